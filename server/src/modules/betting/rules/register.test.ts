import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { openRegister } from './register.ts';
import { aPlace, aState, aWin } from './testing/a-register.ts';

test('what is taken back leaves rounds and changes as they were before the mark', () => {
  const [bet] = decide(aState(), [[aPlace('r', 10n)]]).changes.placed;
  if (!bet) throw new Error('no bet');
  const register = openRegister(aState({ bets: [bet] }));
  const changed = { ...bet, payout: 5n };
  register.setBet(changed);
  const takeBack = register.book.mark();
  register.setBet({ ...bet, payout: 7n });
  register.setBet({ ...bet, id: 9n, round: 's' });
  register.park(aWin('t', 1n));

  takeBack();

  expect(register.roundOf(bet)).toEqual([changed]);
  expect(register.roundOf({ member: bet.member, round: 's' })).toBeUndefined();
  expect(register.changes()).toMatchObject({ changed: [changed], placed: [], parked: [], settled: [] });
});
