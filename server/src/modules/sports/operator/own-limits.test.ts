import { expect, test } from 'vitest';
import type * as operator from '@fairground/contract/sports/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../../platform/refusal.ts';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal as refusalOf } from '../../../testing/refusal.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { aBook, dong } from '../testing/book.ts';

const book = await aBook(await testDatabase());
const { aFan, aMatch, betOf, decide, finish, goals, order, passDelay, place, say, selection, sports, state } = book;
const reason = 'a test of own limits';

const look = <Value>(name: string, query: object = {}): Promise<Value> =>
  callRoute(sports.routes, name, { query }, aCallOf(ANN)) as Promise<Value>;
const change = (name: string, body: object): Promise<unknown> =>
  callRoute(sports.routes, name, { body: { ...body, reason } }, aCallOf(ANN));
const limitMember = (memberId: MemberId, limit: object) => change('sports.limit-member', { memberId, ...limit });
const marketOf = (selectionId: string): bigint => BigInt(selectionId.slice(0, selectionId.indexOf(':')));

/** How much a bet of 100,000 wins on a leg. */
const winOf = ({ oddsMilli }: { readonly oddsMilli: number }): number => 100 * (oddsMilli - 1_000);
const takenOf = (placings: readonly Promise<unknown>[]): Promise<number> =>
  Promise.allSettled(placings).then((all) => all.filter(({ status }) => status === 'fulfilled').length);
const mostOf = async (placing: Promise<unknown>): Promise<bigint> => {
  const error: unknown = await placing.catch((failure: unknown) => failure);
  if (!(error instanceof Refusal)) throw new Error('The bet was taken.');
  return BigInt((error.value as { most: string }).most);
};

test('[part of A-01] a limited member wins no more than staff set, on one bet and on open bets together, at the same moment too', async () => {
  const match = await aMatch();
  const leg = await selection(match.id, '1x2/ft', 'a');
  const [fan, other] = [await aFan(), await aFan()];
  await limitMember(fan, { winMax: dong(winOf(leg)), openMax: dong(2.5 * winOf(leg)) });

  expect(await mostOf(place(fan, order([leg], { stake: dong(100_001) })))).toBe(dong(100_000));
  expect(await takenOf(Array.from({ length: 5 }, () => place(fan, order([leg]))))).toBe(2);
  expect(await mostOf(place(fan, order([leg])))).toBe(dong(50_000));
  expect(await takenOf([place(other, order([leg], { stake: dong(300_000) }))])).toBe(1);
});

test('[part of A-01] open bets on a limited market win no more than staff set, by twins of several players and in parlays too', async () => {
  const [match, second] = [await aMatch(), await aMatch()];
  const leg = await selection(match.id, '1x2/ft', 'a');
  const marketId = marketOf(leg.selectionId);
  await change('sports.limit-market', { marketId, winMax: dong(winOf(leg)), openMax: dong(2.5 * winOf(leg)) });
  const fans = await Promise.all(Array.from({ length: 6 }, () => aFan()));

  expect(await takenOf(fans.map((fan) => place(fan, order([leg]))))).toBe(2);
  const [fan = 0n as MemberId] = fans;
  expect(await mostOf(place(fan, order([leg])))).toBe(dong(50_000));
  const parlay = [leg, await selection(second.id, '1x2/ft', 'h')];
  expect(await refusalOf(place(fan, order(parlay)))).toBe('sports.limit');
  expect(await takenOf([place(fan, order([await selection(match.id, 'btts/ft', 'yes')]))])).toBe(1);

  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(0, 1));
  const { list } = await look<ValueOf<typeof operator.listMarketsForStaff>>('sports.list-markets-for-staff', {
    fixtureId: match.id,
  });
  expect(list.find((row) => row.marketId === marketId)).toMatchObject({ bets: 0, openMax: dong(2.5 * winOf(leg)) });
});

test('a live bet that waits meets the limit of its market when it is decided, and of two that wait one is refused', async () => {
  const match = await aMatch();
  await say(state(match.ref, 'LIVE', 0));
  const leg = await selection(match.id, '1x2/ft', 'h');
  const fans = [await aFan(), await aFan()];
  const bets = await Promise.all(
    fans.map(async (fan) => ({ fan, ...(await place(fan, order([leg], { accept: 'any' }))) })),
  );
  await change('sports.limit-market', { marketId: marketOf(leg.selectionId), openMax: dong(1.5 * winOf(leg)) });

  await passDelay();
  await Promise.all([decide(), decide()]);

  const decided = await Promise.all(bets.map(async ({ fan, bet }) => betOf(fan, bet)));
  expect(decided.map(({ state: is }) => is).toSorted()).toEqual(['ACCEPTED', 'REFUSED']);
  expect(decided.find(({ state: is }) => is === 'REFUSED')).toMatchObject({ refusal: 'LIMIT' });
});

test('the slip tells the largest stake that every limit leaves, and that stake is taken', async () => {
  const match = await aMatch();
  const leg = await selection(match.id, '1x2/ft', 'h');
  const fan = await aFan();
  const most = async (): Promise<bigint> =>
    (await book.ask<{ legs: readonly { maxStake: bigint }[] }>('sports.quote-slip', { body: { legs: [leg] } }, fan))
      .legs[0]?.maxStake ?? 0n;
  const free = await most();
  await limitMember(fan, { openMax: dong(3 * winOf(leg)) });
  await place(fan, order([leg]));

  const left = await most();
  expect(left).toBe(dong(200_000));
  expect(left).toBeLessThan(free);
  expect(await takenOf([place(fan, order([leg], { stake: left as never }))])).toBe(1);
  expect(await most()).toBe(0n);
  await limitMember(fan, {});
  expect(await most()).toBeGreaterThan(dong(100_000));
});

test('limits are refused where one bet could win more than all, are shown with what is open, and every change is in the log', async () => {
  const [match, fan] = [await aMatch(), await aFan()];
  const leg = await selection(match.id, '1x2/ft', 'h');
  const marketId = marketOf(leg.selectionId);
  await place(fan, order([leg]));

  expect(await refusalOf(limitMember(fan, { winMax: dong(5), openMax: dong(4) }))).toBe('sports.limits-refused');
  expect(await refusalOf(change('sports.limit-market', { marketId: 999_999n, winMax: dong(5) }))).toBe(
    'sports.market-unknown',
  );
  await limitMember(fan, { openMax: dong(400_000) });
  await limitMember(fan, { openMax: dong(500_000) });
  await change('sports.limit-market', { marketId, winMax: dong(700_000) });

  const members = await look<ValueOf<typeof operator.listLimitedMembers>>('sports.list-limited-members');
  expect(members.list.find(({ memberId }) => memberId === fan)).toMatchObject({
    ...{ winMax: null, openMax: dong(500_000), open: dong(winOf(leg)) },
  });
  const markets = await look<ValueOf<typeof operator.listLimitedMarkets>>('sports.list-limited-markets');
  expect(markets.list.find((row) => row.marketId === marketId)).toMatchObject({ winMax: dong(700_000), bets: 1 });
  const { rows } = await book.pool.query<{ before: object; after: object }>(
    `select before, after from audit_log where action = 'sports.limit-member' and resource_id = $1 order by seq desc limit 1`,
    [fan.toString()],
  );
  expect(rows).toEqual([
    { before: { winMax: null, openMax: '400000.0000' }, after: { winMax: null, openMax: '500000.0000' } },
  ]);
});
