import { isUtf8 } from 'node:buffer';

/** What is wrong with what came, as a closing code (RFC 6455, 7.4.1): against the protocol, not UTF-8, too long. */
export type Failure = 1002 | 1007 | 1009;

/** Who hears what was sent. */
export interface Hearer {
  /** A whole message; `undefined` if it was none of text. */
  message(text: string | undefined): void;
  ping(payload: Buffer): void;
  pong(): void;
  /** With the code that the other side gave, if it did. */
  close(code: number | undefined): void;
}

const CONTINUED = 0;
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
/** The longest payload of a frame that is no message. */
const CONTROL_MOST = 125;
/** A message may come in so many frames, or there could be any number of empty ones. */
const PARTS_MOST = 100;
const MASK_BYTES = 4;
/** What bytes that are no UTF-8 are read as. */
const UNREADABLE = '\ufffd';

interface Head {
  readonly isFinal: boolean;
  readonly kind: number;
  /** Where the payload begins, after the mask, and how long it is. */
  readonly begin: number;
  readonly length: number;
}

/** Reads what a client sends (RFC 6455, 5): masked frames, without extensions, in pieces of any size. */
export class FrameReader {
  readonly #messageMost: number;
  readonly #hearer: Hearer;
  /** The beginning of a frame that is not whole yet. */
  #rest: Buffer | undefined;
  /** The frames so far of a message that came in several. */
  #parts: Buffer[] | undefined;
  #partsLength = 0;
  #partsKind = TEXT;

  constructor(messageMost: number, hearer: Hearer) {
    this.#messageMost = messageMost;
    this.#hearer = hearer;
  }

  /** Takes the next bytes, whose frames it changes. After a failure or a goodbye it must not be asked again. */
  read(chunk: Buffer): Failure | undefined {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    while (at < bytes.length) {
      const head = this.#headAt(bytes, at);
      if (typeof head === 'number') return head;
      if (!head || head.begin + head.length > bytes.length) break;
      unmask(bytes, head);
      const failure = head.kind >= CLOSE ? this.#control(bytes, head) : this.#data(bytes, head);
      // What follows a goodbye is nobody's.
      if (failure !== undefined || head.kind === CLOSE) return failure;
      at = head.begin + head.length;
    }
    this.#rest = at < bytes.length ? bytes.subarray(at) : undefined;
    return undefined;
  }

  /** Looked at before the payload is there, which may be too long to wait for; `undefined` until the head is whole. */
  #headAt(bytes: Buffer, at: number): Head | Failure | undefined {
    if (bytes.length < at + 2) return undefined;
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    const isFinal = first >= 0x80;
    const kind = first & 0x0f;
    const short = second & 0x7f;
    // No extension was agreed on that could use the three bits between; whatever a client sends is masked.
    if ((first & 0x70) !== 0 || second < 0x80 || !this.#mayCome(kind, isFinal, short)) return 1002;
    const begin = at + 2 + (short < 126 ? 0 : short === 126 ? 2 : 8) + MASK_BYTES;
    if (bytes.length < begin) return undefined;
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const isTooMuch = length + this.#partsLength > this.#messageMost || (this.#parts?.length ?? 0) >= PARTS_MOST;
    if (kind < CLOSE && isTooMuch) return 1009;
    return { isFinal, kind, begin, length };
  }

  #mayCome(kind: number, isFinal: boolean, short: number): boolean {
    switch (kind) {
      case CONTINUED:
        return this.#parts !== undefined;
      case TEXT:
      case BINARY:
        return this.#parts === undefined;
      case CLOSE:
      case PING:
      case PONG:
        return isFinal && short <= CONTROL_MOST;
      default:
        return false;
    }
  }

  #control(bytes: Buffer, { kind, begin, length }: Head): Failure | undefined {
    const payload = bytes.subarray(begin, begin + length);
    if (kind === PING) this.#hearer.ping(payload);
    else if (kind === PONG) this.#hearer.pong();
    else {
      // A code of two bytes and a reason, or nothing.
      const code = length >= 2 ? payload.readUInt16BE() : undefined;
      if (length === 1 || (code !== undefined && !mayClose(code))) return 1002;
      if (!isUtf8(payload.subarray(2))) return 1007;
      this.#hearer.close(code);
    }
    return undefined;
  }

  #data(bytes: Buffer, { kind, isFinal, begin, length }: Head): Failure | undefined {
    if (isFinal && kind !== CONTINUED) return this.#tell(kind, bytes, begin, begin + length);
    if (kind !== CONTINUED) {
      this.#parts = [];
      this.#partsKind = kind;
    }
    this.#parts?.push(bytes.subarray(begin, begin + length));
    this.#partsLength += length;
    if (!isFinal) return undefined;
    const whole = Buffer.concat(this.#parts ?? []);
    this.#parts = undefined;
    this.#partsLength = 0;
    return this.#tell(this.#partsKind, whole, 0, whole.length);
  }

  #tell(kind: number, bytes: Buffer, begin: number, end: number): Failure | undefined {
    if (kind === BINARY) {
      this.#hearer.message(undefined);
      return undefined;
    }
    const text = bytes.toString('utf8', begin, end);
    if (text.includes(UNREADABLE) && !isUtf8(bytes.subarray(begin, end))) return 1007;
    this.#hearer.message(text);
    return undefined;
  }
}

/** Whether a code may go over the wire: some only tell one's own side what happened (RFC 6455, 7.4). */
function mayClose(code: number): boolean {
  if (code >= 3000) return code < 5000;
  return code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006;
}

function unmask(bytes: Buffer, { begin, length }: Head): void {
  const mask = begin - MASK_BYTES;
  for (let at = 0; at < length; at++) bytes[begin + at] = (bytes[begin + at] ?? 0) ^ (bytes[mask + (at & 3)] ?? 0);
}
