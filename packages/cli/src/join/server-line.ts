import { ReconnectingLine } from '@coven/protocol/client/reconnecting-line.ts';
import { WebSocket } from 'ws';
import { UsageError } from '../usage.ts';
import { type ServerApi, ServerRefusal, USER_AGENT } from './server-api.ts';

/** How long a server may take to accept a socket, in milliseconds. */
const PATIENCE = 10_000;

/** A line of this terminal to a server. `failed` is called with what will not pass by waiting; then the line is not tried again. */
export function serverLine(address: string, api: ServerApi, failed: (problem: unknown) => void): ReconnectingLine {
  const line = new ReconnectingLine({
    async prepare() {
      try {
        await api.me();
        return true;
      } catch (problem) {
        if (willLast(problem)) {
          line.close();
          failed(problem);
        }
        return false;
      }
    },
    connect() {
      const headers = { cookie: api.cookie, 'user-agent': USER_AGENT };
      // A refused or broken connection is closed as well.
      return new WebSocket(address, { headers, handshakeTimeout: PATIENCE }).on('error', () => {});
    },
  });
  return line;
}

function willLast(problem: unknown): boolean {
  if (problem instanceof ServerRefusal) return problem.reason === 'logged-out';
  return problem instanceof UsageError && problem.code === 'other-protocol';
}
