import { expect, test } from 'vitest';
import type { cashOut, explainBet, readCashOut } from '@fairground/contract/sports/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { SportsBet } from '@fairground/contract/sports/bets';
import { money } from '@fairground/contract/money';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { refusal as refusalOf } from '../../testing/refusal.ts';
import { cashOutBet, decideCashOuts, readOffer } from './bets/cash-out.ts';
import { decideDue } from './bets/decide-bet.ts';
import { createPlaceBet } from './bets/place-bet.ts';
import { settleOpen } from './settlement/settle.ts';
import { aBook, dong } from './testing/book.ts';

const book = await aBook(await testDatabase());
const { aFan, aMatch, ask, betOf, cashOf, finish, goals, order, passDelay, place, pool, say, selection, state } = book;

type Offer = ValueOf<typeof readCashOut>;
type Taken = ValueOf<typeof cashOut>;
let serial = 0;

const offerOf = (fan: MemberId, { betId }: SportsBet) => ask<Offer>('sports.read-cash-out', { query: { betId } }, fan);
const take = (fan: MemberId, { betId }: SportsBet, value: bigint, parts: object = {}) =>
  ask<Taken>('sports.cash-out', { body: { requestId: `cash-out-${(serial += 1)}`, betId, value, ...parts } }, fan);
const requestOf = (fan: MemberId, requestId: string) =>
  ask<Taken['cashOut']>('sports.read-cash-out-request', { query: { requestId } }, fan);

const aBet = async () => {
  const match = await aMatch();
  const fan = await aFan();
  const { bet } = await place(fan, order([await selection(match.id, '1x2/ft', 'h')]));
  return { match, fan, bet };
};
const exposureOf = async (fixture: bigint) => {
  const { rows } = await pool.query<{ worst: string; best: string }>(
    'select (select min(c) from unnest(cells) c) as worst, (select max(c) from unnest(cells) c) as best from sports_exposure where fixture_id = $1',
    [fixture.toString()],
  );
  return rows.map(({ worst, best }) => [Number(worst), Number(best)]);
};

test('before the match a bet is taken out at once for its fair value less the fee, and later results do not touch it', async () => {
  const { match, fan, bet } = await aBet();
  const offer = await offerOf(fan, bet);
  // The fair chance is 0.557453, the price 1.73 by the ladder, the fee 3 %.
  expect(offer).toMatchObject({ reason: null, delaySeconds: 0, takesParts: true });
  expect(Number(offer.value) / 1e9).toBeCloseTo(0.557453 * (bet.oddsMilli / 1_000) * 0.97, 6);

  const value = offer.value ?? money(0n);
  const { cashOut: done, bet: after } = await take(fan, bet, value);
  expect(done).toMatchObject({ state: 'DONE', paid: value });
  expect(after).toMatchObject({ state: 'CASHED_OUT', payout: value, stakeLeft: 0n });
  expect(await exposureOf(match.id)).toEqual([[0, 0]]);

  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(3, 0));
  expect(await betOf(fan, bet)).toMatchObject({ state: 'CASHED_OUT', payout: value });
  expect(await cashOf(fan)).toBe(900_000 + Number(value) / 10_000);
});

test('a part is taken out and the rest is paid at the old odds', async () => {
  const { match, fan, bet } = await aBet();
  const { value } = await offerOf(fan, bet);
  const half = money((value ?? 0n) / 2n);

  expect(await refusalOf(take(fan, bet, half, { part: dong(99_999) }))).toBe('sports.stake-refused');
  const { bet: after } = await take(fan, bet, half, { part: dong(50_000) });
  expect(after).toMatchObject({ state: 'ACCEPTED', stakeLeft: dong(50_000), cashedOut: half });
  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(1, 0));

  const paid = half + BigInt(50_000 * bet.oddsMilli * 10);
  expect(await betOf(fan, bet)).toMatchObject({ state: 'WON', payout: paid });
  expect(await cashOf(fan)).toBe(900_000 + Number(paid) / 10_000);
  const explained = await ask<ValueOf<typeof explainBet>>('sports.explain-bet', { query: { betId: bet.betId } }, fan);
  expect(explained.changes.map(({ kind, payout }) => [kind, payout])).toEqual([
    ['CASH_OUT', half],
    ['SETTLED', paid],
  ]);
  expect(explained.legs).toMatchObject([{ result: 'WON', factor: String(bet.oddsMilli / 1_000), resultVersion: 1 }]);
});

