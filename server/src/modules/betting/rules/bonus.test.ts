import { expect, test } from 'vitest';
import type { Grant } from '../../wallet/rules/index.ts';
import { decide } from './decide.ts';
import type { WagerOperations } from './decide.ts';
import type { RegisterState } from './register.ts';
import type { Bet } from './round.ts';
import { FORFEIT, WALLET, aGrant, at, withGrants } from './testing/a-grant.ts';
import { BONUS, CASH, aPlace, aResettle, aResult, aWin, anEnd, anUndo, aVoid } from './testing/a-register.ts';

/** What became of the first grant, of the money, and of the answers. */
const play = (state: RegisterState, ...wagers: readonly WagerOperations[]) => {
  const { answers, changes } = decide(state, wagers);
  const balances = new Map(
    [...state.book.accounts, ...changes.book.accounts].map(({ id, balance }) => [id, balance] as const),
  );
  return {
    said: answers.flat().map(({ outcome }) => outcome),
    parts: answers.flat().map(({ amount, splitAmount }) => [amount, splitAmount]),
    grant: changes.book.grants[0] ?? state.book.grants?.[0],
    grants: changes.book.grants,
    cash: balances.get(CASH),
    bonus: balances.get(BONUS),
    forfeited: changes.book.house.find(({ account }) => account === FORFEIT)?.amount ?? 0n,
    changes,
  };
};
/** A bet of cash that was taken before, and waits. */
const aBet = (placedAt: Date, parts: Partial<Bet> = {}): Bet => {
  const [bet] = decide(withGrants([], { cash: 100n }, { now: placedAt }), [[aPlace('r', 10n)]]).changes.placed;
  if (!bet) throw new Error('no bet');
  return { ...bet, ...parts };
};
const running = (parts: Partial<Grant> = {}) => [aGrant(parts)];
const [BET, WIN] = [aPlace('r', 10n), aWin('r', 30n, { ends: true })];

test('[T-18] the bonus pays what cash cannot, and the bet is open under its grant', () => {
  const { parts, grant } = play(withGrants(running(), { cash: 4n }), [aPlace('r', 10n)], [aPlace('s', 20n)]);

  expect(parts).toEqual([
    [-4n, -6n],
    [0n, -20n],
  ]);
  expect(grant).toEqual(aGrant({ openBets: 2 }));
});

test('a stake that cash pays, is refused or is repeated is no open bet of the grant', () => {
  const rich = withGrants(running(), { cash: 100n });

  expect(play(rich, [aPlace('r', 10n)]).grants).toEqual([]);
  expect(play(withGrants(running(), { bonus: 5n }), [aPlace('r', 10n)])).toMatchObject({
    said: ['insufficient-funds'],
    grants: [],
  });
  expect(play(withGrants(running()), [BET], [BET]).grant?.openBets).toBe(1);
});

test('a grant of another account binds nobody', () => {
  const foreign = running({ account: WALLET, maxBet: 1n });

  expect(play(withGrants(foreign, { cash: 4n }), [aPlace('r', 10n)])).toMatchObject({ parts: [[-4n, -6n]] });
});

test('[T-18] with a bonus no stake may be larger than its terms say, whether cash or bonus pays it', () => {
  const said = (stake: bigint, bonus: bigint) =>
    play(withGrants(running(), { cash: 100n, bonus }), [aPlace('r', stake)]).said;

  expect([said(20n, 50n), said(21n, 50n), said(21n, 1n)]).toEqual([['applied'], ['bonus-max-bet'], ['bonus-max-bet']]);
  // Nothing of the bonus is left, so it says nothing.
  expect([said(21n, 0n), said(21n, -1n)]).toEqual([['applied'], ['applied']]);
});

test('what the caller and the round say against a stake comes before the terms of a bonus', () => {
  const rich = withGrants(running(), { cash: 100n });

  expect(play(rich, [aPlace('r', 21n, { refused: 'session-over' })]).said).toEqual(['session-over']);
  expect(play(rich, [aPlace('r', 21n, { market: 9n })]).said).toEqual(['market-closed']);
});

