const MAX_BUCKETS = 100_000;

/** A token bucket: allows short bursts but limits the average rate. */
export class Bucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
    this.#at = now;
  }

  /** Takes a token; returns whether one was left. */
  take(now: number): boolean {
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  /** Whether it holds no more information than a new one. */
  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#at) / 1000) * this.#perSecond >= this.#burst;
  }
}

/** One bucket for each key, such as an address or a guest. */
export class Buckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  take(address: string, now: number): boolean {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size >= MAX_BUCKETS) this.#sweep(now);
      bucket = new Bucket(this.#perSecond, this.#burst, now);
      this.#buckets.set(address, bucket);
    }
    return bucket.take(now);
  }

  #sweep(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
    // Under a flood from many addresses, start over rather than grow without limit.
    if (this.#buckets.size >= MAX_BUCKETS) this.#buckets.clear();
  }
}

/** The key under which an address is rate limited: one household may hold a whole IPv6 /64 prefix. */
export function rateLimitKey(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = tail === undefined ? [] : tail.split(':').filter((part) => part !== '');
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array.from({ length: gap }, () => '0'), ...back].slice(0, 4).join(':');
}
