/** Letters that need no escape; nearly all texts in views are ids of such letters. */
const PLAIN = /^[\w -]*$/;

/** What `JSON.stringify` says, faster for the short values that views are full of. */
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

/** There are only so many names of fields: each is quoted once. */
const labels = new Map<string, string>();

function labelOf(name: string): string {
  let label = labels.get(name);
  if (label === undefined) {
    label = `${JSON.stringify(name)}:`;
    labels.set(name, label);
  }
  return label;
}

/** One more field behind those of a JSON object without braces. */
export function withField(fields: string, name: string, text: string): string {
  return fields === '' ? labelOf(name) + text : `${fields},${labelOf(name)}${text}`;
}
