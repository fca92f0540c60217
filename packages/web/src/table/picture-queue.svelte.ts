import type { Show, Stage } from '../motion/stage.ts';
import type { Picture } from './picture.ts';

/** With more pictures waiting than this, the older ones are shown without motion. */
const MAX_BACKLOG = 12;

/** Where pieces move; see `Stage`. */
export type PictureStage = Pick<Stage, 'present' | 'hurry'>;

export interface PictureEnvironment {
  /** How a picture comes onto the table. `before`: the picture that is there now. */
  showOf(picture: Picture, before: Picture | null): Omit<Show, 'apply'>;
  /** Called when a picture has come onto the table for the first time. */
  shown(picture: Picture, before: Picture | null): void;
  /** Whether the page is hidden. */
  isHidden(): boolean;
}

interface Step {
  readonly picture: Picture;
  /** Shown at once: nothing moves. */
  readonly isCatchUp: boolean;
}

/** The pictures of one table on their way to the screen, each after the motions of the one before. */
export class PictureQueue {
  /** The picture on the table. */
  picture = $state.raw<Picture | null>(null);
  isShowingAgain = $state.raw(false);
  readonly #environment: PictureEnvironment;
  #stage: PictureStage | null = null;
  #waiting: Step[] = [];
  #newest: Picture | null = null;
  #lastShown: Picture | null = null;
  #arrivals: (() => void)[] = [];
  #isShowing = false;
  #afterwards: (() => void)[] = [];

  constructor(environment: PictureEnvironment) {
    this.#environment = environment;
  }

  /** Whether it is on the table yet or not. */
  get newest(): Picture | null {
    return this.#newest;
  }

  /** Resolves once the newest picture is on the table. */
  arrived(): Promise<void> {
    if (this.#lastShown === this.#newest) return Promise.resolve();
    return new Promise((resolve) => this.#arrivals.push(resolve));
  }

  get isShowing(): boolean {
    return this.#isShowing;
  }

  add(picture: Picture, isCatchUp: boolean): void {
    this.#newest = picture;
    this.#waiting.push({ picture, isCatchUp });
    void this.#showWaiting();
  }

  /** Resolves once everything that has come is on the table. */
  settled(): Promise<void> {
    if (this.picture && !this.#isShowing) return Promise.resolve();
    return new Promise((resolve) => this.afterwards(resolve));
  }

  /** The next picture answers something that the viewer did: it waits for nothing. */
  hurry(): void {
    this.#stage?.hurry();
  }

  /** Called once, after the pictures that wait now are on the table. */
  afterwards(then: () => void): void {
    this.#afterwards.push(then);
  }

  /** What waits now comes without motion. */
  skip(): void {
    this.#waiting = this.#waiting.map(({ picture }) => ({ picture, isCatchUp: true }));
    this.hurry();
  }

  /** Without a stage, pictures simply follow each other. The opening deal comes before the stage does: it is shown now. */
  setStage(stage: PictureStage | null): void {
    this.#stage = stage;
    const { picture } = this;
    if (!stage || picture?.cursor !== 1 || this.#environment.isHidden() || this.#isShowing) return;
    void this.#open(stage, picture);
  }

  /** Shows earlier pictures once more, and then the present one. */
  async again([first, ...rest]: readonly Picture[]): Promise<void> {
    const now = this.picture;
    if (this.isShowingAgain || this.#isShowing || !now) return;
    this.isShowingAgain = true;
    if (first) this.picture = first;
    try {
      for (const picture of rest) {
        if (!this.#stage) break;
        await this.#present(this.#stage, picture, () => {
          this.picture = picture;
        });
      }
    } finally {
      this.picture = now;
      this.isShowingAgain = false;
    }
    void this.#showWaiting();
  }

  /** The deal comes onto the table that is there already. */
  async #open(stage: PictureStage, picture: Picture): Promise<void> {
    this.#isShowing = true;
    try {
      await stage.present({ ...this.#environment.showOf(picture, picture), isOpening: true, apply: () => {} });
    } catch (error) {
      reportError(error);
    }
    this.#isShowing = false;
    void this.#showWaiting();
  }

  async #showWaiting(): Promise<void> {
    if (this.#isShowing || this.isShowingAgain) return;
    this.#isShowing = true;
    try {
      for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
        const mayMove = !step.isCatchUp && !this.#environment.isHidden() && this.#waiting.length <= MAX_BACKLOG;
        if (mayMove && this.#stage) await this.#move(this.#stage, step.picture);
        else this.#apply(step.picture);
      }
    } finally {
      this.#isShowing = false;
      const then = this.#afterwards;
      this.#afterwards = [];
      for (const call of then) call();
    }
  }

  /** A motion may fail; the picture comes onto the table all the same. */
  async #move(stage: PictureStage, picture: Picture): Promise<void> {
    let isThere = false;
    const apply = () => {
      isThere = true;
      this.#apply(picture);
    };
    try {
      await this.#present(stage, picture, apply);
    } catch (error) {
      reportError(error);
      if (!isThere) apply();
    }
  }

  async #present(stage: PictureStage, picture: Picture, apply: () => void): Promise<void> {
    await stage.present({ ...this.#environment.showOf(picture, this.picture), apply });
  }

  #apply(picture: Picture): void {
    const before = this.picture;
    this.picture = picture;
    this.#environment.shown(picture, before);
    this.#lastShown = picture;
    if (picture === this.#newest) for (const arrive of this.#arrivals.splice(0)) arrive();
  }
}
