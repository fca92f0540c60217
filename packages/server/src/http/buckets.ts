import { ADDRESS_MULTIPLE } from './weights.ts';

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

  /** Takes tokens, or all if the cost is more than the bucket holds; returns whether there were enough. */
  take(now: number, cost = 1): boolean {
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    const taken = Math.min(cost, this.#burst);
    if (this.#tokens < taken) return false;
    this.#tokens -= taken;
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

  take(key: string, now: number, cost = 1): boolean {
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= MAX_BUCKETS) this.#sweep(now);
      bucket = new Bucket(this.#perSecond, this.#burst, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now, cost);
  }

  #sweep(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
    // Under a flood from many addresses, start over rather than grow without limit.
    if (this.#buckets.size >= MAX_BUCKETS) this.#buckets.clear();
  }
}

/** Limits each guest, and each address to a generous multiple, so that neighbours behind one address do not lock each other out. */
export class SharedBuckets {
  readonly #guests: Buckets;
  readonly #addresses: Buckets;

  constructor(perSecond: number, burst: number) {
    this.#guests = new Buckets(perSecond, burst);
    this.#addresses = new Buckets(perSecond * ADDRESS_MULTIPLE, burst * ADDRESS_MULTIPLE);
  }

  /** Requests without a guest share the limit of one. */
  take(guest: string | undefined, address: string, now: number, cost = 1): boolean {
    return this.#guests.take(guest ?? address, now, cost) && this.#addresses.take(address, now, cost);
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
