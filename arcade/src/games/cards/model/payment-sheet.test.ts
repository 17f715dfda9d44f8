import { CARD_GAMES } from '@fairground/contract/rooms/room-code';
import { EVERY_GAME } from '@fairground/engines/cards/testing/every-game';
import { readPart } from '@fairground/locales/catalogue';
import { expect, test } from 'vitest';
import { amountsOf } from './payment-sheet.ts';

test('an amount of a sheet is named by its way through it', () => {
  expect(amountsOf({ mode: 'places', pieces: { blackTwo: 1, 'straight-flush': 5 }, places: [2, 3] })).toEqual({
    ...{ piecesBlackTwo: 1, piecesStraightFlush: 5 },
    ...{ places0: 2, places1: 3 },
  });
});

test.each(CARD_GAMES)('the text of the payments of %s names every amount of its sheet, in both languages', (code) => {
  const { rules } = EVERY_GAME.find((game) => game.code === code) ?? {};
  // The share of the table has a sentence of its own.
  const amounts = Object.keys(amountsOf(rules))
    .filter((name) => !name.startsWith('rake'))
    .toSorted();

  for (const language of ['TY', 'EN'] as const) {
    const text = readPart(language, 'cards')[`payments-${code}`] as string;
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    expect([...new Set(named)].toSorted()).toEqual(amounts);
  }
});
