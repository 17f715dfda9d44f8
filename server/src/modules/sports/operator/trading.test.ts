import { expect, test } from 'vitest';
import type * as operator from '@fairground/contract/sports/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal as refusalOf } from '../../../testing/refusal.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { aBook, dong } from '../testing/book.ts';

const book = await aBook(await testDatabase());
const {
  aFan,
  aMatch,
  betOf,
  cashOf,
  decide,
  finish,
  goals,
  order,
  passDelay,
  place,
  say,
  selection,
  settle,
  sports,
  state,
} = book;
const reason = 'a test of trading';

const look = <Value>(name: string, query: object = {}): Promise<Value> =>
  callRoute(sports.routes, name, { query }, aCallOf(ANN)) as Promise<Value>;
const change = (name: string, body: object): Promise<unknown> =>
  callRoute(sports.routes, name, { body: { ...body, reason } }, aCallOf(ANN));
const byTwo = async (name: string, body: object): Promise<void> => {
  const { approvalId } = (await change(name, body)) as { approvalId: bigint };
  const { status, failure } = await book.approvals.decide(BEN, approvalId, 'approve');
  expect([status, failure]).toEqual(['EXECUTED', null]);
};
const marketOf = (selectionId: string): bigint => BigInt(selectionId.slice(0, selectionId.indexOf(':')));

test('a match that staff hold takes no bets, and live bets that wait are refused though it is released', async () => {
  const match = await aMatch();
  const fan = await aFan();
  const leg = await selection(match.id, '1x2/ft', 'h');
  await say(state(match.ref, 'LIVE', 0));
  const { bet } = await place(fan, order([leg], { accept: 'any' }));

  await change('sports.hold-fixture', { fixtureId: match.id, to: 'held' });
  expect(await refusalOf(place(fan, order([leg], { accept: 'any' })))).toBe('sports.market-suspended');
  expect((await book.fixtureOf(match.id)).markets.every(({ status }) => status !== 'OPEN')).toBe(true);
  await change('sports.hold-fixture', { fixtureId: match.id, to: 'open' });
  await passDelay();
  await decide();

  expect(await betOf(fan, bet)).toMatchObject({ state: 'REFUSED', refusal: 'MARKET_SUSPENDED' });
  expect((await book.fixtureOf(match.id)).markets.some(({ status }) => status === 'OPEN')).toBe(true);
});

test('a locked price stands whatever happens in the match, and moves again when it is unlocked', async () => {
  const match = await aMatch();
  const { selectionId, oddsMilli } = await selection(match.id, '1x2/ft', 'h');
  const marketId = marketOf(selectionId);
  await change('sports.lock-price', { marketId, to: 'locked' });
  await say(state(match.ref, 'LIVE', 0));
  const goal = (...score: Parameters<typeof goals>) =>
    say(
      { kind: 'bet-stop', ref: match.ref },
      { kind: 'score', ref: match.ref, score: goals(...score) },
      { kind: 'resume', ref: match.ref },
    );

  await goal(1, 0);
  expect((await selection(match.id, '1x2/ft', 'h')).oddsMilli).toBe(oddsMilli);
  await change('sports.lock-price', { marketId, to: 'moves' });
  await goal(2, 0);

  expect((await selection(match.id, '1x2/ft', 'h')).oddsMilli).toBeLessThan(oddsMilli);
});

test('the prices of a market are listed as they were, the newest first, each change once', async () => {
  const match = await aMatch();
  const { selectionId, oddsMilli } = await selection(match.id, '1x2/ft', 'h');
  await say(state(match.ref, 'LIVE', 0));
  await say({ kind: 'resume', ref: match.ref }, { kind: 'resume', ref: match.ref });
  await say({ kind: 'score', ref: match.ref, score: goals(1, 0) }, { kind: 'resume', ref: match.ref });

  const { list, next } = await look<ValueOf<typeof operator.listPricesForStaff>>('sports.list-prices-for-staff', {
    marketId: marketOf(selectionId),
  });

  const now = await selection(match.id, '1x2/ft', 'h');
  const textOf = (milli: number): string => `h ${(milli / 1_000).toFixed(3)}`;
  const homeOf = (row: (typeof list)[number] | undefined) => row?.prices.find((price) => price.startsWith('h '));
  expect([homeOf(list.at(-1)), homeOf(list[0])]).toEqual([textOf(oddsMilli), textOf(now.oddsMilli)]);
  expect(new Set(list.map(({ prices }) => prices.join())).size).toBe(list.length);
  expect(next).toBe(null);
});

