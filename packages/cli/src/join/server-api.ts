import { platform } from 'node:os';
import { type ApiReason, type ApiRefusal, type Me, PROTOCOL_HEADER, PROTOCOL_VERSION } from '@coven/protocol';
import { causeOf } from '../file.ts';
import { UsageError } from '../usage.ts';
import { versionNumber } from '../version.ts';

/** How long the server may take to answer, in milliseconds. */
const PATIENCE = 15_000;
const SYSTEMS: Readonly<Record<string, string>> = { linux: 'Linux', darwin: 'Mac OS X', win32: 'Windows' };

/** What a guest recognizes this terminal by in the list of devices. */
export const USER_AGENT = `Coven/${versionNumber()} (${SYSTEMS[platform()] ?? platform()})`;

/** The server refused a request. */
export class ServerRefusal extends Error {
  readonly reason: ApiReason;

  constructor(reason: ApiReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The HTTP API of a server, as one guest. */
export class ServerApi {
  readonly #origin: string;
  /** Empty until the server has given one. */
  cookie: string;

  constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.cookie = cookie;
  }

  /** Also checks that it is a server this program can talk to. */
  async me(): Promise<Me> {
    const response = await this.#reach('/api/me');
    const version = response.headers.get(PROTOCOL_HEADER);
    if (response.ok && version === null) throw new UsageError('no-coven', { server: this.#origin });
    if (response.ok && Number(version) > PROTOCOL_VERSION) throw new UsageError('other-protocol', { server: this.#origin });
    return this.#answer<Me>(response);
  }

  async setName(name: string): Promise<Me> {
    return this.#answer<Me>(await this.#reach('/api/me', { name }));
  }

  async redeem(code: string): Promise<Me> {
    return this.#answer<Me>(await this.#reach('/api/me/redeem', { code }));
  }

  /** The record of a finished game as text; `undefined` if there is none. */
  async record(room: string): Promise<string | undefined> {
    const response = await this.#reach(`/api/tables/${room}/record`);
    return response.ok ? response.text() : undefined;
  }

  async #answer<Answer>(response: Response): Promise<Answer> {
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer as Answer;
    const reason = (answer as ApiRefusal | null)?.error?.reason;
    if (reason === undefined) throw new UsageError('no-coven', { server: this.#origin });
    throw new ServerRefusal(reason);
  }

  async #reach(path: string, body?: object): Promise<Response> {
    const headers = {
      'user-agent': USER_AGENT,
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    try {
      const response = await fetch(this.#origin + path, { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE), ...post });
      const [cookie] = response.headers.getSetCookie();
      if (cookie !== undefined) this.cookie = cookie.split(';', 1)[0] ?? '';
      return response;
    } catch (error) {
      const { cause } = error as { cause?: unknown };
      throw new UsageError('server-unreachable', { server: this.#origin, why: causeOf(cause ?? error) });
    }
  }
}
