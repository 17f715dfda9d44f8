/** How a game sounds: its scale, how high it lies, and what its instrument is like. */
export type Voice = {
  /** The lowest note in hertz. */
  readonly root: number;
  /** Half steps above the root, ascending within an octave. */
  readonly scale: readonly number[];
  readonly wave: OscillatorType;
  /** What lies above, in hertz, is taken off: bells are brighter than flutes. */
  readonly brightness: number;
  /** How long notes ring on, 1 as written. */
  readonly ring: number;
};

/** One sound of a tune: a note of the scale, a drum, or air that rushes by. */
export type Note = {
  readonly kind: 'note' | 'drum' | 'air';
  /** Place in the scale; beyond its end the next octave follows. */
  readonly degree: number;
  readonly atMs: number;
  readonly ms: number;
  readonly gain: number;
  /** The note slides there. */
  readonly to?: number;
};

const PLAIN: Voice = { root: 262, scale: [0, 4, 7], wave: 'triangle', brightness: 6_000, ring: 1 };

/** Scales that belong to the places games are set in. */
const VOICES: readonly Voice[] = [
  { root: 294, scale: [0, 2, 4, 7, 9], wave: 'triangle', brightness: 5_200, ring: 1.3 },
  { root: 247, scale: [0, 1, 5, 7, 8], wave: 'sine', brightness: 4_200, ring: 1.6 },
  { root: 220, scale: [0, 1, 4, 5, 7, 8, 10], wave: 'sawtooth', brightness: 1_800, ring: 1.1 },
  { root: 262, scale: [0, 4, 7, 11], wave: 'sine', brightness: 7_000, ring: 1.8 },
  { root: 196, scale: [0, 3, 5, 7, 10], wave: 'square', brightness: 1_500, ring: 0.9 },
  { root: 330, scale: [0, 2, 4, 6, 8, 10], wave: 'triangle', brightness: 6_500, ring: 2 },
  { root: 233, scale: [0, 2, 3, 7, 8], wave: 'triangle', brightness: 3_400, ring: 1.4 },
  { root: 277, scale: [0, 2, 5, 7, 9], wave: 'square', brightness: 2_400, ring: 0.8 },
];

export const plainVoice = (): Voice => PLAIN;

/** The voice of a look: the same game always sounds the same, and the number of its look tells looks apart. */
export const voiceOf = (look: number): Voice => {
  const voice = VOICES[look % VOICES.length] ?? PLAIN;
  // Two games with one instrument lie up to three half steps apart.
  return { ...voice, root: voice.root * 2 ** ((Math.floor(look / VOICES.length) % 4) / 12) };
};

/** The pitch of a place in the scale. */
export const pitchOf = ({ root, scale }: Voice, degree: number): number => {
  const octave = Math.floor(degree / scale.length);
  const step = scale[((degree % scale.length) + scale.length) % scale.length] ?? 0;
  return root * 2 ** (octave + step / 12);
};

const note = (degree: number, atMs: number, ms: number, gain: number, to?: number): Note => ({
  kind: 'note',
  degree,
  atMs,
  ms,
  gain,
  ...(to === undefined ? {} : { to }),
});
const drum = (atMs: number, ms: number, gain: number): Note => ({ kind: 'drum', degree: 0, atMs, ms, gain });
const air = (atMs: number, ms: number, gain: number): Note => ({ kind: 'air', degree: 0, atMs, ms, gain });

/** A run of notes upwards, one every so many milliseconds. */
const run = (from: number, count: number, everyMs: number, ms: number, gain: number): readonly Note[] =>
  Array.from({ length: count }, (_, index) => note(from + index, index * everyMs, ms, gain));

export const TUNES = {
  tick: [note(0, 0, 45, 0.16)],
  thud: [drum(0, 120, 0.5)],
  pop: [note(3, 0, 90, 0.16, 4)],
  lose: [note(-2, 0, 200, 0.2, -4)],
  spin: [air(0, 420, 0.12), note(0, 0, 90, 0.1, 2)],
  /** A reel that may still bring a feature. */
  rise: [note(0, 0, 1_000, 0.1, 7), air(0, 1_000, 0.06)],
  /** A symbol landed that counts towards one. */
  scatter: [note(5, 0, 260, 0.18), note(7, 90, 320, 0.16)],
  line: [note(4, 0, 140, 0.14)],
  win: run(2, 3, 110, 320, 0.18),
  great: [...run(0, 6, 90, 420, 0.18), note(7, 560, 700, 0.16)],
  feature: [drum(0, 200, 0.4), ...run(0, 8, 80, 360, 0.15), note(9, 700, 900, 0.16)],
  big: [drum(0, 180, 0.4), ...run(0, 8, 140, 520, 0.17), note(8, 1_180, 1_000, 0.16)],
  mega: [drum(0, 220, 0.45), ...run(0, 10, 150, 560, 0.17), drum(1_520, 220, 0.4), note(10, 1_540, 1_300, 0.17)],
  epic: [
    drum(0, 260, 0.5),
    ...run(0, 12, 160, 620, 0.17),
    drum(1_940, 260, 0.45),
    ...[8, 10, 12].map((degree) => note(degree, 1_960, 1_800, 0.12)),
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;
export type Tune = keyof typeof TUNES;
