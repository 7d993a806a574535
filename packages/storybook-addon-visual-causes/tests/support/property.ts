// oxlint-disable-next-line no-restricted-imports
import * as fc from 'fast-check';

/**
 * Runs use the same cases; `PROPERTY_SEED=<number>` tries others, and a failure prints its seed.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) });

export { fc };
