import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBook } from './book.ts';
import { closeGrant, contributionOf, dueEndOf, grantKey, passOn, weightOf, hasManyBreachesNow } from './grant.ts';
import type { Grant, GrantEnd } from './grant-state.ts';
import { BONUS, CASH, HOUSE, OTHER, aBook, anAccount } from './testing/a-book.ts';
import { FORFEIT, aGrant } from './testing/a-grant.ts';

const NOW = aBook().now;

/** A book with the grant; the bonus holds `balance`. */
const withGrant = (grant: Grant, balance = 50n) =>
  openBook(
    aBook({
      accounts: [anAccount(CASH, 100n), anAccount(BONUS, balance), anAccount(OTHER, 30n, { owner: 8n })],
      house: new Map([
        [HOUSE, 'VND'],
        [FORFEIT, 'VND'],
      ]),
      grants: [grant],
    }),
  );

const close = (end: GrantEnd, parts: Partial<Grant> = {}, balance = 50n) => {
  const grant = aGrant(parts);
  const book = withGrant(grant, balance);
  const isClosed = closeGrant(book, grant, end);
  const { grants, legs, house, movements } = book.changes();
  return { isClosed, grants, legs, house, movements, cash: book.account(CASH), bonus: book.account(BONUS) };
};

test('[T-18] a valid bet counts by the weight of its game, else of its category, else not at all', () => {
  const grant = aGrant({ weights: { slots: 500_000, live: 100_000 }, gameWeights: { 5: 250_000 } });

  expect([weightOf(grant, 'slots', 4n), weightOf(grant, 'live', 4n)]).toEqual([500_000n, 100_000n]);
  expect([weightOf(grant, 'slots', 5n), weightOf(grant, 'sports', 4n)]).toEqual([250_000n, 0n]);
});

test('a game that counts nothing counts nothing, whatever its category counts', () => {
  expect(weightOf(aGrant({ gameWeights: { 5: 0 } }), 'slots', 5n)).toBe(0n);
});

test('what a valid bet adds is rounded down', () => {
  expect([contributionOf(200n, 500_000n), contributionOf(199n, 500_000n)]).toEqual([100n, 99n]);
  expect([contributionOf(7n, 1_000_000n), contributionOf(7n, 0n)]).toEqual([7n, 0n]);
});

test('a grant is due when its wagering is done, even if its time is over too', () => {
  const due = (progress: bigint, expiresAt: Date) => dueEndOf({ progress, required: 100n, expiresAt }, NOW);
  const later = new Date(NOW.getTime() + 1);

  expect([due(99n, later), due(100n, later), due(101n, later)]).toEqual([undefined, 'COMPLETED', 'COMPLETED']);
  expect([due(99n, NOW), due(100n, NOW)]).toEqual(['EXPIRED', 'COMPLETED']);
});

test('a completed grant becomes cash, all of it without a cap', () => {
  const { isClosed, grants, legs, house, cash, bonus } = close('COMPLETED', { openBets: 2, progress: 100n });

  expect(isClosed).toBe(true);
  expect([cash?.balance, bonus?.balance, house]).toEqual([150n, 0n, []]);
  expect(legs).toMatchObject([{ account: BONUS, counter: CASH, amount: -50n, kind: 'bonus', counterBalance: 150n }]);
  expect(grants).toEqual([
    aGrant({ state: 'COMPLETED', closedAt: NOW, openBets: 0, progress: 100n, converted: 50n, forfeited: 0n }),
  ]);
});

test('the last unit of a completed grant becomes cash as well', () => {
  expect(close('COMPLETED', {}, 1n)).toMatchObject({ cash: { balance: 101n }, grants: [{ converted: 1n }] });
});

test('a cap lets so much become cash, and the rest is forfeited', () => {
  const ends = [49n, 50n, 51n].map((cap) => {
    const { grants, cash, house } = close('COMPLETED', { cap });
    return [cash?.balance, house[0]?.amount ?? 0n, grants[0]?.converted, grants[0]?.forfeited];
  });

  expect(ends).toEqual([
    [149n, 1n, 49n, 1n],
    [150n, 0n, 50n, 0n],
    [150n, 0n, 50n, 0n],
  ]);
});

