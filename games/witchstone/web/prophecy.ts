import type { ActionId, AskedKind, BoardFile, Progress, Prophecies } from '../rules/index.ts';

/** A sign on a scroll: an action, a kind of location, or what is counted. */
export type Sign = ActionId | AskedKind | string;

interface Level {
  readonly signs: readonly Sign[];
  /** What must be had, as a number, if the level is one. */
  readonly needed: number | null;
  readonly isReached: boolean;
}

interface ProphecyPicture extends Progress {
  readonly kind: 'prophecy';
  readonly sign: Sign;
  readonly levels: readonly Level[];
}
interface BoosterPicture {
  readonly kind: 'booster';
  readonly boosts: ActionId | 'any';
  readonly plus: number;
}
export type ScrollPicture = ProphecyPicture | BoosterPicture;

const NOTHING: Progress = { reached: 0, have: null };

/** A scroll with how far somebody is with it. */
export function scrollPicture({ scrolls }: BoardFile, prophecies: Prophecies | null, id: string): ScrollPicture | undefined {
  const file = scrolls.find((scroll) => scroll.id === id);
  if (!file) return undefined;
  if ('boost' in file) return { kind: 'booster', boosts: file.boost, plus: file.plus };
  const progress = prophecies?.[id] ?? NOTHING;
  const picture = (sign: Sign, levels: readonly Omit<Level, 'isReached'>[]): ProphecyPicture => ({
    kind: 'prophecy',
    sign,
    levels: levels.map((level, at) => ({ ...level, isReached: at < progress.reached })),
    ...progress,
  });
  const counted = (sign: Sign, levels: readonly number[]) =>
    picture(
      sign,
      levels.map((needed) => ({ signs: [sign], needed })),
    );
  switch (file.prophecy) {
    case 'chain':
      return counted(file.symbol, file.levels);
    case 'occupy-same':
      return counted(file.kind, file.levels);
    case 'occupy-in-order':
      return picture(
        'order',
        file.levels.map((kind) => ({ signs: [kind], needed: null })),
      );
    case 'connect-in-order':
      return picture(
        'order',
        file.levels.map((signs) => ({ signs, needed: null })),
      );
    case 'place-on-stone':
      return counted('witchstone', file.levels);
    default:
      return counted(file.prophecy, file.levels);
  }
}
