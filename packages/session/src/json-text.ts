/** Characters that need no escaping; nearly all texts in views are ids made of these. */
const PLAIN = /^[\w -]*$/;

/** Same result as `JSON.stringify`, but faster for the short values that views consist of. */
export function jsonText(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'string':
      return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      return value === null || value === undefined ? 'null' : JSON.stringify(value);
  }
}

/** Cache of quoted field names, of which there are few. */
const labels = new Map<string, string>();

function labelOf(name: string): string {
  let label = labels.get(name);
  if (label === undefined) {
    label = `${JSON.stringify(name)}:`;
    labels.set(name, label);
  }
  return label;
}

/** Appends a field to the fields of a JSON object without braces. */
export function withField(fields: string, name: string, text: string): string {
  return fields === '' ? labelOf(name) + text : `${fields},${labelOf(name)}${text}`;
}
