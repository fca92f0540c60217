import { API, type ApiRequest, FIELDS } from '../../packages/protocol/src/index.ts';
import { clientMessage } from '../../packages/room/src/index.ts';
import { type Abouts, OLDER } from './abouts.ts';
import { type Schema, schemaOfValibot, type ValibotSchema } from './schema-of-valibot.ts';
import type { TypeReader } from './type-reader.ts';

const refTo = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** A name for the schemas of a request of the API: `POST /api/me/link` is `POST-me-link`. */
export function apiName(request: ApiRequest): string {
  return request.replace('/api/', '').replaceAll(/[^A-Za-z]+/g, '-');
}

/** The schemas of all messages and of the bodies and answers of the HTTP API. */
export function protocolSchema(reader: TypeReader, abouts: Abouts): Schema {
  const defs: Record<string, Schema> = {};
  const client = clientDefs(abouts);
  const server = Object.fromEntries(
    abouts.messages.map(({ name, type, about }) => [`server-${name}`, { description: about, ...reader.shapeOf(type) }]),
  );
  defs.ClientMessage = { description: 'A message from a client to a table.', anyOf: Object.keys(client).map(refTo) };
  defs.ServerMessage = { description: 'A message from a table to a client.', anyOf: Object.keys(server).map(refTo) };
  Object.assign(defs, client, server);
  for (const [kind, schema] of Object.entries(FIELDS)) {
    defs[`field-${kind}`] = { description: abouts.fields.get(kind), ...schemaOfValibot(schema as unknown as ValibotSchema) };
  }
  Object.assign(defs, apiDefs(reader));
  for (const [name, schema] of [...reader.schemas].sort(([one], [other]) => (one < other ? -1 : 1))) defs[name] = schema;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The protocol of Coven',
    description:
      'Written by `npm run protocol`. Messages on the socket are a ClientMessage or a ServerMessage; a client of the oldest version gets OlderChange in place of server-change; the bodies and answers of the HTTP API have names such as POST-tables-body and POST-tables-answer. The server counts the length of a text in UTF-16 units, as JavaScript does. What a table sends of a game (view, events, asks, outlooks) is the game’s own and not described here.',
    anyOf: [refTo('ClientMessage'), refTo('ServerMessage')],
    $defs: defs,
  };
}

/** The messages of a client, as the schema of the server reads them. */
function clientDefs(abouts: Abouts): Record<string, Schema> {
  const kinds = new Map<unknown, string>(Object.entries(FIELDS).map(([kind, schema]) => [schema, kind]));
  const named = (schema: ValibotSchema): Schema | undefined => {
    const kind = kinds.get(schema);
    return kind === undefined ? undefined : refTo(`field-${kind}`);
  };
  const { options = [] } = clientMessage as unknown as ValibotSchema;
  return Object.fromEntries(
    options.map((option) => {
      const schema = option as ValibotSchema;
      const type = String(schema.entries?.type?.literal);
      return [`client-${type}`, { description: abouts.requests.get(type), ...schemaOfValibot(schema, named) }];
    }),
  );
}

function apiDefs(reader: TypeReader): Record<string, Schema> {
  const defs: Record<string, Schema> = {};
  const api = reader.typeOf(reader.symbol('packages/protocol/src/api-routes.ts', 'API'));
  for (const request of Object.keys(API) as ApiRequest[]) {
    const { body, about } = API[request];
    if (body !== null) {
      const schema = body as unknown as ValibotSchema;
      // Where a body may be missing, what stands for it is an empty object.
      defs[`${apiName(request)}-body`] = schemaOfValibot(schema);
    }
    defs[`${apiName(request)}-answer`] = {
      description: about,
      ...reader.schemaOf(reader.property(reader.property(api, request), 'answer')),
    };
  }
  // Among the named types from here on.
  reader.schemaOf(reader.typeOf(reader.symbol(OLDER, 'OlderChange')));
  reader.schemaOf(reader.typeOf(reader.symbol('packages/protocol/src/api.ts', 'ApiRefusal')));
  return defs;
}
