/** A number with a true minus. */
export function figure(number: number): string {
  return String(number).replace('-', '−');
}
