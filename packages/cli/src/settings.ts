import { Problem } from '@coven/core';
import { readSettings, SETTINGS, type Settings } from '@coven/server';
import type { Flag } from './arguments.ts';
import { type UsageCode, UsageError } from './usage.ts';

/** The names of values in the help. */
const VALUES = { text: 'TEXT', number: 'N', list: 'A,B' } as const;

/** One flag for each of the server's settings, or for the named ones in that order. */
export function settingFlags(...names: readonly string[]): Readonly<Record<string, Flag>> {
  const rows = names.length === 0 ? SETTINGS : names.flatMap((name) => SETTINGS.filter(({ flag }) => flag === name));
  return Object.fromEntries(
    rows.map(({ flag, env, kind, defaultText }): [string, Flag] => {
      if (kind === 'switch') return [flag, { kind, env }];
      // The path of the built client differs from machine to machine; its line in the help says what it is.
      const usual = defaultText === '' || flag === 'client' ? {} : { default: defaultText };
      return [flag, { kind: 'text', value: VALUES[kind], env, ...usual }];
    }),
  );
}

/** The server's settings from flags and environment variables. */
export function settingsFrom(flags: Readonly<Record<string, unknown>>): Settings {
  const given = SETTINGS.flatMap(({ flag, name }) => {
    const value = flags[flag];
    return typeof value === 'string' || value === true ? [[name, String(value)]] : [];
  });
  try {
    return readSettings(Object.fromEntries(given), process.env);
  } catch (error) {
    throw error instanceof Problem ? new UsageError(error.code as UsageCode, error.args as UsageError['args']) : error;
  }
}
