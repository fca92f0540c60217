import type { Seat, Types } from '@coven/core';
import type { GameWords } from '@coven/words';
import type { Paint } from '../paint.ts';

/** What a drawing may use besides the view. */
export interface Scene<T extends Types = Types, W extends GameWords<T> = GameWords<T>> {
  readonly words: W;
  readonly paint: Paint;
  /** The players' names, with a mark on your own. */
  name(seat: Seat): string;
  /** `label: text`, with the colon as the language sets it. */
  labelled(label: string, text: string): string;
}

/** How one game looks in a terminal. Everything else about playing is the same for all games. */
export interface Drawing<T extends Types = Types, W extends GameWords<T> = GameWords<T>> {
  /** The table as a picture, up to 80 columns wide. */
  picture(view: T['view'], scene: Scene<T, W>): readonly string[];
  /** The same in sentences, for a screen reader or a pipe. */
  description(view: T['view'], scene: Scene<T, W>): readonly string[];
  /** A piece in a sentence: its word, coloured. */
  piece(kind: string, id: string, word: string, paint: Paint): string;
  /** What a move would bring, in a few words beside it in the list. */
  remark(outlook: T['outlook'], scene: Scene<T, W>): string | undefined;
}
