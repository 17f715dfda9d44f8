import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { BONUS, aState, anAward } from './testing/a-register.ts';

test('a prize is a settled round of its own, without a stake', () => {
  const { answers, changes } = decide(aState(), [[anAward(9n, { key: 'p' })]]);

  expect(answers.flat()).toMatchObject([{ outcome: 'applied', amount: 9n, balance: 109n }]);
  expect(changes.placed).toMatchObject([
    { stake: 0n, payout: 9n, validBet: 0n, state: 'settled', roundState: 'won', winKeys: ['p'], parent: 'before' },
  ]);
  expect(changes.settled).toMatchObject([{ stake: '0', payout: '9', award: 'promotion:spring', isCorrection: false }]);
});

test('a prize may go to the bonus, and is paid once', () => {
  const prize = anAward(9n, { account: BONUS });
  const { answers, changes } = decide(aState(), [[prize], [prize]]);

  expect(answers.flat()).toMatchObject([{ balance: 59n }, { outcome: 'applied', isRepeat: true }]);
  expect(changes.placed).toMatchObject([{ payout: 9n, bonusPayout: 0n }]);
  expect(changes.settled).toHaveLength(1);
  expect(decide(aState(), [[anAward(0n)]]).changes.placed).toMatchObject([{ roundState: 'lost' }]);
  expect(decide(aState(), [[anAward(1n)]]).changes.placed).toMatchObject([{ roundState: 'won' }]);
  expect(decide(aState(), [[anAward(1n << 62n)]]).changes).toMatchObject({ placed: [], settled: [] });
});
