import { fileURLToPath } from 'node:url';
import { Problem } from '@coven/core';
import { givenName } from './host-name.ts';

/** Everything a host can set. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** The address of a PostgreSQL database that many nodes share; empty: the database in `data`. */
  readonly database: string;
  /** The address of the NATS server over which nodes with one database tell each other the news; empty: none. */
  readonly bus: string;
  /** The name of this node in the log and in metrics; empty: a random one where nodes share a database, else none. */
  readonly node: string;
  readonly client: string;
  readonly cert: string;
  readonly key: string;
  readonly trustProxy: boolean;
  readonly origins: readonly string[];
  /** Names of this server beyond the machine's own addresses. */
  readonly names: readonly string[];
  readonly metricsToken: string;
  readonly logLevel: LogLevel;
  readonly maxConnections: number;
  readonly connectionsPerGuest: number;
  readonly connectionsPerAddress: number;
  readonly messagesPerSecond: number;
  readonly requestsPerSecond: number;
  readonly maxTables: number;
  readonly tablesPerGuest: number;
  readonly fileBytesPerGuest: number;
  readonly maxFileBytes: number;
  readonly maxSpectators: number;
  readonly drainSeconds: number;
  readonly idleSeconds: number;
  readonly awaySeconds: number;
  readonly revealSeconds: number;
  /** Days until unfinished tables are removed, and the talk of finished games. */
  readonly keepDays: number;
  /** Days until finished games are removed; 0: never. */
  readonly keepFinishedDays: number;
  readonly botWorkers: number;
  readonly botBudget: number;
  readonly botDelay: number;
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type SettingProblem = 'unknown-setting' | 'bad-setting' | 'missing-setting' | 'bus-without-database';

type Value = Settings[keyof Settings];

export interface Setting {
  readonly name: keyof Settings;
  /** The command-line flag without dashes; a switch takes no value. */
  readonly flag: string;
  readonly env: string;
  readonly kind: 'text' | 'number' | 'switch' | 'list';
  readonly defaultText: string;
  /** Parses a text; `undefined` if it is not a valid value. */
  readonly read: (text: string) => Value | undefined;
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

const anyText = (text: string): string => text;
const someText = (text: string): string | undefined => (text === '' ? undefined : text);
const yesOrNo = (text: string): boolean | undefined =>
  ['true', '1', 'yes'].includes(text) ? true : ['false', '0', 'no'].includes(text) ? false : undefined;
const originList = (text: string): readonly string[] | undefined => {
  const origins = text.split(',').filter((origin) => origin !== '');
  return origins.every((origin) => /^https?:\/\/[^/\s]+$/.test(origin)) ? origins : undefined;
};
const nameList = (text: string): readonly string[] | undefined => {
  const names = text.split(',').filter((name) => name !== '');
  return names.every((name) => givenName(name) !== undefined) ? names : undefined;
};
const databaseAddress = (text: string): string | undefined => {
  if (text === '') return text;
  const { protocol, pathname } = URL.parse(text) ?? { protocol: '', pathname: '' };
  return ['postgres:', 'postgresql:'].includes(protocol) && pathname.length > 1 ? text : undefined;
};
const busAddress = (text: string): string | undefined =>
  text === '' || ['nats:', 'tls:'].includes(URL.parse(text)?.protocol ?? '') ? text : undefined;
const nodeName = (text: string): string | undefined => (/^[\w.-]{0,40}$/.test(text) ? text : undefined);
const logLevel = (text: string): LogLevel | undefined => LOG_LEVELS.find((level) => level === text);

/** The client as `npm run build` leaves it. */
const BUILT_CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

function flagOf(name: keyof Settings): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function setting(
  name: keyof Settings,
  kind: Setting['kind'],
  defaultText: string | number,
  read: Setting['read'],
  flag = flagOf(name),
  env = `COVEN_${flag.toUpperCase().replaceAll('-', '_')}`,
): Setting {
  return { name, flag, env, kind, defaultText: String(defaultText), read };
}

function number(name: keyof Settings, defaultText: number, min: number, max: number, flag = flagOf(name)): Setting {
  return setting(name, 'number', defaultText, (text) => wholeNumber(text, min, max), flag);
}

/** One row for each setting: the command line, environment variables and `--help` are all derived from it. */
export const SETTINGS: readonly Setting[] = [
  number('port', 8080, 0, 65_535),
  setting('host', 'text', '0.0.0.0', someText),
  setting('data', 'text', 'coven-data', someText),
  setting('database', 'text', '', databaseAddress, 'database', 'DATABASE_URL'),
  setting('bus', 'text', '', busAddress, 'bus', 'NATS_URL'),
  setting('node', 'text', '', nodeName),
  setting('client', 'text', BUILT_CLIENT, someText),
  setting('cert', 'text', '', anyText),
  setting('key', 'text', '', anyText),
  setting('trustProxy', 'switch', 'false', yesOrNo),
  setting('origins', 'list', '', originList),
  setting('names', 'list', '', nameList),
  setting('metricsToken', 'text', '', anyText),
  setting('logLevel', 'text', 'warn', logLevel),
  number('maxConnections', 10_000, 1, 1_000_000, 'connections-most'),
  number('connectionsPerGuest', 32, 1, 1_000_000),
  number('connectionsPerAddress', 256, 1, 1_000_000),
  number('messagesPerSecond', 20, 1, 1_000_000),
  number('requestsPerSecond', 30, 1, 1_000_000),
  number('maxTables', 100_000, 1, 100_000_000, 'tables-most'),
  number('tablesPerGuest', 20, 1, 1_000_000),
  number('fileBytesPerGuest', 4_000_000, 0, 1_000_000_000),
  number('maxFileBytes', 1_000_000_000, 0, 100_000_000_000),
  number('maxSpectators', 100, 0, 100_000, 'spectators-most'),
  number('drainSeconds', 0, 0, 600),
  number('idleSeconds', 120, 0, 86_400),
  number('awaySeconds', 60, 0, 86_400),
  number('revealSeconds', 20, 1, 600),
  number('keepDays', 90, 1, 36_500),
  number('keepFinishedDays', 0, 0, 36_500),
  number('botWorkers', 1, 1, 64),
  number('botBudget', 1000, 1, 60_000),
  number('botDelay', 600, 0, 60_000),
];

/**
 * Complete settings: a flag overrides the environment variable, which overrides the default.
 * Throws a `Problem` with a `SettingProblem` code.
 */
export function readSettings(
  given: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string | undefined>> = {},
): Settings {
  for (const name of Object.keys(given)) {
    if (!SETTINGS.some((row) => row.name === name)) throw new Problem<SettingProblem>('unknown-setting', { setting: name });
  }
  const values = SETTINGS.map((row): [string, Value] => {
    const byFlag = given[row.name];
    // An empty variable counts as unset: scripts and containers pass unset variables on as empty ones.
    const text = byFlag ?? (environment[row.env] || row.defaultText);
    const value = row.read(text);
    if (value === undefined) {
      const setting = byFlag === undefined ? row.env : `--${row.flag}`;
      throw new Problem<SettingProblem>('bad-setting', { setting, value: withoutPassword(text).slice(0, 60) });
    }
    return [row.name, value];
  });
  const settings = Object.fromEntries(values) as unknown as Settings;
  if ((settings.cert === '') !== (settings.key === ''))
    throw new Problem<SettingProblem>('missing-setting', { setting: settings.cert === '' ? '--cert' : '--key' });
  if (settings.bus !== '' && settings.database === '') throw new Problem<SettingProblem>('bus-without-database');
  return settings;
}

/** An address may hold a password. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/[^@]*@/, '//…@');
}
