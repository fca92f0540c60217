import { FINAL_REASONS } from '../../packages/protocol/client/transport.ts';
import { API, type ApiRequest, type ClosingReason, TABLE_SETTINGS } from '../../packages/protocol/src/index.ts';
import * as limits from '../../packages/protocol/src/limits.ts';
import { type ClientMessage, REQUESTS, type RequestRow } from '../../packages/room/src/index.ts';
import { messageWeight } from '../../packages/server/src/http/weights.ts';
import type { Abouts } from './abouts.ts';
import { exampleUpdates, type Told } from './example.ts';
import { apiName } from './schema.ts';
import type { Schema } from './schema-of-valibot.ts';

type Defs = Readonly<Record<string, Schema>>;

/** The parts of the document that follow from the rows, by name. */
export function sections(schema: Schema, abouts: Abouts): Readonly<Record<string, string>> {
  const defs = schema.$defs as Defs;
  return {
    http: httpTable(defs, abouts),
    bodies: bodyTables(defs),
    settings: settingsTable(abouts),
    requests: requestTable(abouts),
    fields: fieldKinds(defs),
    messages: messageTables(defs, abouts),
    types: typeTables(defs),
    refusals: reasonTable(abouts.reasons.RoomReason),
    closings: closingTable(abouts),
    'http-refusals': reasonTable(abouts.reasons.ApiReason),
    limits: limitTable(),
    ...exampleSections(),
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;

/** Comments name constants; the document tells their values. */
function told(about: unknown): string {
  return String(about ?? '').replaceAll(/`([A-Z_]+)`/g, (name, constant: string) => {
    const value = (limits as Readonly<Record<string, unknown>>)[constant];
    return value === undefined ? name : String(value);
  });
}

/** What a schema admits, in a few words. */
function typeText(schema: Schema): string {
  const { $ref, anyOf, type, items, prefixItems, properties, additionalProperties } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (typeof $ref === 'string') return $ref.replace('#/$defs/', '').replace(/^field-/, '');
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(anyOf)) return anyOf.map(typeText).join(' | ');
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(typeText).join(', ')}]`;
  if (type === 'array') {
    const each = typeText(items as Schema);
    return each.includes(' | ') ? `(${each})[]` : `${each}[]`;
  }
  if (type === 'object' && properties) return 'object';
  if (type === 'object') return `{ [name]: ${typeText(additionalProperties as Schema)} }`;
  return typeof type === 'string' ? type : 'Json';
}

function fieldsTable(schema: Schema): string {
  const { properties = {}, required = [] } = schema as { properties?: Defs; required?: readonly string[] };
  const rows = Object.entries(properties).map(([name, field]) => [
    code(name) + (required.includes(name) ? '' : ' (may be missing)'),
    code(typeText(field)),
    told(field.description),
  ]);
  return table(['field', 'type', ''], rows);
}

function hasFields({ properties = {} }: Schema): boolean {
  return Object.keys(properties as object).length > 0;
}

function httpTable(defs: Defs, { costs }: Abouts): string {
  const rows = (Object.keys(API) as ApiRequest[]).map((request) => {
    const { properties = {} } = defs[`${apiName(request)}-body`] ?? {};
    const names = Object.keys(properties as object);
    const body = API[request].body === null ? '' : names.length === 0 ? code('{}') : code(`{ ${names.join(', ')} }`);
    return [code(request), body, API[request].about, String(costs.get(request))];
  });
  return table(['request', 'body', 'answer', 'cost'], rows);
}

function bodyTables(defs: Defs): string {
  const bodies = Object.keys(API)
    .map((request) => [request, defs[`${apiName(request as ApiRequest)}-body`]] as const)
    .flatMap(([request, body]) => (body && hasFields(body) ? [`${code(request)}:\n\n${fieldsTable(body)}`] : []));
  return bodies.join('\n\n');
}

function settingsTable({ settings }: Abouts): string {
  const rows = Object.entries(TABLE_SETTINGS).map(([name, choices]) => {
    const values = Object.values(choices).map((value: unknown) => (value === undefined ? 'missing' : code(JSON.stringify(value))));
    return [code(name), values.join(', '), settings.get(name) ?? ''];
  });
  return table(['setting', 'values, the default first', ''], rows);
}

function requestTable({ requests }: Abouts): string {
  const rows = Object.entries(REQUESTS).map(([type, row]) => {
    const { body, weight, needsName }: RequestRow = row;
    const fields = Object.entries(body).map(([name, kind]) => (name === kind ? code(name) : `${code(name)} (${kind})`));
    return [code(type), fields.join(', '), String(weight), told(requests.get(type)) + (needsName ? ' Needs a name.' : '')];
  });
  const table1 = table(['request', 'fields (kind)', 'weight', ''], rows);
  const entering = { type: 'enter', room: '' } as const;
  const weights = (message: ClientMessage) => String(messageWeight(message));
  const others = [
    [
      code('enter'),
      '`room` (table), `cursor` and `protocol` (version), which may be missing',
      `${weights({ ...entering, cursor: 1 })}, without a cursor ${weights(entering)}`,
      told(requests.get('enter')),
    ],
    [code('ping'), '', weights({ type: 'ping' }), told(requests.get('ping'))],
  ];
  return `${table1}\n\nTwo messages are no requests and have no id:\n\n${table(['message', 'fields (kind)', 'weight', ''], others)}`;
}

function fieldKinds(defs: Defs): string {
  const kinds = Object.entries(defs).filter(([name]) => name.startsWith('field-'));
  return table(
    ['kind', 'what fits', ''],
    kinds.map(([name, { description, ...schema }]) => [name.replace('field-', ''), code(JSON.stringify(schema)), told(description)]),
  );
}

function messageTables(defs: Defs, { messages }: Abouts): string {
  return messages.map(({ name, about }) => `#### \`${name}\`\n${told(about)}\n\n${fieldsTable(defs[`server-${name}`] ?? {})}`).join('\n\n');
}