test('the bonus pays no game that counts nothing', () => {
  const on = (product: number, parts: Partial<Grant> = {}) =>
    play(withGrants(running(parts)), [aPlace('r', 10n, { product })]).said;

  expect([on(1), on(2), on(3)]).toEqual([['applied'], ['applied'], ['insufficient-funds']]);
  expect([on(1, { gameWeights: { 5: 0 } }), on(3, { gameWeights: { 5: 1 } })]).toEqual([
    ['insufficient-funds'],
    ['applied'],
  ]);
});

test('a product without a category is a fault, not a bet that counts nothing', () => {
  expect(() => play(withGrants(running()), [aPlace('r', 10n, { product: 9 })])).toThrow(
    'The product 9 has no category.',
  );
});

test('the bonus pays nothing into a round that began before its grant', () => {
  const into = (placedAt: Date) => play(withGrants(running(), {}, { bets: [aBet(placedAt)] }), [aPlace('r', 10n)]).said;

  expect([into(at(7, 59)), into(at(8)), into(at(9))]).toEqual([['insufficient-funds'], ['applied'], ['applied']]);
});

test('a vendor that keeps the wallet is paid no bonus, and its stakes have no largest one', () => {
  const there = { account: WALLET };
  const of = (wallet: bigint, stake: bigint) => play(withGrants(running(), { wallet }), [aPlace('r', stake, there)]);

  expect(of(100n, 30n)).toMatchObject({ said: ['applied'], parts: [[-30n, 0n]], grants: [] });
  expect(of(5n, 10n).said).toEqual(['insufficient-funds']);
});

test('a stake after its time ends the grant first: what is left is forfeited and pays nothing', () => {
  const late = (now: Date) => play(withGrants(running(), { cash: 100n }, { now }), [aPlace('r', 30n)]);

  expect(late(at(20))).toMatchObject({ said: ['applied'], parts: [[-30n, 0n]], bonus: 0n, forfeited: 50n });
  expect(late(at(20)).grant).toMatchObject({ state: 'EXPIRED', closedAt: at(20), forfeited: 50n });
  expect(late(at(19, 59)).said).toEqual(['bonus-max-bet']);
  expect(play(withGrants(running(), {}, { now: at(20) }), [aPlace('r', 10n)]).said).toEqual(['insufficient-funds']);
});

test('a grant that was wagered when its time was over becomes cash before the stake', () => {
  const { parts, grant, cash } = play(withGrants(running({ progress: 100n }), {}, { now: at(20) }), [aPlace('r', 30n)]);

  expect(parts).toEqual([[-30n, 0n]]);
  expect([grant?.state, grant?.converted, cash]).toEqual(['COMPLETED', 50n, 20n]);
});

test('a grant that cannot end here stays due, and its bonus pays nothing meanwhile', () => {
  const due = withGrants(running({ progress: 100n }), { cash: null }, { now: at(20) });
  const { said, grants, parts } = play(due, [aPlace('r', 30n, { account: WALLET })]);

  expect([said, parts, grants]).toEqual([['applied'], [[-30n, 0n]], []]);
  expect(play(due, [aPlace('r', 130n, { account: WALLET })]).said).toEqual(['insufficient-funds']);
});

test('[T-18] a round counts when it is over, by what its game counts; what is won goes where the stake came from', () => {
  const state = withGrants(running(), { cash: 4n });
  const open = play(state, [BET], [aWin('r', 30n)]);
  const over = play(state, [BET], [WIN]);

  expect(open.grant).toMatchObject({ progress: 0n, openBets: 1 });
  expect(over.grant).toMatchObject({ progress: 10n, openBets: 0, state: 'ACTIVE' });
  expect([over.cash, over.bonus]).toEqual([12n, 62n]);
  expect(play(state, [BET], [aWin('r', 30n)], [anEnd('r')]).grant).toMatchObject({ progress: 10n, openBets: 0 });
  expect(play(state, [aPlace('l', 10n, { product: 2 })], [anEnd('l', { product: 2 })]).grant?.progress).toBe(1n);
});

