// The sounds of the table, made here and not recorded: dry, close, wooden, under 600 ms. Off until
// wanted; each has a visible twin.

import { settings } from "../state/app";
import type { Cue } from "../table/stage";

/** A stroke: noise through a filter, or a tone. Times in seconds, heights in Hz. */
interface Stroke {
  at: number;
  long: number;
  high: number;
  loud: number;
  /** Where the height glides to. */
  to?: number;
  /** How narrow the noise is; without it, a tone. */
  narrow?: number;
  wave?: OscillatorType;
}

const noise = (at: number, long: number, high: number, loud: number, narrow = 4): Stroke => ({
  at,
  long,
  high,
  loud,
  narrow,
});
const tone = (
  at: number,
  long: number,
  high: number,
  loud: number,
  wave: OscillatorType = "sine",
): Stroke => ({ at, long, high, loud, wave });

const STROKES: Record<Cue, readonly Stroke[]> = {
  draw: [{ ...noise(0, 0.18, 3200, 0.16, 0.7), to: 1400 }],
  lay: [noise(0, 0.09, 420, 0.6, 1.2), noise(0, 0.03, 1500, 0.12, 1)],
  star: [tone(0, 0.4, 2140, 0.07), tone(0, 0.28, 3490, 0.04), noise(0, 0.02, 3000, 0.1, 2)],
  dice: [0, 0.07, 0.12, 0.2, 0.31, 0.39].map((at, n) =>
    noise(at, 0.05, 520 + 140 * (n % 3), 0.5 - 0.05 * n),
  ),
  coins: [
    tone(0, 0.12, 3300, 0.05, "triangle"),
    tone(0.07, 0.12, 4150, 0.05, "triangle"),
    tone(0.15, 0.2, 3000, 0.05, "triangle"),
  ],
  hit: [noise(0, 0.2, 260, 0.9, 0.8), { ...tone(0, 0.16, 120, 0.3), to: 60 }],
  miss: [noise(0, 0.05, 900, 0.18, 1), { ...tone(0.05, 0.45, 1900, 0.045), to: 520 }],
  asked: [noise(0, 0.03, 1900, 0.25), noise(0.09, 0.05, 1300, 0.35)],
  turn: [noise(0, 0.09, 240, 0.5), noise(0.18, 0.09, 210, 0.45)],
  death: [tone(0, 0.58, 98, 0.3), tone(0, 0.5, 233, 0.1), tone(0, 0.3, 392, 0.04)],
  end: [392, 494, 587].map((high, n) => tone(0.16 * n, 0.24, high, 0.06, "sawtooth")),
};

/** All of them, to be tried one after another. */
export const CUES = Object.keys(STROKES) as readonly Cue[];

const APART = 0.14; // seconds between two things that are heard at once
const MOST = 3;

let context: AudioContext | null = null;

/** What happened, as sounds, if they are wanted. */
export function cue(...names: readonly Cue[]): void {
  if (settings.sound) sound(...names);
}

/** The same, whether or not sounds are wanted: to try them. */
export function sound(...names: readonly Cue[]): void {
  if (names.length === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  const begin = context.currentTime + 0.01;
  for (const [n, name] of [...new Set(names)].slice(0, MOST).entries())
    for (const stroke of STROKES[name]) strike(context, begin + n * APART, stroke);
}

function strike(audio: AudioContext, begin: number, stroke: Stroke): void {
  const start = begin + stroke.at;
  const end = start + stroke.long;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(stroke.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  volume.connect(audio.destination);
  const source = stroke.narrow === undefined ? whistle(audio, stroke) : hiss(audio, stroke);
  const { high } = source;
  high.setValueAtTime(stroke.high, start);
  if (stroke.to !== undefined) high.exponentialRampToValueAtTime(stroke.to, end);
  source.out.connect(volume);
  source.node.start(start);
  source.node.stop(end);
}

interface Source {
  node: AudioScheduledSourceNode;
  out: AudioNode;
  high: AudioParam;
}

function whistle(audio: AudioContext, { wave = "sine" }: Stroke): Source {
  const node = audio.createOscillator();
  node.type = wave;
  return { node, out: node, high: node.frequency };
}

function hiss(audio: AudioContext, { long, narrow = 1 }: Stroke): Source {
  const samples = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = Math.random() * 2 - 1;
  const node = audio.createBufferSource();
  node.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = narrow;
  node.connect(filter);
  return { node, out: filter, high: filter.frequency };
}
