import { expect, test } from 'vitest';
import { aPen } from '../../../testing/written-picture.ts';
import { drawSlip, slipPictureSize } from './slip-picture.ts';
import type { SlipCard } from './slip-picture.ts';

const COLOURS = { ground: '#000', surface: '#111', ink: '#fff', soft: '#aaa', accent: '#fc0' };
const LEG = { selection: 'Hanoi −0.5', market: 'Asian handicap', match: 'Hanoi – Haiphong', odds: '1.92' };
const CARD: SlipCard = {
  brand: 'Fairground',
  title: '1 selection',
  legs: [LEG],
  rest: undefined,
  codeLead: 'Booking code',
  code: 'ABCD2345',
  note: 'Simulated',
};

test('the picture of a slip says every selection with its price, and the code that opens it', () => {
  const { pen, written } = aPen();
  drawSlip(pen, CARD, COLOURS, 'sans-serif');

  expect(written.map(({ text }) => text)).toEqual([
    'Fairground',
    '1 selection',
    'Hanoi −0.5',
    'Asian handicap · Hanoi – Haiphong',
    '1.92',
    'Booking code',
    'ABCD2345',
    'Simulated',
  ]);
});

test('the picture grows with its selections, and a long name never runs into its price', () => {
  const { pen, written } = aPen();
  const long = { ...LEG, selection: 'A team with a name that is far longer than any card has room for' };
  drawSlip(pen, { ...CARD, legs: [long, LEG] }, COLOURS, 'sans-serif');

  expect(written.find(({ text }) => text === long.selection)?.width).toBeLessThanOrEqual(736);
  expect(slipPictureSize({ ...CARD, legs: [LEG, LEG] }).height - slipPictureSize(CARD).height).toBe(150);
});
