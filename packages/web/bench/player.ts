/** Marks that the player leaves in the page's timeline. */
export const MARK = {
  playing: 'coven-playing',
  played: 'coven-played',
  tap: 'coven-tap',
  /** The player is asked, or waits for the others: what it is from here on. */
  asked: 'coven-asked',
  waits: 'coven-waits',
} as const;

/** How long is played: until so many taps are made and pictures seen, at least for a time and at most for another, in milliseconds. */
export interface Play {
  readonly marks: typeof MARK;
  readonly taps: number;
  readonly pictures: number;
  readonly minTime: number;
  readonly maxTime: number;
}

export interface Played {
  readonly taps: number;
  readonly pictures: number;
}

/** Runs in the page: taps what is lit, any of it, with as little work of its own as possible. */
export function playAlone({ marks, taps, pictures, minTime, maxTime }: Play): Promise<Played> {
  // One kind after the other until there is another picture: a card may need a place on the board, or the other way round.
  const LIT = [
    ':is(.board, .beside) :is(.legal:is(button, [role="button"]), .legal > button.touch)',
    '.prompt .tools .button:not(.quiet)',
    ':is(.hand, .own) button.legal',
    ':is(.agenda button, button.choice-button)',
  ];
  const STEP = 200;
  const seen = { taps: 0, pictures: 0 };
  let chance = 1;
  let inVain = 0;
  let asked: Element | null = null;
  let isAsked: boolean | undefined;
  const next = (below: number) => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return (chance >>> 8) % below;
  };
  performance.mark(marks.playing);
  const begun = performance.now();
  return new Promise((resolve) => {
    const step = () => {
      const time = performance.now() - begun;
      if (time > maxTime || (time > minTime && seen.taps >= taps && seen.pictures >= pictures)) {
        performance.mark(marks.played);
        return resolve(seen);
      }
      setTimeout(step, STEP);
      // Every picture has a sentence of its own.
      const sentence = document.querySelector('.prompt .ask');
      if (sentence !== asked) {
        seen.pictures++;
        inVain = 0;
      }
      asked = sentence;
      const isMine = document.querySelector('.prompt.mine') !== null;
      if (isMine !== isAsked) performance.mark(isMine ? marks.asked : marks.waits);
      isAsked = isMine;
      if (!isMine) return;
      const kinds = LIT.map((kind) => document.querySelectorAll(kind)).filter(({ length }) => length > 0);
      const lit = kinds[inVain++ % kinds.length];
      if (!lit) return;
      performance.mark(marks.tap);
      seen.taps++;
      lit[next(lit.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    };
    step();
  });
}
