/** A number as it is printed, with a true minus sign. */
export function numberText(number: number | string): string {
  return String(number).replace(/^-/, '−');
}
