import type { RulesVersions } from '@coven/core';

/** Versions of the rules. A change that would replay an old log differently gets a row here and is asked for by name where it matters. */
export const VERSIONS: RulesVersions<never> = {
  changes: [],
  data: ['051015eb9d8123b6653579117087363d9614d095be211df1d1b6bed07398551a'],
};