test('a bet with its result counts in one step, and is open at no time', () => {
  const { grant, cash, bonus } = play(withGrants(running(), { cash: 4n }), [aPlace('r', 10n), aResult('r', 30n)]);

  expect(grant).toEqual(aGrant({ progress: 10n }));
  expect([cash, bonus]).toEqual([12n, 62n]);
});

test('each stake of the bonus in a round is an open bet until the round is over', () => {
  const state = withGrants(running());
  const three = [[BET], [aPlace('r', 5n)], [aPlace('s', 5n)]] as const;

  expect(play(state, ...three).grant?.openBets).toBe(3);
  expect(play(state, ...three, [anEnd('r')]).grant).toMatchObject({ openBets: 1, progress: 15n });
  expect(play(state, ...three, [anUndo('undo-bet', 'r', BET.key)]).grant).toMatchObject({ openBets: 2, progress: 0n });
  expect(play(state, ...three, [aVoid('r')]).grant).toMatchObject({ openBets: 1, progress: 0n });
  // A stake that cash paid was never one of them.
  const mixed = withGrants(running({ openBets: 1 }), { cash: 10n });
  expect(play(mixed, [BET], [anEnd('r')]).grant).toMatchObject({ openBets: 1, progress: 10n });
});

test('a void round takes back what it counted, and no more than there is', () => {
  const voided = [[BET], [WIN], [aVoid('r', { reopens: true })]] as const;

  expect(play(withGrants(running({ progress: 7n })), ...voided).grant).toMatchObject({ progress: 7n, openBets: 0 });
  const closed = aBet(at(9), { settledAt: at(9), roundState: 'lost', state: 'settled', validBet: 10n });
  const state = withGrants(running({ progress: 7n }), {}, { bets: [closed] });
  expect(play(state, [aVoid('r', { reopens: true })]).grant?.progress).toBe(0n);
});

test('a corrected round counts what it counts now instead of what it counted', () => {
  const rule = 'result-1';
  const settled = [[aPlace('r', 10n, { rule })], [aWin('r', 12n, { ends: true })]] as const;
  const state = withGrants(running());

  expect(play(state, ...settled).grant?.progress).toBe(2n);
  expect(play(state, ...settled, [aResettle('r', 0n)]).grant).toMatchObject({ progress: 10n, openBets: 0 });
});

test('a round of cash counts for the grant that ran when it began, and for none if none did', () => {
  const count = (placedAt: Date, ...grants: readonly Grant[]) => {
    const state = withGrants(grants, {}, { bets: [aBet(placedAt)] });
    return play(state, [anEnd('r')]).grants.map(({ id, progress }) => [id, progress]);
  };

  expect([count(at(7), aGrant()), count(at(8), aGrant())]).toEqual([[], [[3n, 10n]]]);
  const [before, later] = [aGrant({ id: 1n, state: 'BUSTED', activatedAt: at(6) }), aGrant()];
  expect([count(at(7), before, later), count(at(9), before, later)]).toEqual([[], [[3n, 10n]]]);
});

test('a round belongs to the grant whose bonus it staked first, whenever it began', () => {
  const head = aBet(at(7));
  const staked = { ...head, id: 2n, key: 'second', seq: 1, roundState: null, bonusPart: 1n, placedAt: at(9) } as const;
  const state = withGrants(running({ openBets: 1 }), {}, { bets: [head, staked] });

  expect(play(state, [anEnd('r')]).grant).toMatchObject({ progress: 20n, openBets: 0 });
});

