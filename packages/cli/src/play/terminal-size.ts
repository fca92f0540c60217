export function rows(): number {
  return process.stdout.rows || 24;
}

/** One less than the terminal has, because some terminals wrap a full line. */
export function columns(): number {
  return (process.stdout.columns || 80) - 1;
}
