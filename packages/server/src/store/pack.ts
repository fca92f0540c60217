import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Beyond this, a finished game takes much longer for a few bytes less. */
const QUALITY = 9;

/** Compresses beside the main thread. */
export function packText(text: string): Promise<Uint8Array> {
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
}

function unpackText(bytes: Uint8Array): string {
  return brotliDecompressSync(bytes).toString();
}

/** Packs the log of a finished game from its first line; without a snapshot, because it is rarely opened and soon replayed. */
export function packLog(lines: readonly string[]): Promise<Uint8Array> {
  return packText(lines.join('\n'));
}

export function unpackLog(bytes: Uint8Array): readonly string[] {
  return unpackText(bytes).split('\n');
}

/** A numbered line as it is stored. */
export interface NumberedLine {
  readonly seq: number;
  readonly body: string;
}

/** Whether lines after `seq` are packed: the last one of them is also stored singly. */
export function hasGap(seq: number, [first]: readonly NumberedLine[]): boolean {
  return first !== undefined && first.seq > seq + 1;
}

/** The lines with numbers above `seq`: those that were packed, if any, and those that are stored singly. */
export function withPacked(seq: number, rows: readonly NumberedLine[], packed: () => readonly string[] | undefined): readonly string[] {
  const lines = hasGap(seq, rows) ? packed()?.slice(seq + 1, rows[0]?.seq) : undefined;
  return [...(lines ?? []), ...rows.map(({ body }) => body)];
}

/** The text of a stored record; older ones are not packed. */
export function recordText({ body, packed }: { readonly body?: unknown; readonly packed?: unknown }): string {
  return packed instanceof Uint8Array ? unpackText(packed) : String(body);
}
