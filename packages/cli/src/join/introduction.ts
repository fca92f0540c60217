import { MAX_NAME_CHARACTERS, type Me } from '@coven/protocol';
import type { Context } from '../command.ts';
import { plainScreen } from '../play/screen.ts';
import type { GuestFile } from './guest-file.ts';
import type { JoinWords } from './join-words.ts';
import { ServerApi, ServerRefusal } from './server-api.ts';
import type { TableAddress } from './table-address.ts';

interface Wanted {
  readonly code: string | undefined;
  readonly name: string | undefined;
}

/** Makes this terminal a guest: the one of a code, the one it was before, or a new one with a name. `undefined`: nobody said a name. */
export async function introduce(
  context: Context,
  address: TableAddress,
  guests: GuestFile,
  words: JoinWords,
  { code, name }: Wanted,
): Promise<ServerApi | undefined> {
  const api = new ServerApi(address.origin, code === undefined ? (guests.cookie(address) ?? '') : '');
  const before = code === undefined ? undefined : await redeemed(api, code);
  const me = await api.me();
  const wanted = name ?? before?.name ?? me.name ?? (await askName(context, words));
  if (wanted === undefined) return undefined;
  if (wanted !== me.name) await api.setName([...wanted].slice(0, MAX_NAME_CHARACTERS).join(''));
  guests.keepCookie(address, api.cookie);
  return api;
}

async function redeemed(api: ServerApi, code: string): Promise<Me> {
  // Typed with spaces, or copied with a line break.
  return api.redeem(code.replace(/\s/g, '').toLowerCase()).catch((error: unknown) => {
    const isMalformed = error instanceof ServerRefusal && error.reason === 'bad-message';
    throw isMalformed ? new ServerRefusal('no-such-code') : error;
  });
}

async function askName({ common, say }: Context, { page }: JoinWords): Promise<string | undefined> {
  if (!process.stdin.isTTY) return common('seat.guest');
  const screen = plainScreen(() => [say('play.goodbye')]);
  const line = await screen.ask(`${page('waiting.your-name')} `);
  screen.close();
  return line === undefined ? undefined : line.trim() || common('seat.guest');
}
