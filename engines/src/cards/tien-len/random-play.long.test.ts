import { expect, test } from 'vitest';
import { fairWords } from '../../testing/fair-words.ts';
import { payDebts, RAKE } from '../pay-debts.ts';
import { playRandomHand } from '../testing/random-hand.ts';
import { tienLen } from '../tien-len.ts';
import { BY_COUNT, BY_PLACES } from './sheet.ts';

const HANDS = 50_000;

test.each([BY_PLACES, BY_COUNT])(`${HANDS} random legal hands end and are zero-sum ($mode)`, (rules) => {
  const words = fairWords(`long tien-len ${rules.mode}`);
  let wrong = 0;

  for (let round = 0; round < HANDS; round += 1) {
    const { state, players } = playRandomHand(tienLen, words, { rules });
    const funds = Array.from({ length: players }, (_, seat) => BigInt(seat) * 9_000n);
    const { net, rake } = payDebts(tienLen.settle(state), { unit: 1_000n, funds, rake: RAKE });
    if ([...net, ...rake].reduce((sum, amount) => sum + amount, 0n) !== 0n) wrong += 1;
  }

  expect(wrong).toBe(0);
});
