import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceLabel } from './device-label.ts';
import type { Devices } from './devices.ts';
import type { Credential, Guests } from './guests.ts';
import { Refused } from './refused.ts';

/** Who sends requests, and the cookies that say so. */
export class Visitors {
  readonly #guests: Guests;
  readonly #devices: Devices;

  constructor({ guests, devices }: { readonly guests: Guests; readonly devices: Devices }) {
    this.#guests = guests;
    this.#devices = devices;
  }

  /** The guest in a request's cookie, if there is one; refuses a browser that was logged out, once: it then has no cookie any more. */
  async known(request: FastifyRequest, reply: FastifyReply): Promise<Credential | undefined> {
    const credential = this.#guests.read(request.headers.cookie);
    if (!credential || (await this.#devices.isOpen(credential))) return credential;
    this.clearCookie(request, reply);
    throw new Refused(401, 'logged-out');
  }

  async required(request: FastifyRequest, reply: FastifyReply): Promise<Credential> {
    const credential = await this.known(request, reply);
    if (!credential) throw new Refused(401, 'no-guest');
    return credential;
  }

  /** Notes a visit, and makes the browser a device of its guest if it is not one yet. */
  async visit(request: FastifyRequest, reply: FastifyReply, credential: Credential): Promise<Credential> {
    const visited = await this.#devices.visit(credential, labelOf(request));
    this.setCookie(request, reply, visited);
    return visited;
  }

  setCookie(request: FastifyRequest, reply: FastifyReply, credential: Credential): void {
    reply.header('set-cookie', this.#guests.cookie(credential, request.protocol === 'https'));
  }

  clearCookie(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', this.#guests.noCookie(request.protocol === 'https'));
  }
}

export function labelOf({ headers }: FastifyRequest): string {
  return deviceLabel(headers['user-agent']);
}
