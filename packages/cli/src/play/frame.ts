/** The parts of the live screen from top to bottom. */
export interface Frame {
  readonly table: readonly string[];
  /** What happened, the newest last: it takes the room that is left. */
  readonly story: readonly string[];
  /** What is asked, with the numbered moves. */
  readonly choices: readonly string[];
  /** The answer to the last order. */
  readonly answer: readonly string[];
}

const MAX_STORY_LINES = 8;

/** The lines that fit above the prompt: first the air goes, then the story, then the choices while an answer is read. */
export function fitted({ table, story, choices, answer }: Frame, rows: number): readonly string[] {
  const room = rows - 1;
  const airy = [...table, ''];
  const rest = room - airy.length - choices.length - answer.length - 1;
  if (rest >= 2) return [...airy, ...story.slice(-Math.min(rest, MAX_STORY_LINES)), '', ...choices, ...answer];

  const dense = table.filter((line) => line !== '');
  const left = room - dense.length - choices.length - answer.length;
  if (left >= 0) return [...dense, ...(left > 0 ? story.slice(-left) : []), ...choices, ...answer];
  return [...dense, ...(answer.length > 0 ? answer : choices)];
}
