import { expect, test } from 'vitest';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { refusal as refusalOf } from '../../testing/refusal.ts';
import type { SportsFeed } from './feed/feed.ts';
import { catchUp } from './intake/receive.ts';
import { voidWaiting } from './settlement/void-waiting.ts';
import { aBook, dong } from './testing/book.ts';

const book = await aBook(await testDatabase());
const { aFan, aMatch, betOf, cashOf, db, finish, goals, order, place, pool, say, selection, settle, state, url } = book;

const placed = async (id: FixtureId, name: string, code: string, parts = {}) => {
  const fan = await aFan();
  const { bet } = await place(fan, order([await selection(id, name, code)], parts));
  return { fan, bet };
};
const settled = (ref: string, score: ReturnType<typeof goals>) => ({
  kind: 'settle' as const,
  ref,
  scope: 'match',
  score,
});
const now = () => new Date(performance.timeOrigin + performance.now()).toISOString();

test('what a correction takes back beyond the balance overdraws it by the difference, and later credits fill it first', async () => {
  const match = await aMatch();
  const fan = await aFan(100_000);
  const leg = await selection(match.id, '1x2/ft', 'h');
  const { bet } = await place(fan, order([leg]));
  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(1, 0));
  const won = 100 * leg.oddsMilli;
  const other = await aMatch();
  await place(fan, order([await selection(other.id, '1x2/ft', 'h')], { stake: dong(won) }));
  expect(await cashOf(fan)).toBe(0);

  await say(settled(match.ref, goals(0, 1)));
  await settle();
  expect(await betOf(fan, bet)).toMatchObject({ state: 'LOST', payout: 0n });
  expect(await cashOf(fan)).toBe(-won);

  await say({ kind: 'cancel', ref: other.ref, scope: 'match' });
  await settle();
  expect(await cashOf(fan)).toBe(0);
});

test('a late settlement gives bets of a cancelled window nothing else than their stake', async () => {
  const match = await aMatch();
  const inside = await placed(match.id, '1x2/ft', 'h');
  const to = now();
  const outside = await placed(match.id, '1x2/ft', 'h');

  await say({ kind: 'cancel', ref: match.ref, scope: 'match', to }, state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(1, 0));
  expect((await betOf(inside.fan, inside.bet)).state).toBe('VOID');
  expect((await betOf(outside.fan, outside.bet)).state).toBe('WON');

  await say({ kind: 'rollback-cancel', ref: match.ref, scope: 'match' });
  await settle();
  expect((await betOf(inside.fan, inside.bet)).state).toBe('WON');
});

test('a feed corrects a result within 72 hours and not later', async () => {
  const match = await aMatch();
  const { fan, bet } = await placed(match.id, '1x2/ft', 'h');
  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(1, 0));

  const aged = (hours: number) =>
    asOwner(
      url,
      `update sports_fixture set ended_at = clock_timestamp() - interval '${hours} hours' where id = ${match.id}`,
    );
  await aged(73);
  await say(settled(match.ref, goals(0, 1)));
  await settle();
  expect((await betOf(fan, bet)).state).toBe('WON');
  await aged(71);
  await say(settled(match.ref, goals(0, 2)));
  await settle();
  expect((await betOf(fan, bet)).state).toBe('LOST');
});

test('what was decided when a match was broken off stands, the rest is void after 36 hours', async () => {
  const match = await aMatch();
  const over = await placed(match.id, 'ou/ft/10', 'over');
  const under = await placed(match.id, 'ou/ft/10', 'under');
  const home = await placed(match.id, '1x2/ft', 'h');
  await say(
    state(match.ref, 'LIVE', 0),
    { kind: 'score', ref: match.ref, score: goals(2, 1) },
    state(match.ref, 'INTERRUPTED', 2_000),
  );
  expect(await refusalOf(placed(match.id, '1x2/ft', 'h', { accept: 'any' }))).toBe('sports.market-suspended');
  await say(state(match.ref, 'ABANDONED', 2_000));
  await settle();

  expect((await betOf(over.fan, over.bet)).state).toBe('WON');
  expect((await betOf(under.fan, under.bet)).state).toBe('LOST');
  expect(await voidWaiting(db)).toBe(0);
  expect((await betOf(home.fan, home.bet)).state).toBe('ACCEPTED');
  await asOwner(
    url,
    `update sports_fixture set waits_since = waits_since - interval '37 hours' where id = ${match.id}`,
  );
  expect(await voidWaiting(db)).toBe(1);
  await settle();

  expect((await betOf(home.fan, home.bet)).state).toBe('VOID');
  expect(await cashOf(home.fan)).toBe(1_000_000);
  expect((await book.fixtureOf(match.id)).state).toBe('CLOSED');
});

