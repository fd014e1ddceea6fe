// The sounds, made of waves and noise: each is short and soft, and plays into whatever context it is given.

export type Sound = "stone" | "crystal" | "card" | "coin" | "turn";

type Into = readonly [context: BaseAudioContext, out: AudioNode, at: number];

/** A level that rises at once and falls away. */
function fading([context, out, at]: Into, peak: number, rise: number, lasts: number): GainNode {
  const level = context.createGain();
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(peak, at + rise);
  level.gain.exponentialRampToValueAtTime(0.0004, at + lasts);
  level.connect(out);
  return level;
}

function tone(into: Into, pitch: number, peak: number, lasts: number, bend = 1, rise = 0.006): void {
  const [context, , at] = into;
  const wave = context.createOscillator();
  wave.frequency.setValueAtTime(pitch, at);
  if (bend !== 1) wave.frequency.exponentialRampToValueAtTime(pitch * bend, at + lasts * 0.6);
  wave.connect(fading(into, peak, rise, lasts));
  wave.start(at);
  wave.stop(at + lasts + 0.01);
}

/** Noise through a filter whose pitch moves from one to another. */
function hiss(into: Into, type: BiquadFilterType, from: number, to: number, peak: number, lasts: number, rise: number) {
  const [context, , at] = into;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(filter).connect(fading(into, peak, rise, lasts));
  source.start(at);
}

const later = ([context, out, at]: Into, by: number): Into => [context, out, at + by];

/** How each is made. */
export const SOUNDS: Record<Sound, (into: Into) => void> = {
  /** A low thud with a little grit. */
  stone(into) {
    tone(into, 138, 0.5, 0.26, 0.45, 0.004);
    hiss(into, "lowpass", 1400, 260, 0.3, 0.09, 0.002);
  },
  /** A glass bell. */
  crystal(into) {
    for (const [pitch, peak, lasts] of [
      [1174.7, 0.15, 0.8],
      [2354, 0.06, 0.5],
      [3538, 0.03, 0.3],
    ] as const)
      tone(into, pitch, peak, lasts);
  },
  /** Paper over paper. */
  card: (into) => hiss(into, "bandpass", 1700, 5200, 0.3, 0.2, 0.07),
  /** Two small tings. */
  coin(into) {
    for (const [by, pitch] of [
      [0, 2093],
      [0.075, 2637],
    ] as const) {
      tone(later(into, by), pitch, 0.12, 0.22);
      tone(later(into, by), pitch * 2.76, 0.025, 0.12);
    }
  },
  /** Two soft notes. */
  turn(into) {
    tone(into, 523.25, 0.16, 0.6, 1, 0.02);
    tone(later(into, 0.14), 783.99, 0.16, 0.65, 1, 0.02);
  },
};
