import type { Sound } from './sounds.ts';
import { type Noise, STROKES, type Tone } from './strokes.ts';

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const stroke of STROKES[sound]) {
    if (stroke.kind === 'tone') tone(context, now + stroke.at, stroke);
    else noise(context, now + stroke.at, stroke);
  }
}

function tone(audio: AudioContext, at: number, { pitch, length, loud }: Tone): void {
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + length);
  oscillator.connect(envelope(audio, at, length, loud));
  oscillator.start(at);
  oscillator.stop(at + length);
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
