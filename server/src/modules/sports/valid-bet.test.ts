import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import type { SportsBet } from '@fairground/contract/sports/bets';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aBook, dong } from './testing/book.ts';

const book = await aBook(await testDatabase());
const { aFan, aMatch, finish, goals, order, place, pool, say, selection, settle } = book;

/** What a bet counts for turnover, in the units it was placed in. */
const validOf = async ({ betId }: Pick<SportsBet, 'betId'>): Promise<number | null> => {
  const { rows } = await pool.query<{ valid: string | null }>(
    'select valid_bet::text as valid from betting_bet where id = $1',
    [betId.toString()],
  );
  const valid = rows[0]?.valid ?? null;
  return valid === null ? null : Number(valid) / 10_000;
};

type Match = Awaited<ReturnType<typeof aMatch>>;
const bet = async (match: Match, name: string, code: string, fan?: MemberId) =>
  (await place(fan ?? (await aFan()), order([await selection(match.id, name, code)]))).bet;

/** Offers a selection at a price of the test. */
const priced = async (match: Match, name: string, code: string, oddsMilli: number) => {
  const { selectionId } = await selection(match.id, name, code);
  await asOwner(
    book.url,
    `update sports_market set odds = odds || '{"${code}": ${oddsMilli}}', is_locked = true where id = ${selectionId.split(':')[0]}`,
  );
};

test('a bet counts its stake from odds of 1.50 on, and nothing below', async () => {
  const match = await aMatch();
  await priced(match, '1x2/ft', 'h', 1_490);
  await priced(match, 'btts/ft', 'yes', 1_500);
  const [low, lost] = [await bet(match, '1x2/ft', 'h'), await bet(match, '1x2/ft', 'a')];
  const even = await bet(match, 'btts/ft', 'yes');

  await finish(match.ref, goals(1, 0));

  expect(await validOf(low)).toBe(0);
  expect(await validOf(lost)).toBe(100_000);
  expect(await validOf(even)).toBe(100_000);
});

test('what was won or lost counts at most: half the stake of half a loss, nothing of a stake that came back', async () => {
  const match = await aMatch();
  const [halfLost, halfWon] = [await bet(match, 'ou/ft/9', 'over'), await bet(match, 'ou/ft/9', 'under')];
  const back = await bet(match, 'ou/ft/8', 'over');

  await finish(match.ref, goals(1, 1));

  expect(await validOf(halfLost)).toBe(50_000);
  expect(await validOf(halfWon)).toBe(50 * (halfWon.oddsMilli - 1_000));
  expect(await validOf(back)).toBe(0);
});

test('bets of a member on several selections of a market count nothing, and those of others count', async () => {
  const match = await aMatch();
  const [hedger, other] = [await aFan(), await aFan()];
  const [over, under] = [await bet(match, 'ou/ft/10', 'over', hedger), await bet(match, 'ou/ft/10', 'under', hedger)];
  const [fair, elsewhere] = [await bet(match, 'ou/ft/10', 'over', other), await bet(match, '1x2/ft', 'a', hedger)];

  await finish(match.ref, goals(2, 1));

  expect([await validOf(over), await validOf(under)]).toEqual([0, 0]);
  expect(await validOf(fair)).toBeGreaterThan(0);
  expect(await validOf(elsewhere)).toBe(100_000);
});

test('a correction counts a bet again as it came out in the end', async () => {
  const match = await aMatch();
  const corrected = await bet(match, 'ou/ft/9', 'over');
  await finish(match.ref, goals(1, 1));
  expect(await validOf(corrected)).toBe(50_000);

  await say({ kind: 'settle', ref: match.ref, scope: 'match', score: goals(1, 0) });
  await settle();

  expect(await validOf(corrected)).toBe(100_000);
});

const cashOut = async (fan: MemberId, { betId }: SportsBet): Promise<bigint> => {
  const { value } = await book.ask<{ value: bigint | null }>('sports.read-cash-out', { query: { betId } }, fan);
  if (value === null) throw new Error('Nothing is offered.');
  const { requestId } = order([]);
  await book.ask('sports.cash-out', { body: { requestId, betId, value } }, fan);
  return value;
};

test('a bet that was taken out counts what was lost by it, and nothing where the member bet on both sides', async () => {
  const match = await aMatch();
  const [fan, hedger] = [await aFan(), await aFan()];
  const plain = await bet(match, '1x2/ft', 'h', fan);
  const [one] = [await bet(match, '1x2/ft', 'h', hedger), await bet(match, '1x2/ft', 'a', hedger)];

  const value = await cashOut(fan, plain);
  await cashOut(hedger, one);

  expect(await validOf(plain)).toBe(Number(dong(100_000) - value) / 10_000);
  expect(await validOf(one)).toBe(0);
});
