import type { RulesVersions } from '@coven/core';

/** Versions of the rules. A change that would replay an old log differently gets a row here and is asked for by name where it matters. */
export const VERSIONS: RulesVersions<never> = {
  changes: [],
  data: ['3373be138241e20cece2aef96eb9b2a6e4a1f0101e7723d98bbb99513df25fc5'],
};
