import { fileURLToPath } from 'node:url';
import { Fault } from '@coven/core';

/** Everything a host can set. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly client: string;
  readonly cert: string;
  readonly key: string;
  readonly trustProxy: boolean;
  readonly origins: readonly string[];
  readonly metricsToken: string;
  readonly logLevel: LogLevel;
  readonly connectionsMost: number;
  readonly connectionsPerAddress: number;
  readonly messagesPerSecond: number;
  readonly requestsPerSecond: number;
  readonly tablesMost: number;
  readonly tablesPerGuest: number;
  readonly spectatorsMost: number;
  readonly idleSeconds: number;
  readonly awaySeconds: number;
  readonly keepDays: number;
  readonly botWorkers: number;
  readonly botBudget: number;
  readonly botDelay: number;
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type SettingFault = 'unknown-setting' | 'bad-setting';

type Value = Settings[keyof Settings];

export interface Setting {
  readonly name: keyof Settings;
  /** `--flag`; a switch takes no value. */
  readonly flag: string;
  readonly env: string;
  readonly kind: 'text' | 'number' | 'switch' | 'list';
  readonly byDefault: string;
  /** In English, for `coven serve --help`. */
  readonly about: string;
  /** The value of a text, or `undefined` if it is not one. */
  readonly read: (text: string) => Value | undefined;
}

function whole(least: number, most: number): (text: string) => number | undefined {
  return (text) => {
    const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
}

const anyText = (text: string): string => text;
const yesOrNo = (text: string): boolean | undefined =>
  ['true', '1', 'yes', ''].includes(text) ? true : ['false', '0', 'no'].includes(text) ? false : undefined;
const originList = (text: string): readonly string[] | undefined => {
  const origins = text.split(',').filter((origin) => origin !== '');
  return origins.every((origin) => /^https?:\/\/[^/\s]+$/.test(origin)) ? origins : undefined;
};
const logLevel = (text: string): LogLevel | undefined => LOG_LEVELS.find((level) => level === text);

/** The client as `npm run build` leaves it. */
const BUILT_CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

function setting(
  name: keyof Settings,
  kind: Setting['kind'],
  byDefault: string | number,
  read: Setting['read'],
  about: string,
  flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
): Setting {
  return { name, flag, env: `COVEN_${flag.toUpperCase().replaceAll('-', '_')}`, kind, byDefault: String(byDefault), about, read };
}

/** One row for each setting: the command line, the environment and `--help` are all made from it. */
export const SETTINGS: readonly Setting[] = [
  setting('port', 'number', 8080, whole(0, 65_535), 'port to listen on; 0 takes any free one'),
  setting('host', 'text', '0.0.0.0', anyText, 'address to listen on; 127.0.0.1 for this machine alone'),
  setting('data', 'text', 'coven-data', anyText, 'directory of the database'),
  setting('client', 'text', BUILT_CLIENT, anyText, 'directory of the built client'),
  setting('cert', 'text', '', anyText, 'TLS certificate (PEM file); with --key, serves HTTPS'),
  setting('key', 'text', '', anyText, 'private key of the certificate (PEM file)'),
  setting('trustProxy', 'switch', 'false', yesOrNo, 'believe X-Forwarded-For and -Proto: only behind your own proxy'),
  setting('origins', 'list', '', originList, 'further origins whose pages may talk to this server, with commas'),
  setting('metricsToken', 'text', '', anyText, 'bearer token for /metrics; without it only this machine may read them'),
  setting('logLevel', 'text', 'info', logLevel, `how much to log: ${LOG_LEVELS.join(', ')}`),
  setting('connectionsMost', 'number', 10_000, whole(1, 1_000_000), 'open connections at most'),
  setting('connectionsPerAddress', 'number', 64, whole(1, 1_000_000), 'open connections from one address at most'),
  setting(
    'messagesPerSecond',
    'number',
    20,
    whole(1, 1_000_000),
    'messages a connection may send each second; four times as many from one address',
  ),
  setting('requestsPerSecond', 'number', 30, whole(1, 1_000_000), 'HTTP requests from one address each second'),
  setting('tablesMost', 'number', 100_000, whole(1, 100_000_000), 'stored tables at most'),
  setting('tablesPerGuest', 'number', 20, whole(1, 1_000_000), 'unfinished tables one guest may have made or sit at'),
  setting('spectatorsMost', 'number', 100, whole(0, 100_000), 'spectators at one table at most'),
  setting('idleSeconds', 'number', 120, whole(0, 86_400), 'an empty table leaves memory after this time'),
  setting('awaySeconds', 'number', 15, whole(0, 86_400), 'a bot may stand in for somebody gone this long'),
  setting('keepDays', 'number', 90, whole(1, 36_500), 'tables nobody touched for so long are removed; waiting ones after a tenth of it'),
  setting('botWorkers', 'number', 1, whole(1, 64), 'threads in which bots think'),
  setting('botBudget', 'number', 1000, whole(1, 60_000), 'milliseconds a bot may think'),
  setting('botDelay', 'number', 600, whole(0, 60_000), 'milliseconds a bot takes at least, so that people can follow'),
];

/**
 * Complete settings: what was given by flag wins over the environment, that over the default.
 * Throws a `Fault` with a `SettingFault` code.
 */
export function readSettings(
  given: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string | undefined>> = {},
): Settings {
  for (const name of Object.keys(given)) {
    if (!SETTINGS.some((row) => row.name === name)) throw new Fault<SettingFault>('unknown-setting', { setting: name });
  }
  const values = SETTINGS.map((row): [string, Value] => {
    const text = given[row.name] ?? environment[row.env] ?? row.byDefault;
    const value = row.read(text);
    if (value === undefined) throw new Fault<SettingFault>('bad-setting', { setting: `--${row.flag}`, value: text.slice(0, 60) });
    return [row.name, value];
  });
  const settings = Object.fromEntries(values) as unknown as Settings;
  if ((settings.cert === '') !== (settings.key === ''))
    throw new Fault<SettingFault>('bad-setting', { setting: '--cert and --key', value: '' });
  return settings;
}
