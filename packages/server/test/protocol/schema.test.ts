import { casesOf } from '@coven/core/laws';
import { API, type ApiRequest, FIELDS } from '@coven/protocol';
import { clientMessage, REQUESTS } from '@coven/room';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { apiName } from '../../../../scripts/protocol/schema.ts';
import { FIXTURE_GAMES, recordedSession } from '../fixtures/installation.ts';
import { SCHEMA, Schemas } from './schemas.ts';

const schemas = new Schemas();
const RUNS = casesOf(300, 5000);

/** Texts of lengths around every limit, of letters that count once and twice. */
const long = fc
  .tuple(fc.constantFrom('x', '☾', '🜂'), fc.constantFrom(0, 1, 12, 39, 40, 41, 96, 97, 150, 151, 200, 201, 299, 300, 301, 400, 401))
  .map(([letter, length]) => letter.repeat(length));
const numbers = fc.oneof(
  fc.integer({ min: -1, max: 11 }),
  fc.constantFrom(0.5, 1e300, 2 ** 53 - 1, 2 ** 53, -0),
  fc.double({ noNaN: true }),
);
const texts = fc.oneof(
  long,
  fc.string(),
  fc.string({ unit: 'binary' }),
  ...[/^[a-z0-9-]{1,41}$/, /^[a-zA-Z0-9_-]{7,41}$/, /^[a-z0-9]{9,33}$/, /^[0-9a-f]{16}\n?$/, /^[0-9a-f]{64}\n?$/].map((form) =>
    fc.stringMatching(form),
  ),
);
/** Anything that JSON can say. */
const anything = fc
  .oneof(texts, numbers, fc.boolean(), fc.constant(null), fc.jsonValue())
  .map((value) => JSON.parse(JSON.stringify(value)));

/** What fits a field of each kind. */
const FITTING: Readonly<Record<keyof typeof FIELDS, fc.Arbitrary<unknown>>> = {
  'request-id': fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/),
  table: fc.stringMatching(/^[a-z0-9]{10,32}$/),
  version: fc.nat(),
  cursor: fc.nat(),
  seat: fc.nat({ max: 9 }),
  decision: fc.nat(),
  move: fc.string({ minLength: 1, maxLength: 200 }),
  bot: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  'bot-or-none': fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/)),
  hex: fc.stringMatching(/^[0-9a-f]{64}$/),
  person: fc.stringMatching(/^[0-9a-f]{16}$/),
  'chat-line': fc.string({ minLength: 1, maxLength: 150 }),
  'yes-or-no': fc.boolean(),
};

/** An object whose fields mostly fit, now and then with something else, one missing, or one too many. */
function nearly(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object> {
  const spoiled = Object.entries(fields).map(([name, fits]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof({ arbitrary: fits, weight: 12 }, { arbitrary: anything, weight: 1 }, { arbitrary: fc.constant(undefined), weight: 1 }),
  ]);
  const more = fc.oneof(
    { arbitrary: fc.constant({}), weight: 12 },
    fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), anything, { maxKeys: 2 }),
  );
  return fc.tuple(fc.record(Object.fromEntries(spoiled)), more).map(([own, others]) => JSON.parse(JSON.stringify({ ...others, ...own })));
}

/** Both must say the same of every value, and both must say yes and no at times. */
function expectSameVerdicts(name: string, schema: v.GenericSchema, values: fc.Arbitrary<unknown>, checked = schemas): void {
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(values, (value) => {
      const isRead = v.safeParse(schema, value).success;
      verdicts.add(isRead);
      expect(checked.objection(name, value) === undefined, JSON.stringify(value)).toBe(isRead);
    }),
    { numRuns: RUNS },
  );
  expect([...verdicts].sort()).toEqual([false, true]);
}

const MESSAGES: readonly (readonly [string, Readonly<Record<string, keyof typeof FIELDS>>])[] = [
  ...Object.entries(REQUESTS).map(([type, { body }]) => [type, { id: 'request-id', ...body }] as const),
  ['enter', { room: 'table', cursor: 'cursor', protocol: 'version' }],
  ['ping', {}],
];