test('what was decided when a match was interrupted stands if it does not go on within 36 hours', async () => {
  const match = await aMatch();
  const over = await placed(match.id, 'ou/ft/10', 'over');
  const home = await placed(match.id, '1x2/ft', 'h');
  await say(
    state(match.ref, 'LIVE', 0),
    { kind: 'score', ref: match.ref, score: goals(2, 1) },
    state(match.ref, 'INTERRUPTED', 2_000),
  );
  await asOwner(
    url,
    `update sports_fixture set waits_since = waits_since - interval '37 hours' where id = ${match.id}`,
  );

  expect(await voidWaiting(db)).toBe(1);
  await settle();

  expect((await betOf(over.fan, over.bet)).state).toBe('WON');
  expect((await betOf(home.fan, home.bet)).state).toBe('VOID');
});

test('a match that is put off keeps its bets if it is played within 36 hours, else they are void', async () => {
  const announced = async (hours: number) => {
    const match = await aMatch();
    const { fan, bet } = await placed(match.id, '1x2/ft', 'h');
    await say(state(match.ref, 'POSTPONED', 0));
    expect(await refusalOf(placed(match.id, '1x2/ft', 'h'))).toBe('sports.market-suspended');
    const { rows } = await pool.query<{ body: object }>(
      `select body from sports_fact where ref = $1 and kind = 'fixture'`,
      [match.ref],
    );
    const startsAt = new Date(performance.timeOrigin + performance.now() + hours * 3_600_000).toISOString();
    await say({ ...rows[0]?.body, startsAt } as Parameters<typeof say>[0]);
    const later = await placed(match.id, '1x2/ft', 'h');
    await settle();
    return [(await betOf(fan, bet)).state, (await betOf(later.fan, later.bet)).state];
  };

  expect(await announced(24)).toEqual(['ACCEPTED', 'ACCEPTED']);
  expect(await announced(40)).toEqual(['VOID', 'ACCEPTED']);
});

test('a hundred bets at once at the edge of a match never take more than its limit', async () => {
  const match = await aMatch();
  const leg = await selection(match.id, 'cs/ft', '4:4');
  const fans = await Promise.all(Array.from({ length: 100 }, () => aFan(100_000_000)));
  const stake = dong(Math.floor((200_000 * 10_000) / 20 / (leg.oddsMilli / 1_000)));

  const answers = await Promise.all(
    fans.map((fan) =>
      place(fan, order([leg], { stake })).then(
        () => 'taken',
        (error: unknown) => (error as { code?: string }).code ?? 'failed',
      ),
    ),
  );

  const taken = answers.filter((answer) => answer === 'taken').length;
  expect(new Set(answers)).toEqual(new Set(['taken', 'sports.limit']));
  expect(taken).toBeGreaterThan(10);
  const { rows } = await pool.query<{ worst: string; bets: number }>(
    `select (select min(c) from unnest(cells) c) as worst, (select count(*)::int from sports_leg where fixture_id = e.fixture_id) as bets
       from sports_exposure e where fixture_id = $1 and period = 'ft'`,
    [match.id.toString()],
  );
  expect(-Number(rows[0]?.worst)).toBeLessThanOrEqual(200_000 * 10_000 * 10_000);
  expect(rows[0]?.bets).toBe(taken);
});

