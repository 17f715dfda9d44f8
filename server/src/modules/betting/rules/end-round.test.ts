import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { aPlace, aState, aWin, anEnd } from './testing/a-register.ts';

test('the end closes a round with what it has paid', () => {
  const { answers, changes } = decide(aState(), [[aPlace('r', 10n)], [aWin('r', 4n)], [anEnd('r', { valid: 6n })]]);

  expect(answers[2]).toMatchObject([{ outcome: 'applied', amount: 0n, balance: 94n }]);
  expect(changes.placed).toMatchObject([{ payout: 4n, roundState: 'won', state: 'settled', validBet: 6n }]);
  expect(changes.settled).toMatchObject([{ stake: '10', payout: '4', validBet: '6' }]);
});

test('a round without a win is lost when it ends', () => {
  const { changes } = decide(aState(), [[aPlace('r', 10n)], [anEnd('r')]]);

  expect(changes.placed).toMatchObject([{ roundState: 'lost', state: 'settled', validBet: 10n }]);
});

test('an end that is repeated or refused by the money changes nothing', () => {
  const end = anEnd('r');
  const { changes } = decide(aState(), [[aPlace('r', 10n)], [end], [end]]);
  expect(changes.settled).toHaveLength(1);

  const { book } = aState();
  const accounts = book.accounts.map((each) => ({ ...each, currency: 'TRIAL' }));
  const { placed } = decide(aState(), [[aPlace('r', 10n)]]).changes;
  const foreign = decide(aState({ book: { ...book, accounts }, bets: placed }), [[anEnd('r')]]);
  expect(foreign.changes).toMatchObject({ changed: [], settled: [] });
});

test('a round ends once, and only where there is one', () => {
  const { answers } = decide(aState(), [[anEnd('r')], [aPlace('r', 10n)], [anEnd('r')], [anEnd('r')]]);

  expect(answers.flat().map(({ outcome }) => outcome)).toEqual(['bet-unknown', 'applied', 'applied', 'round-over']);
});
