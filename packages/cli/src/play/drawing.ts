import type { Seat, Types } from '@coven/core';
import type { GameWords } from '@coven/words';
import type { Paint } from '../paint.ts';

/** What a drawing can use apart from the view. */
export interface Scene<T extends Types = Types, W extends GameWords<T> = GameWords<T>> {
  readonly words: W;
  readonly paint: Paint;
  /** How wide a line may be now: the user may make the terminal wider. */
  columns(): number;
  /** A player's name, with a mark on your own. */
  name(seat: Seat): string;
  /** `label: text`, punctuated as in the user's language. */
  labelled(label: string, text: string): string;
}

/** How a game looks in a terminal. Everything else in `coven play` is the same for all games. */
export interface Drawing<T extends Types = Types, W extends GameWords<T> = GameWords<T>> {
  /** The table as a picture; it fits 80 columns, and may use more where the scene has them. */
  picture(view: T['view'], scene: Scene<T, W>): readonly string[];
  /** The table in some ten lines, for a terminal with few rows; missing if the picture is that small already. */
  glance?(view: T['view'], scene: Scene<T, W>): readonly string[];
  /** The table in sentences, for a screen reader or a pipe. */
  description(view: T['view'], scene: Scene<T, W>): readonly string[];
  /** A piece's word, coloured, for use in a sentence. */
  piece(kind: string, id: string, word: string, paint: Paint): string;
  /** A short note on what a move would bring, shown next to it in the list. */
  remark(outlook: T['outlook'], scene: Scene<T, W>): string | undefined;
}