test('a result that cannot be settled stops neither another result nor its own correction', async () => {
  const [stuck, other] = [await aMatch(), await aMatch()];
  const first = await placed(stuck.id, '1x2/ft', 'h');
  const second = await placed(other.id, '1x2/ft', 'h');
  await say(state(stuck.ref, 'LIVE', 0), state(other.ref, 'LIVE', 0));
  await asOwner(
    url,
    `create function stop_one() returns trigger language plpgsql as $$ begin
       if new.id = ${first.bet.betId} then raise exception 'stuck'; end if; return new; end $$;
     create trigger stop_one before update on sports_bet for each row execute function stop_one()`,
  );

  await say(settled(stuck.ref, goals(1, 0)));
  await finish(other.ref, goals(1, 0));
  expect((await betOf(first.fan, first.bet)).state).toBe('ACCEPTED');
  expect((await betOf(second.fan, second.bet)).state).toBe('WON');

  await asOwner(url, 'drop trigger stop_one on sports_bet; drop function stop_one');
  await settle();
  expect((await betOf(first.fan, first.bet)).state).toBe('WON');
});

test('a fight whose settlement names no winner keeps its bets until one is named', async () => {
  const match = await aMatch({ sport: 'COCKFIGHT' as never, model: { is: 'fight', meron: 50, wala: 50 } });
  const { markets } = await book.fixtureOf(match.id);
  const leg = markets[0]?.selections.find(({ code }) => code === 'meron');
  const fan = await aFan();
  const { bet } = await place(fan, order([{ selectionId: leg?.id ?? '', oddsMilli: leg?.oddsMilli ?? 0 }]));
  await say(state(match.ref, 'LIVE', 0), state(match.ref, 'ENDED', 60));

  await say(settled(match.ref, goals(0, 0)));
  await settle();
  expect((await betOf(fan, bet)).state).toBe('ACCEPTED');
  await say(settled(match.ref, { ...goals(0, 0), fight: 'meron' }));
  await settle();

  expect((await betOf(fan, bet)).state).toBe('WON');
});

test('a producer with a gap in what it recovers stays down until the gap is filled', async () => {
  const body = { kind: 'bet-stop' as const, ref: 'nobody' };
  const feed = (...numbers: readonly bigint[]): SportsFeed => ({
    producer: 'gappy',
    recover: (after) => Promise.resolve(numbers.filter((seq) => seq > after).map((seq) => ({ seq, body }))),
    heartbeat: () => undefined,
  });
  const stateOf = async () =>
    (await pool.query<object>(`select state, last_seq::int from sports_producer where name = 'gappy'`)).rows;

  expect(await catchUp(db, feed(1n, 3n), new Date(now()))).toBe(1);
  expect(await stateOf()).toEqual([{ state: 'DOWN', last_seq: 1 }]);
  expect(await catchUp(db, feed(1n, 2n, 3n), new Date(now()))).toBe(2);
  expect(await stateOf()).toEqual([{ state: 'UP', last_seq: 3 }]);
});

test('settlement that stops in the middle goes on where it was and pays nobody twice', async () => {
  const match = await aMatch();
  const leg = await selection(match.id, '1x2/ft', 'h');
  const fans = await Promise.all(Array.from({ length: 5 }, () => aFan()));
  for (const fan of fans) await place(fan, order([leg]));
  await say(state(match.ref, 'LIVE', 0), state(match.ref, 'ENDED', 5_400), settled(match.ref, goals(1, 0)));

  await asOwner(
    url,
    `create function stop_once() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
     create trigger stop_once before update of is_done on sports_market_result for each row execute function stop_once()`,
  );
  expect(await settle()).toBe(0);
  expect(await cashOf(fans[0] ?? (0n as never))).toBe(900_000);
  await asOwner(url, 'drop trigger stop_once on sports_market_result; drop function stop_once');
  await Promise.all([settle(), settle(), settle()]);
  await settle();

  expect(await Promise.all(fans.map(cashOf))).toEqual(fans.map(() => 900_000 + 100 * leg.oddsMilli));
});

test('after all this the ledger and the register hold', async () => {
  expect((await book.wallet.prove()).faults).toEqual([]);
  expect((await book.betting.prove()).faults).toEqual([]);
});