test('a market that staff hold stays suspended while its match is priced', async () => {
  const match = await aMatch();
  const leg = await selection(match.id, 'btts/ft', 'yes');
  await change('sports.hold-market', { marketId: marketOf(leg.selectionId), to: 'held' });

  expect(await refusalOf(place(await aFan(), order([leg])))).toBe('sports.market-suspended');
  await change('sports.hold-market', { marketId: marketOf(leg.selectionId), to: 'open' });
  expect((await place(await aFan(), order([leg]))).bet.state).toBe('ACCEPTED');
});

test('limits are changed with their version, and large bets wait until somebody has seen them', async () => {
  const limit = await look<ValueOf<typeof operator.readSportsLimits>>('sports.read-limits', { sport: 'FOOTBALL' });
  const wanted = {
    sport: 'FOOTBALL',
    winMax: dong(1_000_000),
    riskMax: dong(2_000_000),
    playerMax: dong(3_000_000),
    dayMax: dong(4_000_000),
    largeFrom: dong(100_000),
  };
  expect(
    await refusalOf(change('sports.change-limits', { ...wanted, riskMax: dong(10), version: limit.version })),
  ).toBe('sports.limits-refused');
  await change('sports.change-limits', { ...wanted, version: limit.version });
  expect(await refusalOf(change('sports.change-limits', { ...wanted, version: limit.version }))).toBe(
    'approvals.state-conflict',
  );

  const match = await aMatch();
  const fan = await aFan(10_000_000);
  const leg = await selection(match.id, '1x2/ft', 'a');
  expect(await refusalOf(place(fan, order([leg], { stake: dong(2_000_000) })))).toBe('sports.limit');
  const { bet } = await place(fan, order([leg], { stake: dong(200_000) }));
  expect(await look('sports.count-large-bets')).toMatchObject({ count: 1 });
  const large = await look<ValueOf<typeof operator.listTickets>>('sports.list-tickets', { attention: 'large' });
  expect(large.list).toMatchObject([{ betId: bet.betId, memberId: fan, stake: dong(200_000), attention: 'large' }]);
  await change('sports.mark-bet-seen', { betId: bet.betId });
  expect(await look('sports.count-large-bets')).toEqual({ count: 0, oldestAt: null });

  const exposure = await look<ValueOf<typeof operator.readExposure>>('sports.read-exposure', { fixtureId: match.id });
  const kept = exposure.periods.find(({ period }) => period === 'ft')?.kept ?? [];
  const lost = (200_000 * (leg.oddsMilli - 1_000)) / 1_000;
  expect([kept[0], kept[1]]).toEqual([dong(200_000), dong(-lost)]);
  const { list } = await look<ValueOf<typeof operator.listFixturesForStaff>>('sports.list-fixtures-for-staff');
  expect(list[0]).toMatchObject({ fixtureId: match.id, staked: dong(200_000), atRisk: dong(lost), bets: 1 });
});

test('two people correct a result at any time, and bets move by the difference', async () => {
  const match = await aMatch();
  const fan = await aFan();
  const leg = await selection(match.id, '1x2/ft', 'h');
  const { bet } = await place(fan, order([leg]));
  await say(state(match.ref, 'LIVE', 0));
  const version = async () =>
    (await look<ValueOf<typeof operator.readFixtureForStaff>>('sports.read-fixture-for-staff', { fixtureId: match.id }))
      .version;
  const correction = async (result: string) => ({ fixtureId: match.id, result, version: await version() });
  expect(await refusalOf(change('sports.correct-result', await correction('1:0 0:0')))).toBe('sports.result-refused');
  await finish(match.ref, goals(0, 1));
  await asOwner(book.url, `update sports_fixture set ended_at = ended_at - interval '80 hours' where id = ${match.id}`);
  expect(await refusalOf(change('sports.correct-result', await correction('hha')))).toBe('sports.result-refused');

  await byTwo('sports.correct-result', await correction('1:0 0:0'));
  await settle();

  expect((await betOf(fan, bet)).state).toBe('WON');
  expect(await cashOf(fan)).toBe(900_000 + 100 * leg.oddsMilli);
});

test('two people void the bets of a market that were taken within a time', async () => {
  const match = await aMatch();
  const leg = await selection(match.id, 'ou/ft/10', 'over');
  const [early, late] = [await aFan(), await aFan()];
  const wrong = (await place(early, order([leg]))).bet;
  const to = new Date(performance.timeOrigin + performance.now());
  const right = (await place(late, order([leg]))).bet;

  await byTwo('sports.void-market', { marketId: marketOf(leg.selectionId), to });
  await settle();

  expect((await betOf(early, wrong)).state).toBe('VOID');
  expect(await cashOf(early)).toBe(1_000_000);
  expect((await betOf(late, right)).state).toBe('ACCEPTED');
});

