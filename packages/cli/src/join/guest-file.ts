import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Hex, Seat } from '@coven/core';
import type { NonceStore } from '@coven/protocol/client/own-nonce.ts';
import { causeOf } from '../file.ts';
import { randomSecret } from '../secret.ts';
import { UsageError } from '../usage.ts';
import { linkTo, type TableAddress } from './table-address.ts';

/** Of older tables nothing is kept any more. */
const MAX_KEPT = 100;

interface Promised {
  readonly commitment: Hex;
  readonly seat: Seat;
  readonly nonce: Hex;
}

/** What is kept under the link of a table, or the address of a server. */
interface Kept {
  /** Who this terminal is there: secret, like a browser's cookies. */
  readonly cookie: string;
  readonly promised?: Promised;
}

/** Who this terminal is at each table, and what it promised there, in one file that only its owner can read. */
export class GuestFile {
  readonly file: string;

  constructor(env: NodeJS.ProcessEnv) {
    this.file = join(env.XDG_STATE_HOME || join(homedir(), '.local/state'), 'coven/guests.json');
  }

  cookie(address: TableAddress): string | undefined {
    const kept = this.#read();
    return (kept[linkTo(address)] ?? kept[address.origin])?.cookie;
  }

  /** A guest is kept for the server's other tables too, unless there is one already. */
  keepCookie(address: TableAddress, cookie: string): void {
    const kept = this.#read();
    const { [linkTo(address)]: before, ...others } = kept;
    this.#write({ ...others, [address.origin]: kept[address.origin] ?? { cookie }, [linkTo(address)]: { ...before, cookie } });
  }

  /** The server has logged this terminal out. */
  forgetCookie(address: TableAddress): void {
    const gone = this.cookie(address);
    this.#write(Object.fromEntries(Object.entries(this.#read()).filter(([, { cookie }]) => cookie !== gone)));
  }

  nonces(address: TableAddress): NonceStore {
    const link = linkTo(address);
    const promised = () => this.#read()[link]?.promised;
    let commitment: Hex = '';
    return {
      newNonce: randomSecret,
      follow: (room) => {
        if (room.phase === 'waiting') ({ commitment } = room);
      },
      keep: (_, seat, nonce) => {
        const kept = this.#read();
        const cookie = kept[link]?.cookie ?? '';
        this.#write({ ...kept, [link]: { cookie, promised: { commitment, seat, nonce } } });
      },
      find: (room, seat) => {
        const found = promised();
        return found?.commitment === room.commitment && found.seat === seat ? found.nonce : undefined;
      },
    };
  }

  /** A file that cannot be read is like none. */
  #read(): Readonly<Record<string, Kept>> {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Kept>;
    } catch {
      return {};
    }
  }

  #write(kept: Readonly<Record<string, Kept>>): void {
    const next = `${this.file}.new`;
    try {
      mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
      writeFileSync(next, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MAX_KEPT)), null, 1), { mode: 0o600 });
      chmodSync(next, 0o600);
      renameSync(next, this.file);
    } catch (error) {
      rmSync(next, { force: true });
      throw new UsageError('file-not-written', { file: this.file, why: causeOf(error) });
    }
  }
}