test('a grant that ends in any other way is forfeited whole, and says when', () => {
  for (const end of ['EXPIRED', 'FORFEITED', 'BUSTED', 'REVOKED'] as const) {
    const { isClosed, grants, legs, house, cash, bonus } = close(end, { cap: 10n });

    expect(isClosed).toBe(true);
    expect([cash?.balance, bonus?.balance]).toEqual([100n, 0n]);
    expect(legs).toMatchObject([{ account: BONUS, counter: FORFEIT, amount: -50n, kind: 'bonus' }]);
    expect(house).toEqual([{ account: FORFEIT, amount: 50n }]);
    expect(grants).toMatchObject([{ state: end, closedAt: NOW, converted: 0n, forfeited: 50n }]);
  }
});

test('a bonus below zero is made up by the account of what is forfeited, and nothing becomes cash', () => {
  const { grants, house, cash, bonus } = close('COMPLETED', {}, -5n);

  expect([cash?.balance, bonus?.balance]).toEqual([100n, 0n]);
  expect(house).toEqual([{ account: FORFEIT, amount: -5n }]);
  expect(grants).toMatchObject([{ state: 'COMPLETED', converted: 0n, forfeited: 0n }]);
});

test('an empty bonus ends without a movement', () => {
  const { isClosed, grants, movements } = close('COMPLETED', {}, 0n);

  expect(isClosed).toBe(true);
  expect([movements, grants[0]?.state]).toEqual([[], 'COMPLETED']);
});

test('a grant that does not run, and one whose bonus is not of the batch, are not ended', () => {
  expect(close('EXPIRED', { state: 'COMPLETED' })).toMatchObject({ isClosed: false, grants: [], movements: [] });
  expect(close('EXPIRED', { account: FORFEIT })).toMatchObject({ isClosed: false, grants: [], movements: [] });
});

test('it stays due while the cash it becomes is not of the batch, unless nothing becomes cash', () => {
  const foreign = { cash: FORFEIT };

  expect(close('COMPLETED', foreign)).toMatchObject({ isClosed: false, grants: [], movements: [] });
  expect(close('EXPIRED', foreign)).toMatchObject({ isClosed: true, grants: [{ state: 'EXPIRED' }] });
  expect(close('COMPLETED', foreign, 0n)).toMatchObject({ isClosed: true, grants: [{ state: 'COMPLETED' }] });
});

test('what cannot be moved out is a fault and no silent end', () => {
  const grant = aGrant({ forfeit: OTHER, currency: 'VND' });
  const book = openBook(
    aBook({
      accounts: [anAccount(CASH, 100n), anAccount(BONUS, 50n), anAccount(OTHER, 0n, { currency: 'TRIAL' })],
      grants: [grant],
    }),
  );

  expect(() => closeGrant(book, grant, 'EXPIRED')).toThrow('The grant 3 could not be closed: currency-mismatch.');
});

test('a closed grant passes on what its bets still bring: to cash where it was completed, else away', () => {
  const pass = (parts: Partial<Grant>, amount: bigint) => {
    const grant = aGrant(parts);
    const book = withGrant(grant);
    passOn(book, grant, { operation: 'win', amount });
    return [book.account(CASH)?.balance, book.account(BONUS)?.balance, book.changes().house[0]?.amount ?? 0n];
  };

  expect(pass({ state: 'COMPLETED' }, 8n)).toEqual([108n, 42n, 0n]);
  expect(pass({ state: 'COMPLETED' }, -8n)).toEqual([92n, 58n, 0n]);
  expect(pass({ state: 'EXPIRED' }, 8n)).toEqual([100n, 42n, 8n]);
  expect(pass({ state: 'COMPLETED', cash: FORFEIT }, 8n)).toEqual([100n, 42n, 8n]);
  // What is taken back may go below zero: a bonus is no debt of the member.
  expect(pass({ state: 'EXPIRED' }, 58n)).toEqual([100n, -8n, 58n]);
});

test('what is passed on is named by the wager that brought it', () => {
  const grant = aGrant({ state: 'EXPIRED' });
  const book = withGrant(grant);

  passOn(book, grant, { operation: 'win', amount: 8n });

  expect(book.changes().movements.map(({ key }) => key)).toEqual([grantKey(3n, 'win')]);
});

test('of what is passed on in two parts each has a name of its own', () => {
  const grant = aGrant({ state: 'COMPLETED', cap: 5n });
  const book = withGrant(grant);

  passOn(book, grant, { operation: 'win', amount: 8n });

  expect(book.changes().movements.map(({ key }) => key)).toEqual([grantKey(3n, 'win'), grantKey(3n, 'win rest')]);
  expect(book.changes().grants).toMatchObject([{ converted: 5n, forfeited: 3n }]);
  expect(book.changes().endedGrants).toEqual([]);
});

