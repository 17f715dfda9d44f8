import { createSignal } from '../session/signal.ts';
import type { Signal } from '../session/signal.ts';

/** Small sounds made on the spot; silent until the player asks for them. */
export type Sound = {
  readonly isOn: Signal<boolean>;
  readonly toggle: () => void;
  /** A short tone: pitch in hertz, how it swells, how long. */
  readonly play: (tone: keyof typeof TONES) => void;
};

type Tone = {
  readonly hz: readonly number[];
  readonly ms: number;
  readonly type: OscillatorType;
  readonly gain: number;
};

const TONES = {
  tick: { hz: [180], ms: 45, type: 'triangle', gain: 0.2 },
  thud: { hz: [96, 60], ms: 120, type: 'sine', gain: 0.5 },
  rise: { hz: [220, 440], ms: 700, type: 'sine', gain: 0.1 },
  pop: { hz: [520, 700], ms: 90, type: 'triangle', gain: 0.18 },
  win: { hz: [523, 659, 784], ms: 420, type: 'triangle', gain: 0.2 },
  great: { hz: [523, 659, 784, 1047], ms: 900, type: 'triangle', gain: 0.22 },
  lose: { hz: [180, 120], ms: 200, type: 'sine', gain: 0.25 },
} as const satisfies Readonly<Record<string, Tone>>;

export const createSound = (): Sound => {
  const isOn = createSignal(false);
  let context: AudioContext | undefined;
  return {
    isOn,
    toggle: () => {
      // Made by the player's own press: a browser lets nothing sound before.
      context ??= new AudioContext();
      isOn.set(!isOn.get());
    },
    play: (name) => {
      if (isOn.get() && context) playTone(context, TONES[name]);
    },
  };
};

const playTone = (context: AudioContext, { hz, ms, type, gain }: Tone): void => {
  const [now, seconds] = [context.currentTime, ms / 1_000];
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(gain, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  volume.connect(context.destination);
  const voice = new OscillatorNode(context, { type, frequency: hz[0] ?? 220 });
  for (const [index, pitch] of hz.entries())
    voice.frequency.linearRampToValueAtTime(pitch, now + (seconds * (index + 0.4)) / hz.length);
  voice.connect(volume);
  voice.start(now);
  voice.stop(now + seconds);
};
