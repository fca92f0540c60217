import type { AnalysedStep } from '@coven/bots/analysis';
import type { LogEntry, Seat } from '@coven/core';
import { factsOf } from '../games/registry.ts';
import { botName } from '../table/bot-name.ts';
import { forgetLocalSave, keepUnproven, localFronts, localSave } from '../table/local-saves.ts';
import type { TableCompany } from '../table/table-company.svelte.ts';
import type { AnalysedGame } from '../worker/analysis-messages.ts';

/** Whether a table goes on from a moment of another game: its deal follows from no seed, so that it proves nothing. */
export async function isStudy({ isLocal, room }: TableCompany): Promise<boolean> {
  return isLocal && (await localSave(room.id).catch(() => undefined))?.study === true;
}

/** A table of this browser that goes on after some steps, bots in the other seats; it takes the place of the study before. Returns its id. */
export async function newStudy(company: TableCompany, game: AnalysedGame, steps: readonly AnalysedStep[], seat: Seat): Promise<string> {
  const strongest = factsOf(company.room.game)?.bots.at(-1) ?? '';
  const players = company.room.chairs.map(({ kind, name }, at) => {
    if (at === seat) return { name: company.players(null)[at]?.name ?? '' };
    return { name: botName(at), bot: (kind === 'bot' ? name : null) ?? strongest };
  });
  const log = steps.flatMap(({ by, moves, draws }): readonly LogEntry[] => [
    ...moves.map((text) => [by ?? 'chance', text] as const),
    ...draws.map((text) => ['chance', text] as const),
  ]);
  for (const { id, study } of (await localFronts()).fronts) if (study) await forgetLocalSave(id);
  return keepUnproven({ game: company.room.game, options: game.options, players }, { version: game.version, log, study: true });
}