test('of a capped grant becomes cash what its completion left room for, and a correction takes back first what went beyond', () => {
  const pass = (parts: Partial<Grant>, amount: bigint) => {
    const grant = aGrant({ state: 'COMPLETED', cap: 60n, ...parts });
    const book = withGrant(grant);
    passOn(book, grant, { operation: 'win', amount });
    const { grants, movements, house } = book.changes();
    const cash = (book.account(CASH)?.balance ?? 0n) - 100n;
    return [cash, house[0]?.amount ?? 0n, grants[0]?.converted, grants[0]?.forfeited, movements.length];
  };

  expect(pass({ converted: 20n }, 8n)).toEqual([8n, 0n, 28n, 0n, 1]);
  expect(pass({ converted: 50n }, 11n)).toEqual([10n, 1n, 60n, 1n, 2]);
  expect(pass({ converted: 60n, forfeited: 10n }, 1n)).toEqual([0n, 1n, 60n, 11n, 1]);
  expect(pass({ converted: 60n, forfeited: 10n }, -15n)).toEqual([-5n, -10n, 55n, 0n, 2]);
  expect(pass({ converted: 60n, forfeited: 10n }, -10n)).toEqual([0n, -10n, 60n, 0n, 1]);
});

test('what is taken back of a grant counts down to nothing and no further', () => {
  const grant = aGrant({ state: 'EXPIRED', forfeited: 5n });
  const after = (amount: bigint) => {
    const book = withGrant(grant);
    passOn(book, grant, { operation: 'win', amount });
    return book.changes().grants[0]?.forfeited;
  };

  expect([after(-4n), after(-5n), after(-8n)]).toEqual([1n, 0n, 0n]);
});

test('while the cash of a completed grant is not of the batch, what is passed on is forfeited and says so', () => {
  const grant = aGrant({ state: 'COMPLETED', cash: FORFEIT });
  const book = withGrant(grant);

  passOn(book, grant, { operation: 'win', amount: 8n });

  expect(book.changes().movements.map(({ key }) => key)).toEqual([grantKey(3n, 'win')]);
  expect(book.changes().grants).toMatchObject([{ converted: 0n, forfeited: 8n }]);
});

test('the smallest amount is passed on', () => {
  const grant = aGrant({ state: 'EXPIRED' });
  const book = withGrant(grant);

  passOn(book, grant, { operation: 'win', amount: 1n });

  expect(book.changes().grants).toMatchObject([{ forfeited: 1n }]);
});

test('nothing to pass on moves nothing', () => {
  const grant = aGrant({ state: 'EXPIRED' });
  const book = withGrant(grant);

  passOn(book, grant, { operation: 'lost', amount: 0n });

  expect(book.changes()).toMatchObject({ movements: [], grants: [] });
});

test('the movements of a grant have keys of their own: the range of grants, the grant and what it is', () => {
  const digest = createHash('sha256').update('grant 3 convert').digest('hex');

  expect(grantKey(3n, 'convert')).toBe(`e${digest.slice(1, 32)}`);
  expect(new Set([grantKey(3n, 'convert'), grantKey(3n, 'forfeit'), grantKey(4n, 'convert')]).size).toBe(3);
  expect(close('COMPLETED', { cap: 20n }).movements.map(({ key, fingerprint }) => [key, fingerprint])).toEqual([
    [grantKey(3n, 'convert'), grantKey(3n, 'convert')],
    [grantKey(3n, 'forfeit'), grantKey(3n, 'forfeit')],
  ]);
});

test('a grant whose cash has to pay what its member owes is not completed by a bet, and ends without cash as any other', () => {
  const waiting = close('COMPLETED', { isOwing: true });
  expect([waiting.isClosed, waiting.legs, waiting.bonus?.balance]).toEqual([false, [], 50n]);

  expect([close('EXPIRED', { isOwing: true }).isClosed, close('COMPLETED', { isOwing: true }, 0n).isClosed]).toEqual([
    true,
    true,
  ]);
  expect(close('COMPLETED', { isOwing: false }).isClosed).toBe(true);
});

test('a bonus has too many stakes above its largest one from the third on, and is announced once', () => {
  const told = [1, 2, 3, 4].map((breaches) => hasManyBreachesNow({ breaches: breaches - 1 }, { breaches }));

  expect(told).toEqual([false, false, true, false]);
  expect(hasManyBreachesNow({ breaches: 1 }, { breaches: 5 })).toBe(true);
  expect(hasManyBreachesNow(undefined, { breaches: 3 })).toBe(true);
});
