import type { Sound } from './sounds.ts';

/** A short damped tone, for what knocks and rings. */
export interface Tone {
  readonly kind: 'tone';
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Hertz. */
  readonly pitch: number;
  /** Seconds. */
  readonly length: number;
  readonly loud: number;
}

/** Filtered noise, for what slides. */
export interface Noise {
  readonly kind: 'noise';
  readonly at: number;
  /** Hertz, at its beginning and its end. */
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly loud: number;
}

export type Stroke = Tone | Noise;

const tone = (at: number, pitch: number, length: number, loud: number): Tone => ({ kind: 'tone', at, pitch, length, loud });
const noise = (at: number, from: number, to: number, length: number, loud: number): Noise => ({
  kind: 'noise',
  at,
  from,
  to,
  length,
  loud,
});

/** Wood and paper, and metal only for what is won. */
export const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  // Cards that fall on one another, faster and faster.
  deal: [0, 0.09, 0.17, 0.24, 0.3, 0.35].map((at) => noise(at, 3000, 1500, 0.05, 0.14)),
  lay: [noise(0, 2600, 900, 0.07, 0.22), tone(0.03, 190, 0.08, 0.16)],
  slide: [noise(0, 1400, 3200, 0.16, 0.1)],
  knock: [tone(0, 240, 0.12, 0.22), tone(0.09, 200, 0.14, 0.18)],
  // Drops, each lower than the one before.
  pour: [noise(0, 700, 350, 0.42, 0.12), ...[0.06, 0.16, 0.28].map((at, drop) => tone(at, 620 - drop * 110, 0.09, 0.1))],
  coin: [tone(0, 1180, 0.09, 0.08), tone(0.05, 1570, 0.22, 0.07)],
  turn: [0, 1, 2, 3, 4].map((tick) => tone(tick * 0.06, 900 - tick * 60, 0.04, 0.08)),
  chime: [tone(0, 523, 0.5, 0.1), tone(0.12, 784, 0.7, 0.08)],
  end: [392, 494, 587, 784].map((pitch, note) => tone(note * 0.16, pitch, note === 3 ? 1.1 : 0.4, 0.1)),
  no: [tone(0, 130, 0.14, 0.2)],
};
