import { analyse, loadJudge } from '@coven/bots/analysis';
import { recordedOptions, seatsIn } from '@coven/core';
import type { AnalysedGame, AnalysisAsk, FromAnalyst } from './analysis-messages.ts';
import { binsOf } from './bins.ts';
import { playableGame } from './games/registry.ts';

/** The same game gives the same figures. */
const SEED = '1';

function post(message: FromAnalyst): void {
  postMessage(message);
}

// A Worker of its own: it computes for a minute, while the tables of the page go on.
self.addEventListener('message', ({ data }: MessageEvent<AnalysisAsk>) => {
  lookThrough(data).then(
    (game) => post({ type: 'done', game }),
    (error: unknown) => {
      console.error(error);
      post({ type: 'failed' });
    },
  );
});

async function lookThrough({ record, files }: AnalysisAsk): Promise<AnalysedGame> {
  const playable = await playableGame(record.game);
  const { game } = playable;
  const options = recordedOptions(record, game, files);
  const { version } = record;
  const rules = game.open(options, seatsIn(record), version);
  // Without a network there may be no reasons; the figures are the same.
  const adviser = await playable.hints?.().catch(() => undefined);
  const looking = analyse(rules, record.log, await loadJudge(playable), { seed: SEED, reasonFor: adviser?.reasonFor });
  let next = looking.next();
  for (; !next.done; next = looking.next()) post({ type: 'progress', progress: next.value });
  const { value: analysis } = next;
  return { analysis, bins: analysis.ledger.map(({ seat }) => binsOf(analysis.steps, seat)), version, options };
}
