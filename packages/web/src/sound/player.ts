import type { Sound } from './sounds.ts';

let context: AudioContext | undefined;

/** Wood and paper: filtered noise for what slides, short damped tones for what knocks. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  switch (sound) {
    case 'lay':
      noise(context, now, { length: 0.07, from: 2600, to: 900, loud: 0.22 });
      tone(context, now + 0.03, { pitch: 190, length: 0.08, loud: 0.16 });
      return;
    case 'slide':
      noise(context, now, { length: 0.16, from: 1400, to: 3200, loud: 0.1 });
      return;
    case 'knock':
      tone(context, now, { pitch: 240, length: 0.12, loud: 0.22 });
      tone(context, now + 0.09, { pitch: 200, length: 0.14, loud: 0.18 });
      return;
    case 'turn':
      for (let tick = 0; tick < 5; tick++) tone(context, now + tick * 0.08, { pitch: 420 - tick * 24, length: 0.05, loud: 0.1 });
      return;
    case 'chime':
      tone(context, now, { pitch: 523, length: 0.5, loud: 0.1 });
      tone(context, now + 0.12, { pitch: 784, length: 0.7, loud: 0.08 });
      return;
    case 'no':
      tone(context, now, { pitch: 130, length: 0.14, loud: 0.2 });
      return;
    default:
      sound satisfies never;
  }
}

interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds. */
  readonly length: number;
  readonly loud: number;
}

function tone(audio: AudioContext, at: number, { pitch, length, loud }: Tone): void {
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + length);
  oscillator.connect(envelope(audio, at, length, loud));
  oscillator.start(at);
  oscillator.stop(at + length);
}

interface Noise {
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

function noise(audio: AudioContext, at: number, { length, from, to, loud }: Noise): void {
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.9 });
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(envelope(audio, at, length, loud));
  source.start(at);
}

function envelope(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
