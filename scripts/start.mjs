// `npm start`: installs what is missing, builds the app and serves it.
import { ensureInstalled, run } from './installed.mjs';
import { serve } from './serve.mjs';

ensureInstalled();
const built = run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']);
if (built.status !== 0) process.exit(built.status ?? 1);
await serve();
