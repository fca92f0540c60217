import type { Seat, Types } from '@coven/core';
import type { ClosingReason, Room } from '@coven/protocol';
import type { OwnNonce } from '@coven/protocol/client/own-nonce.ts';
import { type Answer, type Request, TableClient } from '@coven/protocol/client/table-client.ts';
import type { Line, Transport } from '@coven/protocol/client/transport.ts';
import type { Update } from '@coven/protocol/fold';
import { BoardView } from './board-view.svelte.ts';
import { keepHead } from './kept.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { Sent } from './own-move.svelte.ts';
import { Refusals } from './refusals.svelte.ts';
import { SeatControls, type Teaching } from './seat-controls.svelte.ts';
import { playIfOn } from './showing.ts';
import { TableCompany } from './table-company.svelte.ts';

type Ask = (request: Request) => Promise<Answer>;

export interface LiveTableTerms {
  readonly transport: Transport;
  readonly id: string;
  /** The client's part of the chance, where people do not share this device. */
  nonce?(ask: Ask): OwnNonce;
  readonly teaching?: Teaching;
  /** Called with the first message, which names the game; what arrives meanwhile waits. */
  load(room: Room): LoadedGame | Promise<LoadedGame>;
  /** Called at once, whether the game is loaded yet or not. */
  line?(line: Line): void;
  closing?(reason: ClosingReason, args: ClosingArgs): void;
}

export type ClosingArgs = Readonly<Record<string, string | number>>;

/** A table at the end of a line: what lies on it, what the viewer may do, and who is there. */
export class LiveTable {
  readonly board: BoardView;
  readonly controls: SeatControls;
  readonly company: TableCompany;
  readonly #client: TableClient;

  private constructor({ game, facts }: LoadedGame, client: TableClient, room: Room, { nonce, teaching }: LiveTableTerms) {
    const ask = client.request.bind(client);
    const refusals = new Refusals<Sent<Types['move']>>(
      () => this.controls.decision ?? null,
      () => playIfOn('no'),
    );
    this.#client = client;
    this.company = new TableCompany(room, ask, refusals, nonce?.(ask));
    this.board = new BoardView(game, facts, this.company);
    this.controls = new SeatControls(this.board, this.company, { ask, refusals, teaching });
    this.board.controls = this.controls;
  }

  /** Resolves once the table has described itself and its game is loaded. */
  static open(terms: LiveTableTerms): Promise<LiveTable> {
    return new Promise((resolve, reject) => {
      let table: LiveTable | undefined;
      let isLoading = false;
      const held: ((table: LiveTable) => void)[] = [];
      const tell = (news: (table: LiveTable) => void) => void (table ? news(table) : held.push(news));
      const begin = async (room: Room) => {
        isLoading = true;
        const opened = new LiveTable(await terms.load(room), client, room, terms);
        for (const news of held) news(opened);
        table = opened;
        resolve(opened);
      };
      const client: TableClient = new TableClient(terms.transport, terms.id, {
        room: (room, seat) => {
          tell((it) => it.#describe(room, seat));
          if (!isLoading) begin(room).catch(reject);
        },
        update: (update, isCatchUp) => tell((it) => it.#receive(update, isCatchUp)),
        chat: (message) => tell(({ company }) => company.chat.add(message)),
        line: (now) => {
          tell(({ company }) => company.followLine(now));
          terms.line?.(now);
        },
        closing: (reason, args) => {
          tell(({ company }) => {
            company.closed = reason;
          });
          terms.closing?.(reason, args);
        },
      });
    });
  }

  close(): void {
    this.#client.close();
  }

  #describe(room: Room, seat: Seat | null): void {
    // The last picture comes first: the result must not be read before the last card has landed.
    const { pictures } = this.board;
    if (room.phase === 'over' && pictures.isShowing) pictures.afterwards(() => this.#describe(room, seat));
    else this.company.follow(room, seat);
  }

  #receive(update: Update, isCatchUp: boolean): void {
    // Nobody will check a lesson.
    if (!this.controls.teaching) keepHead(this.company.room.id, update);
    // A touch must never fall on a picture that the own move has already made old.
    if (this.controls.sent !== null) this.board.pictures.hurry();
    this.board.pictures.add(update, isCatchUp);
  }
}
