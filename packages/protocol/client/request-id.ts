const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 120 random bits; `crypto.randomUUID` does not exist on a plain-HTTP address. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte & 63]).join('');
}
