import { expect, test } from 'vitest';
import { aPen } from '../../../testing/written-picture.ts';
import { drawShare, timesOf } from './share-picture.ts';
import type { ShareCard } from './share-picture.ts';

const COLOURS = { ground: '#000', surface: '#111', ink: '#fff', soft: '#aaa', accent: '#fc0', gain: '#0f0' };
const CARD: ShareCard = {
  brand: 'Fairground',
  game: 'Mines',
  vendor: 'Jolly',
  result: 'Won',
  isWon: true,
  times: '12.50×',
  timesNote: 'of the stake',
  amounts: [],
  day: '18 November 2026',
};

test('[part of C-07] the picture says the game and what came of it, and amounts only where they are wanted', () => {
  const plain = aPen();
  const full = aPen();
  drawShare(plain.pen, CARD, COLOURS, 'sans-serif');
  drawShare(full.pen, { ...CARD, amounts: [['Stake', '10.00 VND']] }, COLOURS, 'sans-serif');

  expect(plain.written.map(({ text }) => text)).toEqual([
    'Fairground',
    'Mines',
    'Jolly',
    '12.50×',
    'Won · of the stake',
    '18 November 2026',
  ]);
  expect(full.written.map(({ text }) => text)).toContain('Stake: 10.00 VND');
});

test('a long name is written smaller instead of being cut off', () => {
  const { pen, written } = aPen();
  const game = 'A very long name of a game that goes on and on';
  drawShare(pen, { ...CARD, game }, COLOURS, 'sans-serif');

  const name = written.find(({ text }) => text === game);
  expect(name?.size).toBeLessThan(68);
  expect(name?.width).toBeLessThanOrEqual(1_080);
});

test('how many times the stake was paid is cut and never more than was paid', () => {
  expect(timesOf(300n, 1_000n)).toBe(3.33);
  expect(timesOf(300n, 0n)).toBe(0);
  expect(timesOf(0n, 500n)).toBeUndefined();
});