test('a stake from the wallet of a vendor beyond the largest counts nothing, and is noted once', () => {
  const there = { account: WALLET };
  const stake = (amount: bigint, ...after: readonly WagerOperations[]) =>
    play(withGrants(running()), [aPlace('r', amount, there)], [aWin('r', 5n, { ...there, ends: true })], ...after)
      .grant;

  expect(stake(20n)).toMatchObject({ progress: 20n, breaches: 0 });
  expect(stake(21n)).toMatchObject({ progress: 0n, breaches: 1 });
  expect(stake(21n, [aResettle('r', 0n, there)])).toMatchObject({ progress: 0n, breaches: 1 });
  const open = play(withGrants(running()), [aPlace('r', 21n, there)], [aWin('r', 5n, there)]);
  expect(open.grant).toMatchObject({ progress: 0n, breaches: 0 });
  const second = [aPlace('r', 1n, there), aPlace('r', 21n, there)].map((bet) => [bet] as const);
  expect(play(withGrants(running()), ...second, [anEnd('r', there)]).grant?.breaches).toBe(1);
  // Nothing forbids it in the main wallet once the bonus is empty.
  const main = withGrants(running({ openBets: 1 }), { cash: 100n, bonus: 0n });
  expect(play(main, [aPlace('r', 21n)], [anEnd('r')]).grant).toMatchObject({ progress: 21n, breaches: 0 });
});

test('[T-18] a grant whose wagering is done becomes cash in the commit of the bet that did it', () => {
  const done = play(withGrants(running({ progress: 90n })), [BET], [WIN]);
  const nearly = play(withGrants(running({ progress: 89n })), [BET], [WIN]);

  expect([done.grant?.state, done.grant?.converted, done.cash, done.bonus]).toEqual(['COMPLETED', 70n, 70n, 0n]);
  expect([nearly.grant?.state, nearly.cash, nearly.bonus]).toEqual(['ACTIVE', 0n, 70n]);
});

test('[T-18] a grant with nothing left and no open bet is busted', () => {
  const lose = (bonus: bigint, openBets = 0) =>
    play(withGrants(running({ openBets }), { bonus }), [BET], [anEnd('r')]).grant?.state;

  expect([lose(10n), lose(11n), lose(10n, 1)]).toEqual(['BUSTED', 'ACTIVE', 'ACTIVE']);
  // An open win does not end the round, and a void one gives its stake back.
  expect(play(withGrants(running(), { bonus: 10n }), [BET], [aVoid('r')]).grant?.state).toBe('ACTIVE');
});

test('a bonus that a correction took below zero is busted too', () => {
  const closed = aBet(at(9), {
    ...{ settledAt: at(9), roundState: 'won', state: 'settled', bonusPart: 10n, validBet: 10n },
    ...{ payout: 20n, bonusPayout: 20n, winKeys: ['won'] },
  });
  const state = withGrants(running({ progress: 10n }), { bonus: 5n }, { bets: [closed] });
  const { grant, bonus, forfeited } = play(state, [aResettle('r', 0n)]);

  expect([grant?.state, grant?.forfeited, bonus, forfeited]).toEqual(['BUSTED', 0n, 0n, -15n]);
});

test('after its time nothing counts: the grant ends as it stood, with what the last round brought', () => {
  const bet = aBet(at(9), { bonusPart: 10n });
  const end = (parts: Partial<Grant>, now: Date) =>
    play(withGrants(running({ openBets: 1, ...parts }), {}, { now, bets: [bet] }), [aWin('r', 30n, { ends: true })]);

  expect(end({ progress: 95n }, at(20))).toMatchObject({ cash: 0n, bonus: 0n, forfeited: 80n });
  expect(end({ progress: 95n }, at(20)).grant).toMatchObject({ state: 'EXPIRED', progress: 95n, openBets: 0 });
  expect(end({ progress: 100n }, at(20))).toMatchObject({ cash: 80n, grant: { state: 'COMPLETED', progress: 100n } });
  expect(end({ progress: 95n }, at(19, 59)).grant).toMatchObject({ state: 'COMPLETED', progress: 105n });
});

