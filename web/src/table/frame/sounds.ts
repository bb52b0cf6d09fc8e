// Two short sounds, made here: two knocks on wood (your turn), a hammer cocked (you are asked).
// Off until wanted; each has a visible twin.

import { settings } from "../../state/app";

export type Cue = "turn" | "asked";

/** When it begins (s), how long it sounds (s), how high (Hz), how loud. */
const STROKES: Record<Cue, readonly (readonly [number, number, number, number])[]> = {
  turn: [
    [0, 0.09, 240, 0.5],
    [0.18, 0.09, 210, 0.45],
  ],
  asked: [
    [0, 0.03, 1900, 0.25],
    [0.09, 0.05, 1300, 0.35],
  ],
};

let context: AudioContext | null = null;

export function cue(name: Cue): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const begin = context.currentTime + 0.01;
  for (const [at, length, height, loud] of STROKES[name]) {
    const noise = context.createBufferSource();
    const samples = Math.ceil(context.sampleRate * length);
    const buffer = context.createBuffer(1, samples, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
    noise.buffer = buffer;
    const wood = context.createBiquadFilter();
    wood.type = "bandpass";
    wood.frequency.value = height;
    wood.Q.value = 4;
    const volume = context.createGain();
    volume.gain.value = loud;
    noise.connect(wood).connect(volume).connect(context.destination);
    noise.start(begin + at);
  }
}
