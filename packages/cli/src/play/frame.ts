/** The parts of the live screen from top to bottom. */
export interface Frame {
  readonly table: readonly string[];
  /** What happened, the newest last; it gets the remaining space. */
  readonly story: readonly string[];
  /** The prompt and the numbered moves. */
  readonly choices: readonly string[];
  /** The answer to the last input. */
  readonly answer: readonly string[];
}

const MAX_STORY_LINES = 8;

/** The lines that fit above the prompt. If space is short, drops blank lines first, then the story, then the choices while there is an answer. */
export function fitFrame({ table, story, choices, answer }: Frame, rows: number): readonly string[] {
  const room = rows - 1;
  const airy = [...table, ''];
  const rest = room - airy.length - choices.length - answer.length - 1;
  if (rest >= 2) return [...airy, ...story.slice(-Math.min(rest, MAX_STORY_LINES)), '', ...choices, ...answer];

  const dense = table.filter((line) => line !== '');
  const left = room - dense.length - choices.length - answer.length;
  if (left >= 0) return [...dense, ...(left > 0 ? story.slice(-left) : []), ...choices, ...answer];
  return [...dense, ...(answer.length > 0 ? answer : choices)];
}
