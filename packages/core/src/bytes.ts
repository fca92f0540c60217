import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes put together to be hashed. One of these serves again and again: new arrays for each entry would cost more than its hash. */
export class Bytes {
  #room = new Uint8Array(512);
  #length = 0;

  get all(): Uint8Array {
    return this.#room.subarray(0, this.#length);
  }

  clear(): this {
    this.#length = 0;
    return this;
  }

  /** Of hexadecimal digits in lower case. */
  hex(digits: string): this {
    const room = this.#space(digits.length / 2);
    for (let at = 0; at < digits.length; at += 2) {
      room[this.#length++] = (digit(digits.charCodeAt(at)) << 4) | digit(digits.charCodeAt(at + 1));
    }
    return this;
  }

  /** In UTF-8; nearly every text here is plain ASCII. */
  text(text: string): this {
    const room = this.#space(3 * text.length);
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code > 0x7f) return this.#foreign(utf8ToBytes(text.slice(at)));
      room[this.#length++] = code;
    }
    return this;
  }

  #foreign(bytes: Uint8Array): this {
    this.#room.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** Zeroes up to a length, then every byte changed by a mask. */
  masked(length: number, mask: number): this {
    const room = this.#space(length);
    room.fill(0, this.#length, length);
    for (let at = 0; at < length; at++) room[at] = (room[at] as number) ^ mask;
    this.#length = length;
    return this;
  }

  #space(more: number): Uint8Array {
    const least = this.#length + more;
    if (this.#room.length < least) {
      const room = new Uint8Array(2 * least);
      room.set(this.#room);
      this.#room = room;
    }
    return this.#room;
  }
}

/** Of `0` to `9` and `a` to `f`. */
function digit(code: number): number {
  return code < 58 ? code - 48 : code - 87;
}
