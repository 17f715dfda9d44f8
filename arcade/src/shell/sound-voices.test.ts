import { expect, test } from 'vitest';
import { TUNES, pitchOf, voiceOf } from './sound-voices.ts';
import type { Note } from './sound-voices.ts';

test('looks sound differently, and a look always sounds the same', () => {
  const voices = Array.from({ length: 32 }, (_, look) => voiceOf(look));

  expect(new Set(voices.map((voice) => JSON.stringify(voice))).size).toBe(32);
  expect(voiceOf(7)).toEqual(voices[7]);
});

test('a scale goes on in the next octave, and below its root', () => {
  const voice = voiceOf(0);

  expect(pitchOf(voice, voice.scale.length)).toBeCloseTo(2 * pitchOf(voice, 0));
  expect(pitchOf(voice, -voice.scale.length)).toBeCloseTo(pitchOf(voice, 0) / 2);
});

test('larger wins sound longer, and no tune is loud or shrill', () => {
  const lasts = (notes: readonly Note[]): number => Math.max(...notes.map(({ atMs, ms }) => atMs + ms));
  const [win, big, mega, epic] = [TUNES.win, TUNES.big, TUNES.mega, TUNES.epic].map(lasts);
  const all: readonly Note[] = Object.values(TUNES).flat();
  const top = Math.max(...Array.from({ length: 32 }, (_, look) => pitchOf(voiceOf(look), 12)));

  expect([win, big, mega, epic]).toEqual([win, big, mega, epic].toSorted((a, b) => Number(a) - Number(b)));
  expect(all.every(({ gain }) => gain <= 0.5)).toBe(true);
  expect(top).toBeLessThan(5_000);
});