test('a late round whose grant cannot end here is open no more', () => {
  const bet = aBet(at(9), { bonusPart: 10n });
  const late = { now: at(20), bets: [bet] };
  const state = withGrants(running({ openBets: 2, progress: 100n }), { cash: null }, late);

  expect(play(state, [anEnd('r', { account: WALLET })]).grant).toMatchObject({
    state: 'ACTIVE',
    progress: 100n,
    openBets: 1,
  });
});

test('a win that is undone takes back its part of the bonus, and what the round counted by it', () => {
  const won = aWin('r', 30n, { ends: true });
  const undone = [[BET], [won], [anUndo('undo-win', 'r', won.key, { reopens: true })]] as const;
  const byResult = [[aPlace('r', 10n, { rule: 'result-1' })], [won], undone[2]] as const;

  expect(play(withGrants(running()), ...undone)).toMatchObject({ bonus: 40n, grant: { progress: 10n, openBets: 0 } });
  const twice = [
    [aPlace('r', 10n, { rule: 'result-1' })],
    [aWin('r', 12n, { ends: true, key: won.key })],
    undone[2],
  ] as const;
  expect([
    play(withGrants(running()), ...byResult).grant?.progress,
    play(withGrants(running()), ...twice).grant?.progress,
  ]).toEqual([10n, 10n]);
});

test('one unit of the bonus in a stake is an open bet too', () => {
  const bet = aBet(at(9), { bonusPart: 1n });

  expect(play(withGrants(running({ openBets: 2 }), {}, { bets: [bet] }), [anEnd('r')]).grant?.openBets).toBe(1);
});

test('a grant that was done but could not end becomes cash before the next stake', () => {
  const { grant, cash, said } = play(withGrants(running({ progress: 100n })), [aPlace('r', 30n)]);

  expect([grant?.state, cash, said]).toEqual(['COMPLETED', 20n, ['applied']]);
});

test('the count of open bets does not fall below none', () => {
  const bet = aBet(at(9), { bonusPart: 10n });

  expect(play(withGrants(running(), {}, { bets: [bet] }), [anEnd('r')]).grant).toMatchObject({ openBets: 0 });
});

test('what a round of a closed grant still brings is cash where it was completed, and forfeited otherwise', () => {
  const bring = (state: Grant['state']) =>
    play(withGrants(running({ state }), {}, { bets: [aBet(at(9), { bonusPart: 10n })] }), [WIN]);

  expect(bring('COMPLETED')).toMatchObject({ cash: 30n, bonus: 50n, forfeited: 0n, grant: { converted: 30n } });
  expect(bring('EXPIRED')).toMatchObject({ cash: 0n, bonus: 50n, forfeited: 30n, grant: { forfeited: 30n } });
  // Each win moves it on under a key of its own.
  const late = withGrants(running({ state: 'COMPLETED' }), {}, { bets: [aBet(at(9), { bonusPart: 10n })] });
  expect(play(late, [aWin('r', 30n)], [aWin('r', 5n)])).toMatchObject({ cash: 35n, bonus: 50n });
});

test('the cap is that of the whole grant: a late round is cash up to it, and a correction takes back first what went beyond', () => {
  const state = withGrants(
    running({ state: 'COMPLETED', cap: 60n, converted: 50n }),
    {},
    { bets: [aBet(at(9), { bonusPart: 10n })] },
  );
  const won = aWin('r', 30n, { ends: true });

  expect(play(state, [won])).toMatchObject({ cash: 10n, forfeited: 20n, grant: { converted: 60n, forfeited: 20n } });
  expect(play(state, [won], [aResettle('r', 15n)])).toMatchObject({
    cash: 10n,
    forfeited: 5n,
    grant: { converted: 60n, forfeited: 5n },
  });
  expect(play(state, [won], [aResettle('r', 4n)])).toMatchObject({
    cash: 4n,
    forfeited: 0n,
    grant: { converted: 54n, forfeited: 0n },
  });
});
