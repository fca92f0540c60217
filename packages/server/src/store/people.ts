import type { GuestId } from '@coven/room';

export type { GuestId };
export type DeviceId = string;

/** A browser that is a guest. Days are counted from 1970. */
export interface Device {
  readonly id: DeviceId;
  readonly guest: GuestId;
  readonly label: string;
  readonly created: number;
  /** The last day on which it visited. */
  readonly seen: number;
}

/** What the server knows about guests between tables. */
export interface PeopleStore {
  name(guest: GuestId): Promise<string | undefined>;
  setName(guest: GuestId, name: string): Promise<void>;
  /**
   * Removes a guest's name, devices, unused codes and unsent notices; cookies without a device no longer count.
   * Results of finished games stay, without the guest.
   */
  forgetGuest(guest: GuestId): Promise<void>;

  /** Notes that two guests are one person, who is named by the second from now on. */
  joinGuests(guest: GuestId, person: GuestId): Promise<void>;
  /** All guests who are the same person as this one, who is among them. */
  guestsLike(guest: GuestId): Promise<readonly GuestId[]>;

  device(id: DeviceId): Promise<Device | undefined>;
  /** A guest's devices, the latest seen first. */
  devicesOf(guest: GuestId): Promise<readonly Device[]>;
  /** Notes when a device was last seen, unless it was removed meanwhile. */
  touchDevice(id: DeviceId, seen: number): Promise<void>;
  /** Stores a device. Of more than `max` devices of its guest, those not seen for longest are removed. */
  putDevice(device: Device, max: number): Promise<void>;
  /** Removes devices of a guest, and notes that cookies without a device no longer count for that guest. */
  removeDevices(guest: GuestId, ids: readonly DeviceId[]): Promise<void>;
  /** Whether a guest's cookies without a device no longer count. */
  needsDevice(guest: GuestId): Promise<boolean>;

  /** Stores a one-time code by its hash. */
  putCode(hash: string, guest: GuestId, expires: number, now: number): Promise<void>;
  /** The guest of a code that has not expired; removes the code. */
  takeCode(hash: string, now: number): Promise<GuestId | undefined>;
}
