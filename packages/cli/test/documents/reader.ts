import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../../server/test/support/free-port.ts';
import { Player } from '../../../server/test/support/player.ts';
import { scratch } from '../coven.ts';
import { copyProject } from '../project-copy.ts';
import { ROWS, type Row } from './rows.ts';
import { type } from './shell.ts';

/** Variables that npm and these tests set for themselves. */
const OURS = /^(?:npm_|VITEST|NODE_ENV|NODE_OPTIONS|NODE_COMPILE_CACHE|COVEN_|DEEP|INIT_CWD|TEST|PROD|DEV|MODE|BASE_URL)/;

/** What a person has who is not in `npm run`. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const own = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  return { ...Object.fromEntries(own), PATH: folders.join(delimiter), LANG: 'C' };
}

/** Runs every row where a person would, with an npm that has nothing of its own yet. */
export class Reader {
  readonly clone = join(scratch, 'чиста копія');
  readonly #elsewhere = join(scratch, 'elsewhere');
  #env: NodeJS.ProcessEnv = {};
  readonly #done = new Set<string>();
  #table = '';

  async begin(): Promise<void> {
    copyProject(this.clone);
    mkdirSync(this.#elsewhere);
    const own = ownEnvironment();
    this.#env = {
      ...own,
      PATH: [join(scratch, 'global/bin'), own.PATH].join(delimiter),
      XDG_STATE_HOME: join(scratch, 'state'),
      CLONE: this.clone,
      COVEN_PORT: String(await freePort()),
      npm_config_loglevel: 'error',
      // Nobody is there whom npx could ask before it installs.
      npm_config_yes: 'true',
      npm_config_cache: join(scratch, 'npm'),
      npm_config_prefix: join(scratch, 'global'),
    };
  }

  /** More programs and variables for the rows that follow. */
  gains(programs: string, variables: Readonly<Record<string, string>>): void {
    this.#env = { ...this.#env, ...variables, PATH: [programs, this.#env.PATH].join(delimiter) };
  }

  async run(text: string): Promise<void> {
    const row = ROWS[text];
    if (!row || row.exception !== undefined || this.#done.has(text)) return;
    this.#done.add(text);
    const begun = performance.now();
    const { meanwhile, exit = 0 } = row;
    const result = await type(row.as ?? text, this.#placeOf(row), meanwhile && ((address) => this.#visit(address, meanwhile)));
    console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s  ${text}`);
    if (row.prints) expect(result.printed, text).toMatch(row.prints);
    if (meanwhile === undefined) expect(result.code, `${text}\n${result.printed}`).toBe(exit);
  }

  #placeOf({ place, input = '' }: Row) {
    const env = { ...this.#env, TABLE: this.#table };
    return { cwd: place === undefined ? this.clone : this.#elsewhere, env, input };
  }

  async #visit(address: string, meanwhile: readonly string[]): Promise<void> {
    const page = await fetch(address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!doctype html>')]);
    const player = await Player.named(address, 'Bea');
    this.#table = `${address}/t/${await player.createTable({ game: 'blackmore', chairs: [null, null] })}`;
    for (const text of meanwhile) await this.run(text);
  }
}
