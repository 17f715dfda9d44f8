import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { money } from '@fairground/contract/money';
import { DECISIONS } from '@fairground/contract/studio/hands';
import type { SeatPlayShown } from '@fairground/contract/studio/hands';
import type { TableView } from '@fairground/contract/studio/table';
import { compilePart } from '@fairground/locales/catalogue';
import { expect, test } from 'vitest';
import { createTexts } from '../../texts/texts.ts';
import { handText, questionFor } from './decisions.ts';
import { keyOrder } from './keys.ts';

const textsIn = (language: 'EN' | 'TY') =>
  createTexts({ arcade: compilePart(language, 'arcade'), figures: {}, errors: {} }, language, {
    numbers: createNumbers(SEED_STYLE),
    timeZone: 'UTC',
  });
const EN = textsIn('EN');

const view = (phase: string, play?: Partial<SeatPlayShown>): TableView =>
  ({
    round: { phase, up: 5 },
    seat: play && {
      play: {
        turn: 0,
        can: ['hit', 'stand'],
        place: 0,
        again: money(0n),
        insurance: money(0n),
        isInsured: false,
        ...play,
      },
    },
  }) as unknown as TableView;
/** Jack and four; ace and six. */
const [HARD, SOFT] = [
  { cards: [10, 3], isDoubled: false },
  { cards: [0, 5], isDoubled: false },
];

test('the question names the cards, their points and the open card, in the language of the player', () => {
  expect(questionFor(view('DECIDING', { hands: [HARD] }), EN)).toBe('Your hand: J 4 (14). The dealer shows 6.');
  expect(questionFor(view('DECIDING', { hands: [HARD] }), textsIn('TY'))).toBe('Bài của bạn: J 4 (14). Nhà cái mở 6.');
  expect(questionFor(view('DECIDING', { hands: [HARD, SOFT], turn: 1 }), EN)).toBe(
    'Hand 2 of 2: A 6 (soft 17). The dealer shows 6.',
  );
});

test('a player without a decision sees what the table waits for, and outside of that time nobody is asked', () => {
  expect(questionFor(view('DECIDING', { hands: [HARD], turn: null }), EN)).toBe('Waiting for the other players.');
  expect(questionFor(view('DECIDING'), EN)).toBe('Waiting for the other players.');
  expect(questionFor(view('OPEN', { hands: [HARD] }), EN)).toBe('');
});

test('a natural and a hand that went over are named', () => {
  expect(handText({ cards: [0, 12], isDoubled: false }, true, EN)).toBe('Blackjack');
  expect(handText({ cards: [0, 12], isDoubled: false }, false, EN)).toBe('21');
  expect(handText({ cards: [12, 11, 4], isDoubled: false }, true, EN)).toBe('Bust');
});

test('every decision has a key of its own', () => {
  const keys = ['h', 's', 'd', 'p', 'i'].map((key) => keyOrder({ key, altKey: false, ctrlKey: false, metaKey: false }));

  expect(keys).toEqual([...DECISIONS]);
});