function messagesOf(type: string, fields: Readonly<Record<string, keyof typeof FIELDS>>): fc.Arbitrary<object> {
  const own = Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, FITTING[kind]]));
  return nearly({ type: fc.constant(type), ...own });
}

test.each(MESSAGES)('the schema of %s admits what the server reads, and nothing else', (type, fields) => {
  expectSameVerdicts('ClientMessage', clientMessage, messagesOf(type, fields));
});

test('a field of each kind admits what the server reads', () => {
  for (const [kind, schema] of Object.entries(FIELDS)) {
    expectSameVerdicts(`field-${kind}`, schema, fc.oneof(FITTING[kind as keyof typeof FIELDS], anything));
  }
});

test('a schema that admits more is noticed', () => {
  const { additionalProperties: _, ...open } = SCHEMA.$defs['client-sit'] ?? {};
  const broken = new Schemas({ ...SCHEMA, $defs: { ...SCHEMA.$defs, 'client-sit': open } });
  expect(() => expectSameVerdicts('ClientMessage', clientMessage, messagesOf('sit', { id: 'request-id', seat: 'seat' }), broken)).toThrow();
  const seats = { ...SCHEMA.$defs['field-seat'], maximum: 10 };
  const wider = new Schemas({ ...SCHEMA, $defs: { ...SCHEMA.$defs, 'field-seat': seats } });
  expect(() => expectSameVerdicts('field-seat', FIELDS.seat, numbers, wider)).toThrow();
});

const id = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
/** What the bodies of the API hold. */
const BODIES: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  'POST /api/me': { name: fc.string({ minLength: 1, maxLength: 40 }) },
  'POST /api/me/redeem': { code: fc.stringMatching(/^[a-z0-9]{10,40}$/) },
  'POST /api/me/log-out': { device: fc.oneof(fc.constantFrom('others', 'all'), fc.stringMatching(/^[a-z0-9]{10,40}$/)) },
  'POST /api/tables': {
    game: id,
    options: fc.dictionary(fc.oneof({ arbitrary: id, weight: 30 }, fc.string()), fc.oneof(texts, fc.array(texts, { maxLength: 11 })), {
      maxKeys: 3,
    }),
    chairs: fc.array(fc.option(id), { minLength: 1, maxLength: 11 }),
    isPublic: fc.boolean(),
    whenLeft: fc.constantFrom('stand-ins', 'remaining-wins', undefined),
    hasHints: fc.constantFrom(true, false, undefined),
  },
};

/** The server reads a list where an object of options belongs, as one without names; the schema promises less. */
const hasListForObject = (body: object): boolean => Array.isArray((body as { readonly options?: unknown }).options);

test.each(Object.entries(BODIES))('the schema of the body of %s admits what the server reads', (request, fields) => {
  const { body } = API[request as ApiRequest];
  if (body === null) throw new Error(`${request} has no body`);
  const bodies = nearly(fields).filter((value) => !hasListForObject(value));
  expectSameVerdicts(`${apiName(request as ApiRequest)}-body`, body, bodies);
});

test('every body of the API is compared, but those without fields', () => {
  const withFields = Object.entries(API).filter(
    ([, { body }]) => body !== null && 'entries' in body && Object.keys(body.entries).length > 0,
  );
  expect(withFields.map(([request]) => request)).toEqual(Object.keys(BODIES));
});

describe.each(FIXTURE_GAMES)('recorded messages of %s', (game) => {
  const { said, create } = recordedSession(game);
  const texts = (way: string) => said.flatMap(([, one, text = '']) => (one === way ? [JSON.parse(text) as { readonly type: string }] : []));

  test('what people asked is read by server and schema alike', () => {
    expect(schemas.objection('POST-tables-body', create)).toBeUndefined();
    const asked = texts('>');
    expect(asked.length).toBeGreaterThan(20);
    for (const message of asked) expect(schemas.objection('ClientMessage', message) === undefined).toBe(v.is(clientMessage, message));
  });

  test('what the server told then, in the oldest version, fits', () => {
    const heard = texts('<');
    expect(new Set(heard.map(({ type }) => type)).size).toBeGreaterThan(4);
    for (const message of heard)
      expect(schemas.objection(message.type === 'change' ? 'OlderChange' : 'ServerMessage', message)).toBeUndefined();
  });
});
