import type { Pieces } from '@coven/words';
import { type Task, tasksOf } from './agenda.ts';
import type { WitchstoneBoard } from './board.ts';
import { lookOf } from './look.svelte.ts';
import { say } from './say.ts';

/** What is asked now that part of it is chosen: tile, place, confirmation; or the only thing left on the agenda. */
export function headline(board: WitchstoneBoard, pieces: Pieces): string | undefined {
  const words = board.words;
  const { ask, selected, view } = board;
  const pieceOf = (kind: string, id: string) => pieces.piece(kind, id, words.piece(kind, id));
  // A crystal that was touched meanwhile is asked for like everything else.
  if (ask?.type === 'tile' && view.tile !== null && (selected === null || selected.type === 'lay')) {
    return say(selected?.type === 'lay' ? 'ws.ask.here' : 'ws.ask.lay', { tile: pieceOf('pair', view.tile) });
  }
  if (selected?.type === 'stop') return say('ws.ask.stop');
  if (selected !== null) return say('ws.ask.sure', { move: words.move(selected, pieces) });
  if (ask?.type !== 'agenda') return undefined;
  const tasks = tasksOf(view, board.moves).filter(({ moves }) => moves.length > 0);
  const [only, ...others] = tasks;
  if (only === undefined) return board.moves.some(({ type }) => type === 'boost') ? say('ws.ask.boost') : undefined;
  if (others.length === 0) return headlineOf(only);
  return say('ws.ask.agenda', { list: tasks.map(nameOf).join(', ') });

  function nameOf({ action, pair, count }: Task): string {
    if (pair !== null) return pieceOf('pair', pair);
    return action === null ? words.say('table.free-choice') : `${pieceOf('action', action)} ${count}`;
  }

  function headlineOf({ kind, action, pair, moves }: Task): string | undefined {
    switch (kind) {
      case 'hex':
        return say('ws.ask.hex', { special: pieceOf('pair', pair ?? '') });
      case 'choice':
      case 'collect':
      case 'open':
        return say(`ws.ask.${kind}`);
      case 'pool':
      case 'scroll':
        if (action === 'crystal' && lookOf(board).crystal !== null) return say('ws.ask.crystal-to');
        if (action === 'witch' && moves.every(({ type }) => type === 'prepare')) return say('ws.ask.prepare');
        if (action === 'witch' && moves.every(({ type }) => type === 'send')) return say('ws.ask.send');
        return action === null ? undefined : say(`ws.ask.${action}`);
      default:
        return undefined;
    }
  }
}
