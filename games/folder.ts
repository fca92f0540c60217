import type { Adviser, Bot, Search } from '@coven/bots';
import type { JudgeModule } from '@coven/bots/analysis';
import type { TrainingModule } from '@coven/bots/train';
import type { Game, Types } from '@coven/core';

/** Who made the printed game, as its rulebooks name them. */
export interface Credits {
  /** The title on the box. */
  readonly title: string;
  readonly authors: readonly string[];
  readonly artists?: readonly string[];
  readonly designers?: readonly string[];
  /** With the year of the edition where it is known. */
  readonly publishers: readonly string[];
}

/** What every game's `game.ts` exports as `game`: its rules, its bots, and who made it. */
export interface GameFolder<T extends Types = Types> extends Game<T> {
  readonly credits: Credits;
  /** How long a game with people takes, roughly. */
  readonly minutes?: number;
  /** The game's own bots, the strongest last; `random` plays everything. */
  readonly bots: readonly Bot<T>[];
  /** Gives the game its two highest levels. */
  readonly search?: Search<T>;
  /** Loaded when somebody asks for a hint. */
  readonly hints?: () => Promise<Adviser<T>>;
  /** Loaded when somebody looks through a finished game. */
  judge?(): Promise<JudgeModule<T>>;
  /** Loaded when its evaluation is to be learned. */
  training?(): Promise<TrainingModule<T>>;
}
