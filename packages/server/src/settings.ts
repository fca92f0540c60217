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
type LogLevel = (typeof LOG_LEVELS)[number];

export type SettingFault = 'unknown-setting' | 'bad-setting' | 'missing-setting';

type Value = Settings[keyof Settings];

export interface Setting {
  readonly name: keyof Settings;
  /** `--flag`; a switch takes no value. */
  readonly flag: string;
  readonly env: string;
  readonly kind: 'text' | 'number' | 'switch' | 'list';
  readonly byDefault: string;
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
const someText = (text: string): string | undefined => (text === '' ? undefined : text);
const yesOrNo = (text: string): boolean | undefined =>
  ['true', '1', 'yes'].includes(text) ? true : ['false', '0', 'no'].includes(text) ? false : undefined;
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
  flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
): Setting {
  return { name, flag, env: `COVEN_${flag.toUpperCase().replaceAll('-', '_')}`, kind, byDefault: String(byDefault), read };
}

/** One row for each setting: the command line, the environment and `--help` are all made from it. */
export const SETTINGS: readonly Setting[] = [
  setting('port', 'number', 8080, whole(0, 65_535)),
  setting('host', 'text', '0.0.0.0', someText),
  setting('data', 'text', 'coven-data', someText),
  setting('client', 'text', BUILT_CLIENT, someText),
  setting('cert', 'text', '', anyText),
  setting('key', 'text', '', anyText),
  setting('trustProxy', 'switch', 'false', yesOrNo),
  setting('origins', 'list', '', originList),
  setting('metricsToken', 'text', '', anyText),
  setting('logLevel', 'text', 'warn', logLevel),
  setting('connectionsMost', 'number', 10_000, whole(1, 1_000_000)),
  setting('connectionsPerAddress', 'number', 64, whole(1, 1_000_000)),
  setting('messagesPerSecond', 'number', 20, whole(1, 1_000_000)),
  setting('requestsPerSecond', 'number', 30, whole(1, 1_000_000)),
  setting('tablesMost', 'number', 100_000, whole(1, 100_000_000)),
  setting('tablesPerGuest', 'number', 20, whole(1, 1_000_000)),
  setting('spectatorsMost', 'number', 100, whole(0, 100_000)),
  setting('idleSeconds', 'number', 120, whole(0, 86_400)),
  setting('awaySeconds', 'number', 15, whole(0, 86_400)),
  setting('keepDays', 'number', 90, whole(1, 36_500)),
  setting('botWorkers', 'number', 1, whole(1, 64)),
  setting('botBudget', 'number', 1000, whole(1, 60_000)),
  setting('botDelay', 'number', 600, whole(0, 60_000)),
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
    const byFlag = given[row.name];
    // Empty is as good as unset: so scripts and containers hand on a variable that they were not given.
    const text = byFlag ?? (environment[row.env] || row.byDefault);
    const value = row.read(text);
    if (value === undefined) {
      const setting = byFlag === undefined ? row.env : `--${row.flag}`;
      throw new Fault<SettingFault>('bad-setting', { setting, value: text.slice(0, 60) });
    }
    return [row.name, value];
  });
  const settings = Object.fromEntries(values) as unknown as Settings;
  if ((settings.cert === '') !== (settings.key === ''))
    throw new Fault<SettingFault>('missing-setting', { setting: settings.cert === '' ? '--cert' : '--key' });
  return settings;
}
