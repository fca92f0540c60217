import type { ApiReason, ApiRefusal } from '@coven/protocol';

/** A 4xx answer with a reason that the client translates into a sentence. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly body: ApiRefusal;

  constructor(statusCode: number, reason: ApiReason, args?: Readonly<Record<string, string | number>>) {
    super(reason);
    this.statusCode = statusCode;
    this.body = { error: args ? { reason, args } : { reason } };
  }
}
