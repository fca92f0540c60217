import { Problem } from '../src/index.ts';

/** The code of the problem that an attempt throws; `none` if it succeeds. */
export function problemOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return 'none';
}