test('the same request twice at once takes a bet out once, and two requests never take out more than there is', async () => {
  const { fan, bet } = await aBet();
  const { value } = await offerOf(fan, bet);
  const body = { requestId: 'cash-out-twins', betId: bet.betId, value };
  const request = () => ask<Taken>('sports.cash-out', { body }, fan);

  const twins = await Promise.all([request(), request(), request()]);
  expect(twins.map(({ cashOut: { state: is, paid } }) => [is, paid])).toEqual(twins.map(() => ['DONE', value]));
  expect(await refusalOf(ask('sports.cash-out', { body: { ...body, value: money(1n) } }, fan))).toBe(
    'sports.request-id-taken',
  );
  expect(await refusalOf(take(fan, bet, value ?? money(0n)))).toBe('sports.cash-out-refused');
  expect(await cashOf(fan)).toBe(900_000 + Number(value) / 10_000);
});

test('a value above what is offered is refused with what is offered', async () => {
  const { fan, bet } = await aBet();
  const { value } = await offerOf(fan, bet);

  expect(await refusalOf(take(fan, bet, money((value ?? 0n) + 1n)))).toBe('sports.cash-out-changed');
  expect((await betOf(fan, bet)).state).toBe('ACCEPTED');
});

test('a live request waits, is done if the value has not fallen, and is refused by a goal meanwhile', async () => {
  const [kept, stopped] = [await aBet(), await aBet()];
  await say(state(kept.match.ref, 'LIVE', 0), state(stopped.match.ref, 'LIVE', 0));
  const requests = [];
  for (const { fan, bet } of [kept, stopped]) {
    const { value, delaySeconds } = await offerOf(fan, bet);
    expect(delaySeconds).toBe(6);
    const { cashOut: request } = await take(fan, bet, money((value ?? 0n) - 10_000n));
    expect(request).toMatchObject({ state: 'PENDING', paid: null });
    expect((await offerOf(fan, bet)).reason).toBe('WAITING');
    requests.push(request);
  }

  await say(
    { kind: 'bet-stop', ref: stopped.match.ref },
    { kind: 'score', ref: stopped.match.ref, score: goals(1, 0) },
    { kind: 'resume', ref: stopped.match.ref },
  );
  await book.decideCashOuts();
  expect((await requestOf(kept.fan, requests[0]?.requestId ?? '')).state).toBe('PENDING');
  await passDelay();
  await Promise.all([book.decideCashOuts(), book.decideCashOuts()]);

  expect((await requestOf(kept.fan, requests[0]?.requestId ?? '')).state).toBe('DONE');
  expect((await requestOf(stopped.fan, requests[1]?.requestId ?? '')).state).toBe('REFUSED');
  expect((await betOf(kept.fan, kept.bet)).state).toBe('CASHED_OUT');
  expect((await betOf(stopped.fan, stopped.bet)).state).toBe('ACCEPTED');
});

test('nothing is offered while a leg is suspended, and nothing of a bet that was settled', async () => {
  const { match, fan, bet } = await aBet();
  await say(state(match.ref, 'LIVE', 0), { kind: 'bet-stop', ref: match.ref });
  expect(await offerOf(fan, bet)).toMatchObject({ value: null, reason: 'SUSPENDED' });

  await finish(match.ref, goals(0, 0));
  expect(await offerOf(fan, bet)).toMatchObject({ value: null, reason: 'NOT_OPEN' });
  expect(await refusalOf(take(fan, bet, money(1n)))).toBe('sports.cash-out-refused');
});

test('nothing is offered or paid while a newer result of a leg is not settled yet', async () => {
  const [first, second] = [await aMatch(), await aMatch()];
  const fan = await aFan();
  const { bet } = await place(
    fan,
    order([await selection(first.id, '1x2/ft', 'h'), await selection(second.id, '1x2/ft', 'h')]),
  );
  await say(state(first.ref, 'LIVE', 0), state(second.ref, 'LIVE', 0));
  await finish(first.ref, goals(1, 0));
  const { value } = await offerOf(fan, bet);
  const { cashOut: waiting } = await take(fan, bet, money((value ?? 0n) / 2n));
  expect(waiting.state).toBe('PENDING');

  await say({ kind: 'settle', ref: first.ref, scope: 'match', score: goals(0, 1) });
  expect(await offerOf(fan, bet)).toMatchObject({ value: null, reason: 'SUSPENDED' });
  await passDelay();
  await book.decideCashOuts();

  expect((await requestOf(fan, waiting.requestId)).state).toBe('REFUSED');
  await book.settle();
  expect((await betOf(fan, bet)).state).toBe('LOST');
  expect(await cashOf(fan)).toBe(900_000);
});