/** The named types that have fields or values of their own. */
function typeTables(defs: Defs): string {
  const named = Object.entries(defs).filter(
    ([name]) => /^[A-Z][A-Za-z]+$/.test(name) && !name.endsWith('Message') && !name.endsWith('Reason'),
  );
  return named
    .map(([name, schema]) => {
      const text = hasFields(schema) ? `\n\n${fieldsTable(schema)}` : ` ${code(typeText(schema))}`;
      return `#### \`${name}\`\n${told(schema.description)}${text}`.replace(/\n+/, '\n').replace(/^(#### .*)\n+\|/, '$1\n\n|');
    })
    .join('\n\n');
}

function reasonTable(reasons: Abouts['reasons']['RoomReason']): string {
  return table(
    ['reason', ''],
    reasons.map(([reason, about]) => [code(reason), told(about)]),
  );
}

function closingTable({ reasons }: Abouts): string {
  const rows = reasons.ClosingReason.map(([reason, about]) => [
    code(reason),
    FINAL_REASONS.has(reason as ClosingReason) ? 'no' : 'yes',
    told(about),
  ]);
  return table(['reason', 'try again?', ''], rows);
}

function limitTable(): string {
  return table(
    ['limit', ''],
    [
      [String(limits.MAX_MESSAGE_BYTES), 'bytes of a message that a client sends'],
      [String(limits.MAX_CHAT_CHARACTERS), 'characters of a line of chat'],
      [String(limits.MAX_NAME_CHARACTERS), 'characters of a name; the rest is cut off'],
      [String(limits.MAX_OUTLOOKS), 'moves, beyond which no outlooks are given'],
      [String(limits.PROTOCOL_VERSION), 'the version of the protocol that this document describes'],
      [String(limits.OLDEST_PROTOCOL), 'the oldest version that the server speaks'],
    ],
  );
}

const json = (text: string): string => `\`\`\`json\n${text}\n\`\`\``;

function exampleSections(): Readonly<Record<string, string>> {
  const [first, ...changes] = exampleUpdates();
  if (!first) throw new Error('an example without updates');
  return {
    'example-whole': json(first.text),
    'example-changes': changes.map(changeText).join('\n\n'),
    'example-older': changes
      .slice(0, 2)
      .map(({ older }) => json(older))
      .join('\n\n'),
  };
}

function changeText({ by, move, text, update }: Told): string {
  const { cursor, shown, view, awaited, isOver, choices } = update;
  const lines = Object.entries({ cursor, shown, view, awaited, isOver, choices }).map(
    ([name, value]) => `"${name}":${JSON.stringify(value)}`,
  );
  return `Seat ${by} made the move ${code(move)}:\n\n${json(text)}\n\nand so the game is:\n\n${json(`{${lines.join(',\n ')}}`)}`;
}
