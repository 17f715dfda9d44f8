import { createSignal } from '../session/signal.ts';
import type { Signal } from '../session/signal.ts';
import { TUNES, pitchOf, plainVoice } from './sound-voices.ts';
import type { Note, Tune, Voice } from './sound-voices.ts';

/** Small sounds made on the spot; silent until the player asks for them. */
export type Sound = {
  readonly isOn: Signal<boolean>;
  readonly toggle: () => void;
  readonly play: (tune: Tune) => void;
  /** Gives the game a voice of its own. */
  readonly tune: (voice: Voice) => void;
};

export const createSound = (): Sound => {
  const isOn = createSignal(false);
  let voice = plainVoice();
  let context: AudioContext | undefined;
  let rustle: AudioBuffer | undefined;
  return {
    isOn,
    toggle: () => isOn.set(!isOn.get()),
    tune: (own) => {
      voice = own;
    },
    play: (name) => {
      // Browsers block sound before the first user gesture and log a warning on each attempt.
      if (!isOn.get() || !navigator.userActivation.hasBeenActive) return;
      context ??= new AudioContext();
      rustle ??= noiseOf(context);
      for (const each of TUNES[name] as readonly Note[]) sound(context, voice, each, rustle);
    },
  };
};

const sound = (context: AudioContext, voice: Voice, note: Note, rustle: AudioBuffer): void => {
  const startsAt = context.currentTime + note.atMs / 1_000;
  const seconds = (note.ms / 1_000) * (note.kind === 'note' ? voice.ring : 1);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, startsAt);
  volume.gain.linearRampToValueAtTime(note.gain, startsAt + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0008, startsAt + seconds);
  volume.connect(context.destination);
  const source = note.kind === 'air' ? airOf(context, rustle, volume) : voiceIn(context, voice, note, startsAt, volume);
  source.start(startsAt);
  source.stop(startsAt + seconds);
};

/** A drum falls in pitch; a note stays or slides to another of its scale. */
const voiceIn = (
  context: AudioContext,
  voice: Voice,
  { kind, degree, to, ms }: Note,
  startsAt: number,
  volume: GainNode,
): OscillatorNode => {
  const from = kind === 'drum' ? 110 : pitchOf(voice, degree);
  const oscillator = new OscillatorNode(context, { type: kind === 'drum' ? 'sine' : voice.wave, frequency: from });
  const ends = kind === 'drum' ? 48 : to !== undefined && pitchOf(voice, to);
  if (ends !== false) {
    oscillator.frequency.setValueAtTime(from, startsAt);
    oscillator.frequency.exponentialRampToValueAtTime(ends, startsAt + ms / 1_000);
  }
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: voice.brightness });
  oscillator.connect(filter).connect(volume);
  return oscillator;
};

const airOf = (context: AudioContext, buffer: AudioBuffer, volume: GainNode): AudioBufferSourceNode => {
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: 900, Q: 0.8 })).connect(volume);
  return source;
};

/** A second of noise. It decides nothing, so no source of chance is asked. */
const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (state * 16_807) % 2_147_483_647;
    samples[index] = state / 1_073_741_823 - 1;
  }
  return buffer;
};
