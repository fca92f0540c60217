import type { RulesVersions } from '@coven/core';

/** Versions of the rules. A change that would replay an old log differently gets a row here and is asked for by name where it matters. */
export const VERSIONS: RulesVersions<never> = {
  changes: [],
  data: ['cea3071e9f114e9a6c50d14aa1af62083991d713cd780277fa6ca06927d3d7dd'],
};
