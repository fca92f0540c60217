import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const ROOT = new URL('../../../../', import.meta.url);

export const DOCUMENT = readFileSync(new URL('docs/protocol.md', ROOT), 'utf8');
export const SCHEMA = JSON.parse(readFileSync(new URL('docs/protocol.schema.json', ROOT), 'utf8')) as Readonly<Record<string, unknown>> & {
  readonly $defs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** What a validator of JSON Schema makes of ours, or of another one in its place. */
export class Schemas {
  // Lengths as the server counts them, in UTF-16 units; it says of this option that most validators count otherwise.
  readonly #ajv = new Ajv2020({ unicode: false, logger: false });

  constructor(schema: object = SCHEMA) {
    this.#ajv.addSchema(schema, 'protocol');
  }

  of(name: string): ValidateFunction {
    const validate = this.#ajv.getSchema(`protocol#/$defs/${name}`);
    if (!validate) throw new Error(`no schema ${name}`);
    return validate;
  }

  /** What is wrong with a value; nothing if it fits. */
  objection(name: string, value: unknown): string | undefined {
    const validate = this.of(name);
    return validate(value) ? undefined : JSON.stringify({ name, errors: validate.errors, value });
  }
}
