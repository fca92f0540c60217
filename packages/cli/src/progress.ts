import type { CliWords } from '@coven/words';
import { LiveLine } from './live-line.ts';

const WIDTH = 30;

/** A progress bar with the share of games played and an estimate of the time left. */
export class Progress {
  readonly #say: CliWords;
  readonly #total: number;
  readonly #begun = performance.now();
  readonly #line: LiveLine;
  #done = 0;

  constructor(say: CliWords, total: number) {
    this.#say = say;
    this.#total = total;
    this.#line = new LiveLine(() => this.#text());
  }

  reached(done: number): void {
    this.#done = done;
  }

  finish(): void {
    this.#line.clear();
  }

  #text(): string {
    const part = this.#total === 0 ? 1 : this.#done / this.#total;
    const full = Math.floor(part * WIDTH);
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(part * 100)} %`;
    if (this.#done === 0) return bar;
    const seconds = ((performance.now() - this.#begun) / 1000) * (1 / part - 1);
    return `${bar}  ${this.#say('simulate.left', { time: clockTime(seconds) })}`;
  }
}

/** Minutes and seconds, with hours if there are any. */
export function clockTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
