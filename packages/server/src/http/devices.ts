import { createHash } from 'node:crypto';
import { randomId } from '../environment.ts';
import type { Device, DeviceId, GuestId, PeopleStore } from '../store/people.ts';
import { type Credential, DEVICE_LENGTH } from './guests.ts';

const DAY = 86_400_000;
/** Devices whose state is remembered, so that requests need not read the store. */
const MAX_CACHED = 20_000;
/** How long it is remembered, in milliseconds: another server on the same database may log a device out. */
const CACHED_FOR = 10_000;
/** A guest's devices; beyond this the one not seen for longest is logged out. */
const MAX_DEVICES = 30;

/** The devices of one guest that are logged out; `all` includes browsers that have no device yet. */
export type LoggedOut = { readonly guest: GuestId; readonly devices: ReadonlySet<DeviceId> | 'all' };

interface Known {
  readonly isOpen: boolean;
  /** The day of the last visit. */
  readonly seen: number;
  readonly at: number;
}

/**
 * The browsers that are a guest. A browser gets a device when its guest has a name: before, there is nothing to protect and
 * nothing to store. Until then, and for cookies from before there were devices, a cookie names only the guest; such cookies are
 * refused once the guest has logged any device out.
 */
export class Devices {
  readonly #people: PeopleStore;
  readonly #now: () => number;
  readonly #bytes: (count: number) => Uint8Array;
  readonly #known = new Map<DeviceId, Known>();
  /** Called after devices were logged out, to close their sockets. */
  onLogOut: (loggedOut: LoggedOut) => void = () => {};

  constructor(people: PeopleStore, now: () => number, bytes: (count: number) => Uint8Array) {
    this.#people = people;
    this.#now = now;
    this.#bytes = bytes;
  }

  /** Whether a cookie that this server signed still counts. */
  async isOpen({ guest, device }: Credential): Promise<boolean> {
    if (device === undefined) return !(await this.#people.needsDevice(guest));
    return (await this.#state(device)).isOpen;
  }

  async #state(device: DeviceId): Promise<Known> {
    const known = this.#known.get(device);
    if (known && Math.abs(this.#now() - known.at) < CACHED_FOR) return known;
    const stored = await this.#people.device(device);
    return this.#remember(device, stored !== undefined, stored?.seen ?? 0);
  }

  #remember(device: DeviceId, isOpen: boolean, seen: number): Known {
    if (this.#known.size >= MAX_CACHED) this.#known.clear();
    const known = { isOpen, seen, at: this.#now() };
    this.#known.set(device, known);
    return known;
  }

  /** Notes a visit, at most once a day. A browser without a device gets one; its cookie must then be set. */
  async visit({ guest, device }: Credential, label: string): Promise<Credential> {
    const today = this.#today();
    if (device === undefined) {
      // The same for repeated requests, which may overtake the new cookie.
      const id = createHash('sha256').update(`coven-device/1 ${guest} ${label}`).digest('hex').slice(0, DEVICE_LENGTH);
      return this.#open(guest, id, label);
    }
    if ((await this.#state(device)).seen !== today) {
      await this.#people.touchDevice(device, today);
      this.#known.delete(device);
    }
    return { guest, device };
  }

  /** A new device of a guest. */
  add(guest: GuestId, label: string): Promise<Credential> {
    return this.#open(guest, randomId(this.#bytes, DEVICE_LENGTH), label);
  }

  async #open(guest: GuestId, device: DeviceId, label: string): Promise<Credential> {
    const today = this.#today();
    await this.#people.putDevice({ id: device, guest, label, created: today, seen: today }, MAX_DEVICES);
    this.#remember(device, true, today);
    return { guest, device };
  }

  list(guest: GuestId): Promise<readonly Device[]> {
    return this.#people.devicesOf(guest);
  }

  /** Logs out one device of this guest; returns whether there was one. */
  async logOut(guest: GuestId, device: DeviceId): Promise<boolean> {
    const isOwn = (await this.list(guest)).some(({ id }) => id === device);
    if (isOwn) await this.#logOut(guest, [device], new Set([device]));
    return isOwn;
  }

  /** Logs out every device but one. */
  async logOutOthers(guest: GuestId, kept: DeviceId | undefined): Promise<void> {
    const others = (await this.list(guest)).flatMap(({ id }) => (id === kept ? [] : [id]));
    await this.#logOut(guest, others, kept === undefined ? 'all' : new Set(others));
  }

  async #logOut(guest: GuestId, ids: readonly DeviceId[], devices: LoggedOut['devices']): Promise<void> {
    await this.#people.removeDevices(guest, ids);
    for (const id of ids) this.#remember(id, false, 0);
    this.onLogOut({ guest, devices });
  }

  #today(): number {
    return Math.floor(this.#now() / DAY);
  }
}
