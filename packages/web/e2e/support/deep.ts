/** Details of a test that only `npm run test:deep` runs. */
export const DEEP = { tag: '@deep' };

/** One case of each kind is enough for `npm test`. */
export function deepBut<Case>(quick: Case): (one: Case) => { tag?: string } {
  return (one) => (one === quick ? {} : DEEP);
}
