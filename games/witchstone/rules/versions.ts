import type { RulesVersions } from '@coven/core';

export type ChangeId = 'waiting-special-hex' | 'tiles-that-fit' | 'idle-points';

/** Versions of the rules. A row per change; `rules.ts` asks for it by name. */
export const VERSIONS: RulesVersions<ChangeId> = {
  changes: [
    {
      id: 'waiting-special-hex',
      since: 2,
      rule: 'WS-7.4',
      what: 'The silver cell for special hexes counts those that wait on the agenda, too.',
    },
    {
      id: 'tiles-that-fit',
      since: 2,
      rule: 'WS-2.1',
      what: 'While no tile fits but taking out crystals can help, only crystals are offered, no tiles.',
    },
    {
      id: 'idle-points',
      since: 2,
      rule: 'WS-2.2',
      what: 'Points that nothing on the agenda can use any more are skipped instead of waiting for a stop.',
    },
  ],
  data: [
    '37be0d54e99999a84d6245196b2cd3ea59b0a1039265f9831fbe4a5d9d434123',
    '37be0d54e99999a84d6245196b2cd3ea59b0a1039265f9831fbe4a5d9d434123',
  ],
};
