// Property tests draw the same values in every run of the same code, so that a red run says something about the change and
// can be repeated. `KUROKO_SEED=12 npx vitest run …` draws others: do that with a few seeds after writing a property.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.KUROKO_SEED ?? 82) });

export default fc;