test('two people set delay, margins and fees: they hold from the next price and bet on, and change no bet that was taken', async () => {
  const [match, fan] = [await aMatch(), await aFan()];
  const first = await selection(match.id, '1x2/ft', 'h');
  const { bet } = await place(fan, order([first]));
  const worth = async () =>
    (await book.ask<{ value: bigint }>('sports.read-cash-out', { query: { betId: bet.betId } }, fan)).value;
  const before = await worth();
  const { version } = await look<ValueOf<typeof operator.readSportsLimits>>('sports.read-limits', {
    sport: 'FOOTBALL',
  });

  const settings = { delaySeconds: 8, marginPercent: 200, feeSingle: 200, feeMulti: 250 };
  await byTwo('sports.change-settings', { sport: 'FOOTBALL', ...settings, version });
  await say(state(match.ref, 'LIVE', 0));

  const now = await look<ValueOf<typeof operator.readSportsLimits>>('sports.read-limits', { sport: 'FOOTBALL' });
  expect(now).toMatchObject(settings);
  const second = await selection(match.id, '1x2/ft', 'h');
  expect(second.oddsMilli).toBeLessThan(first.oddsMilli);
  expect((await betOf(fan, bet)).oddsMilli).toBe(first.oddsMilli);
  expect(await worth()).toBeLessThan((before * 85n) / 100n);
  const { bet: live } = await place(fan, order([second]));
  expect((live.dueAt?.getTime() ?? 0) - live.placedAt.getTime()).toBe(8_000);
  const old = change('sports.change-settings', { sport: 'FOOTBALL', ...settings, version });
  expect(await refusalOf(old)).toBe('approvals.state-conflict');
});

test('lists of the book are narrowed by competition, state, holds and days of the business', async () => {
  const [match, other] = [await aMatch(), await aMatch({ startsInMs: 3 * 86_400_000 })];
  const fan = await aFan();
  const leg = await selection(other.id, 'btts/ft', 'yes');
  const { bet } = await place(fan, order([leg]));
  await change('sports.hold-fixture', { fixtureId: other.id, to: 'held' });
  await change('sports.hold-market', { marketId: marketOf(leg.selectionId), to: 'held' });
  const fixtures = async (query: object) =>
    (await look<ValueOf<typeof operator.listFixturesForStaff>>('sports.list-fixtures-for-staff', query)).list.map(
      ({ fixtureId }) => fixtureId,
    );
  const markets = async (query: object) =>
    (await look<ValueOf<typeof operator.listMarketsForStaff>>('sports.list-markets-for-staff', query)).list.map(
      ({ marketId }) => marketId,
    );
  const bets = async (query: object) =>
    (await look<ValueOf<typeof operator.listTickets>>('sports.list-tickets', query)).list.map(({ betId }) => betId);
  const dayIn = (days: number) =>
    new Date(performance.timeOrigin + performance.now() + days * 86_400_000).toISOString().slice(0, 10);

  expect(await fixtures({ trading: 'held' })).toEqual([other.id]);
  expect(await fixtures({ competition: 'mekong' })).toEqual([]);
  const later = await fixtures({ from: dayIn(2) });
  expect([later.includes(other.id), later.includes(match.id)]).toEqual([true, false]);
  expect(await fixtures({ from: dayIn(9), competition: 'red-river' })).toEqual([]);
  expect(await markets({ trading: 'held' })).toEqual([marketOf(leg.selectionId)]);
  expect(await markets({ trading: 'held', sport: 'ESPORTS' })).toEqual([]);
  expect((await markets({ fixtureId: match.id, status: 'OPEN' })).length).toBeGreaterThan(10);
  expect(await bets({ memberId: fan, state: 'ACCEPTED', kind: 'SINGLE', from: dayIn(-1), to: dayIn(1) })).toEqual([
    bet.betId,
  ]);
  expect(await bets({ memberId: fan, state: 'WON' })).toEqual([]);
  expect(await bets({ memberId: fan, to: dayIn(-2) })).toEqual([]);
  const { list } = await look<ValueOf<typeof operator.listHold>>('sports.list-hold', { to: dayIn(-2) });
  expect(list).toEqual([]);
});

test('what the book keeps is told by sport, beside what its prices let expect', async () => {
  const { list } = await look<ValueOf<typeof operator.listHold>>('sports.list-hold', { days: '1' });
  const { rows } = await book.pool.query<{ staked: string; paid: string }>(
    `select sum(stake) as staked, sum(payout) as paid from sports_bet where state in ('WON', 'LOST', 'CASHED_OUT')`,
  );

  expect(list).toMatchObject([
    { sport: 'FOOTBALL', staked: BigInt(rows[0]?.staked ?? 0), paid: BigInt(rows[0]?.paid ?? 0) },
  ]);
  expect(Number(list[0]?.margin)).toBeGreaterThan(3);
  expect(Number(list[0]?.margin)).toBeLessThan(10);
});
