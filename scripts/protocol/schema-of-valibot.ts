/** A JSON Schema (draft 2020-12). */
export type Schema = Readonly<Record<string, unknown>>;

/** What the schemas of valibot are made of, as far as ours use it: they are plain data. */
export interface ValibotSchema {
  readonly type: string;
  readonly pipe?: readonly (ValibotSchema | Action)[];
  readonly entries?: Readonly<Record<string, ValibotSchema>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: ValibotSchema;
  readonly item?: ValibotSchema;
  readonly key?: ValibotSchema | string;
  readonly value?: ValibotSchema;
}

interface Action {
  readonly type: string;
  readonly requirement?: unknown;
}

/** Whoever names some schemas says how to refer to them. */
export type Named = (schema: ValibotSchema) => Schema | undefined;

export function schemaOfValibot(schema: ValibotSchema, named: Named = () => undefined): Schema {
  const of = (part: ValibotSchema | undefined): Schema => {
    if (!part) throw new Error(`a ${schema.type} lacks a part`);
    return named(part) ?? schemaOfValibot(part, named);
  };
  const [, ...actions] = schema.pipe ?? [];
  const all = (parts: readonly unknown[] = []): readonly Schema[] => parts.map((part) => of(part as ValibotSchema));
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type, ...limitsOf(actions, 'Length') };
    case 'array':
      return { type: 'array', items: of(schema.item), ...limitsOf(actions, 'Items') };
    case 'literal':
      return { const: schema.literal };
    case 'picklist':
      return { enum: schema.options };
    case 'union':
    case 'variant':
      return { anyOf: all(schema.options) };
    case 'nullable':
      return { anyOf: [of(schema.wrapped), { type: 'null' }] };
    case 'optional':
      return of(schema.wrapped);
    case 'record':
      return { type: 'object', propertyNames: of(schema.key as ValibotSchema), additionalProperties: of(schema.value) };
    case 'object':
    case 'strict_object': {
      const entries = Object.entries(schema.entries ?? {});
      const properties = Object.fromEntries(entries.map(([name, value]) => [name, of(value)]));
      const required = entries.flatMap(([name, { type }]) => (type === 'optional' ? [] : [name]));
      return { type: 'object', properties, required, ...(schema.type === 'object' ? {} : { additionalProperties: false }) };
    }
    default:
      throw new Error(`no JSON Schema for ${schema.type}`);
  }
}

/** `counted`: what a minimum and a maximum count. */
function limitsOf(actions: readonly (ValibotSchema | Action)[], counted: 'Length' | 'Items'): Schema {
  return Object.assign({}, ...actions.map((action) => limitOf(action as Action, counted)));
}

function limitOf({ type, requirement }: Action, counted: string): Schema {
  switch (type) {
    case 'min_length':
      return { [`min${counted}`]: requirement };
    case 'max_length':
      return { [`max${counted}`]: requirement };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'integer':
      return { type: 'integer' };
    case 'safe_integer':
      return { type: 'integer', maximum: Number.MAX_SAFE_INTEGER };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    default:
      throw new Error(`no JSON Schema for ${type}`);
  }
}
