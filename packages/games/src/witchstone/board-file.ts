import type { FileProblem } from '@coven/core';
export function checkBoard(_text: string): readonly FileProblem[] {
  return [];
}
