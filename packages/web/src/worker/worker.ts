import { Fault, type Json, readRecord, verifyRecord, writeRecord } from '@coven/core';
import { type ClientMessage, entriesAtHead } from '@coven/protocol';
import { playableGame, recordedGame } from './games/registry.ts';
import { LocalTable } from './local-table.ts';
import type { Answers, Ask, AskMessage, Failure, FromWorker } from './messages.ts';
import { framesOf } from './replay.ts';

const tables = new Map<string, LocalTable>();

function tell(message: FromWorker): void {
  postMessage(message);
}

self.addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  const { number, ask, port } = data;
  try {
    tell({ type: 'answer', number, answer: await answer(ask, port) });
  } catch (error) {
    tell({ type: 'failure', number, failure: failureOf(error) });
  }
});

async function answer(ask: Ask, port: MessagePort | undefined): Promise<Answers[Ask['type']]> {
  switch (ask.type) {
    case 'open': {
      const { save } = ask;
      const game = await playableGame(save.game);
      if (tables.has(save.id)) return true;
      const table = new LocalTable(game, save, ask.botDelay, (saved) => tell({ type: 'saved', save: saved }));
      tables.set(save.id, table);
      table.begin();
      return true;
    }
    case 'connect': {
      const table = tableOf(ask.table);
      if (!port) throw new Error('a connection needs a port');
      const receive = table.connect(ask.viewer, (message) => port.postMessage(message));
      port.onmessage = ({ data }: MessageEvent<ClientMessage>) => receive(data);
      return true;
    }
    case 'record':
      return writeRecord(tableOf(ask.table).record());
    case 'read':
      return readRecord(ask.text);
    case 'verify': {
      const record = readRecord(ask.text);
      const game = await recordedGame(record);
      const proof = verifyRecord(record, [game], ask.files);
      return { proof, record, hasHeads: ask.heads.every((head) => entriesAtHead(record, head) !== undefined) };
    }
    case 'replay': {
      const record = readRecord(ask.text);
      const game = await recordedGame(record);
      verifyRecord(record, [game], ask.files);
      return framesOf(record, game, ask.viewer, ask.files);
    }
    case 'check-file': {
      const { game } = await playableGame(ask.game);
      const option = game.options.find(({ id }) => id === ask.option);
      return option?.kind === 'file' ? option.check(ask.text) : [];
    }
    case 'advise': {
      const { advise } = await playableGame(ask.game);
      return (advise?.(ask.view) ?? null) as Json | null;
    }
    default:
      return ask satisfies never;
  }
}

function tableOf(id: string): LocalTable {
  const table = tables.get(id);
  if (!table) throw new Error(`no table ${id} in this page`);
  return table;
}

function failureOf(error: unknown): Failure {
  if (error instanceof Fault) return { code: error.code, args: error.args };
  return { code: 'broken', args: { text: error instanceof Error ? error.message : String(error) } };
}
