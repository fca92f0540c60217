import type { RulesVersions } from '@coven/core';

/** The versions of the rules. A change that would replay an old log differently gets a row here; the rules query it by id. */
export const VERSIONS: RulesVersions<never> = {
  changes: [],
  data: ['518dcacc5b5d90b7c096bfd98d0c60e9b8550b364aa9f7bf0c3a29cf02f509eb'],
};
