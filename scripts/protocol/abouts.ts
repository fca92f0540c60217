import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { ROOT, TypeReader } from './type-reader.ts';

const PROTOCOL = 'packages/protocol/src';
const REQUESTS = 'packages/room/src/requests/index.ts';
const CLIENT = 'packages/room/src/client-message.ts';
export const OLDER = 'scripts/protocol/older-change.ts';
const AREAS = 'packages/server/src/http/areas/*.ts';

interface Message {
  readonly name: string;
  readonly type: ts.Type;
  readonly about: string;
}

type Reasons = readonly (readonly [reason: string, about: string])[];

/** What the rows say of themselves in their comments. */
export interface Abouts {
  /** Of requests, and of what else a client sends. */
  readonly requests: ReadonlyMap<string, string>;
  /** By kind of a field. */
  readonly fields: ReadonlyMap<string, string>;
  readonly settings: ReadonlyMap<string, string>;
  readonly messages: readonly Message[];
  readonly reasons: { readonly RoomReason: Reasons; readonly ClosingReason: Reasons; readonly ApiReason: Reasons };
  /** What each request of the API takes from the limits. */
  readonly costs: ReadonlyMap<string, number>;
}

export function newReader(): TypeReader {
  return new TypeReader([`${PROTOCOL}/index.ts`, REQUESTS, CLIENT, OLDER]);
}

export function aboutsOf(reader: TypeReader): Abouts {
  const others = reader.members(CLIENT, 'ClientMessage').filter(({ about }) => about !== '');
  const reasons = (path: string, name: string): Reasons =>
    reader.members(`${PROTOCOL}/${path}`, name).map(({ type, about }) => [(type as ts.StringLiteralType).value, about]);
  return {
    requests: new Map([
      ...reader.aboutEach(REQUESTS, 'REQUESTS'),
      ...others.map(({ type, about }): [string, string] => [reader.tag(type), about]),
    ]),
    fields: reader.aboutEach(`${PROTOCOL}/fields.ts`, 'FIELDS'),
    settings: reader.aboutEach(`${PROTOCOL}/table-settings.ts`, 'TABLE_SETTINGS'),
    messages: reader.members(`${PROTOCOL}/messages.ts`, 'ServerMessage').map((member) => ({ name: reader.tag(member.type), ...member })),
    reasons: {
      RoomReason: reasons('reasons.ts', 'RoomReason'),
      ClosingReason: reasons('reasons.ts', 'ClosingReason'),
      ApiReason: reasons('api.ts', 'ApiReason'),
    },
    costs: costs(),
  };
}

/** As they stand beside the handlers. */
function costs(): ReadonlyMap<string, number> {
  const sources = globSync(AREAS, { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const served = sources.flatMap((text) => [...text.matchAll(/\bserve\(app, '([^']+)', \{(?: cost: (\d+) )?\}/g)]);
  return new Map(served.map(([, request = '', cost = '1']) => [request, Number(cost)]));
}