test('an immediate request is refused if the value falls before the match is locked', async () => {
  const { match, fan, bet } = await aBet();
  const { value } = await offerOf(fan, bet);
  const other = await pool.connect();
  await other.query('begin');
  await other.query(`update sports_fixture set model = jsonb_set(model, '{home}', '0.2') where id = $1`, [
    match.id.toString(),
  ]);

  const refused = refusalOf(take(fan, bet, value ?? money(0n)));
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting;
    })
    .toBe(1);
  await other.query('commit');
  other.release();

  expect(await refused).toBe('sports.cash-out-changed');
  expect((await betOf(fan, bet)).state).toBe('ACCEPTED');
  expect(await cashOf(fan)).toBe(900_000);
});

test('a bet is settled by what is in play when parts of it are taken out at the same moment', async () => {
  const { match, fan, bet } = await aBet();
  const { value } = await offerOf(fan, bet);
  await say({ kind: 'settle', ref: match.ref, scope: 'match', score: goals(1, 0) });

  const tried = await Promise.allSettled([
    book.settle(),
    take(fan, bet, money((value ?? 0n) / 2n), { part: dong(50_000) }),
    book.settle(),
  ]);
  await book.settle();

  expect(tried.length).toBe(3);
  const after = await betOf(fan, bet);
  expect(after.state).toBe('WON');
  expect(await cashOf(fan)).toBe(900_000 + Number(after.payout) / 10_000);
});

test('a bet or a request that cannot be decided does not stop the others', async () => {
  const [stuck, other] = [await aBet(), await aBet()];
  await say(state(stuck.match.ref, 'LIVE', 0), state(other.match.ref, 'LIVE', 0));
  const requests: Taken['cashOut'][] = [];
  const live: SportsBet[] = [];
  for (const { match, fan, bet } of [stuck, other]) {
    const { value } = await offerOf(fan, bet);
    requests.push((await take(fan, bet, money((value ?? 0n) / 2n))).cashOut);
    const legs = [await selection(match.id, '1x2/ft', 'a')];
    live.push((await place(fan, order(legs, { accept: 'any' }))).bet);
  }
  await passDelay();
  await asOwner(
    book.url,
    `create function stop_some() returns trigger language plpgsql as $$ begin
       if new.member_id = ${stuck.fan} then raise exception 'stuck'; end if; return new; end $$;
     create trigger stop_some before update on sports_bet for each row execute function stop_some()`,
  );

  expect([await book.decide(), await book.decideCashOuts()]).toEqual([1, 1]);
  await asOwner(book.url, 'drop trigger stop_some on sports_bet; drop function stop_some');

  const found = async ({ fan }: typeof stuck, at: number) => [
    (await requestOf(fan, requests[at]?.requestId ?? '')).state,
    (await betOf(fan, live[at] ?? stuck.bet)).state,
  ];
  expect(await found(stuck, 0)).toEqual(['PENDING', 'PENDING']);
  expect(await found(other, 1)).toEqual(['DONE', 'ACCEPTED']);
});

test('bets that are not in the currency of the house weigh on no match and alarm nobody', async () => {
  const match = await aMatch();
  // To this book the bets of the test are play money.
  const foreign = { ...book.deps, currency: 'USD' };
  await asOwner(
    book.url,
    `insert into sports_limit (sport, win_max, risk_max, player_max, day_max, large_from) values ('FOOTBALL', 1e12, 1e12, 1e12, 1e12, 1)`,
  );
  const placeForeign = async () => {
    const member = await aFan();
    const leg = await selection(match.id, '1x2/ft', 'h');
    return { member, ...(await createPlaceBet(foreign)({ member, currency: 'VND' }, order([leg]))) };
  };
  const [settled, taken] = [await placeForeign(), await placeForeign()];
  await say(state(match.ref, 'LIVE', 0));
  const waiting = await placeForeign();
  await passDelay();
  await decideDue(foreign);
  expect(await betOf(waiting.member, { betId: waiting.id })).toMatchObject({ state: 'ACCEPTED' });

  const { value } = await readOffer(foreign, taken.member, taken.id);
  await cashOutBet(foreign, taken.member, { requestId: 'foreign', betId: taken.id, value: money((value ?? 0n) / 2n) });
  await passDelay();
  await decideCashOuts(foreign);
  expect(await betOf(taken.member, { betId: taken.id })).toMatchObject({ state: 'CASHED_OUT' });
  await say({ kind: 'settle', ref: match.ref, scope: 'match', score: goals(1, 0) });
  await settleOpen(foreign);
  expect(await betOf(settled.member, { betId: settled.id })).toMatchObject({ state: 'WON' });

  expect(await exposureOf(match.id)).toEqual([[0, 0]]);
  const { rows } = await pool.query('select bet_id from sports_large_bet');
  expect(rows).toEqual([]);
});

test('after all this the ledger and the register hold', async () => {
  expect((await book.wallet.prove()).faults).toEqual([]);
  expect((await book.betting.prove()).faults).toEqual([]);
});
