import type { ApiReason, ApiRefusal } from '@coven/protocol';

/** An answer of 4xx with a reason that the client puts into words. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly body: ApiRefusal;

  constructor(statusCode: number, reason: ApiReason, args?: Readonly<Record<string, string | number>>) {
    super(reason);
    this.statusCode = statusCode;
    this.body = { error: args ? { reason, args } : { reason } };
  }
}
