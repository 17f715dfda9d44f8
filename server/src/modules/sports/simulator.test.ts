import { expect, test } from 'vitest';
import type { Fixture } from '@fairground/contract/sports/endpoints';
import { redrawMatch } from '@fairground/engines/sports/draw';
import type { MatchProof } from '@fairground/engines/sports/draw';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { beginNext } from './feed/simulated/begin-next.ts';
import { createSimulator, SIMULATOR } from './feed/simulated/simulator.ts';
import { catchUp, receive } from './intake/receive.ts';
import { aBook } from './testing/book.ts';
import { createWorker } from './worker.ts';

const book = await aBook(await testDatabase());
const { ask, db, deps, pool, url } = book;
const simulator = createSimulator({ ...deps, now: () => deps.clock.now() });
const worker = createWorker({ ...deps, simulator });

type Coupon = { readonly list: readonly Fixture[] };
const coupon = async (query: object = {}) =>
  (await ask<Coupon>('sports.read-coupon', { query: { range: 'all', ...query } })).list;

test('the simulator plans matches of every sport with prices, and no node plans one twice', async () => {
  await worker.step();
  const before = (await coupon()).length;
  await Promise.all([simulator.plan(), simulator.plan()]);
  await catchUp(db, simulator, deps.clock.now());

  const { rows } = await pool.query<{ refs: number; matches: number }>(
    'select count(*)::int as matches, count(distinct ref)::int as refs from sports_fixture',
  );
  expect(before).toBeGreaterThan(20);
  expect(rows[0]?.matches).toBe(rows[0]?.refs);
  for (const sport of ['FOOTBALL', 'VIRTUAL', 'ESPORTS', 'COCKFIGHT']) {
    const list = await coupon({ sport });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ isSimulated, markets }) => isSimulated && markets.length > 0)).toBe(true);
  }
});

test('a sandbox begins the next match of a sport when it is asked to, with the result it is drawn to; others cannot ask', async () => {
  const [planned] = await coupon({ sport: 'ESPORTS', range: 'today' });
  const { proof } = await ask<{ proof: MatchProof }>('sports.read-fixture', {
    query: { fixtureId: planned?.fixtureId },
  });
  await beginNext(deps, simulator, 'ESPORTS');
  await beginNext(deps, simulator, 'ESPORTS');

  const begun = await coupon({ sport: 'ESPORTS', range: 'live' });
  expect(begun.map(({ state }) => state)).toEqual(['LIVE', 'LIVE']);
  expect(begun.map(({ fixtureId }) => fixtureId)).toContain(planned?.fixtureId);
  const after = await ask<{ proof: MatchProof }>('sports.read-fixture', { query: { fixtureId: planned?.fixtureId } });
  expect(after.proof).toEqual(proof);
  await expect(ask('sports.start-match', { body: { sport: 'ESPORTS' } })).rejects.toThrow();
});

test('a virtual match runs to its end: it goes live, is settled, and shows the seed it was committed to', async () => {
  const [match] = await coupon({ sport: 'VIRTUAL', range: 'today' });
  if (!match) throw new Error('No virtual match is planned.');
  const begin = `update sports_fixture set starts_at = clock_timestamp() - interval '60 seconds' where id = ${match.fixtureId};
     update sports_sim_match set next_at = clock_timestamp() where ref = (select ref from sports_fixture where id = ${match.fixtureId})`;
  await asOwner(url, begin);
  await worker.step({ plans: false });
  expect((await book.fixtureOf(match.fixtureId)).state).toBe('LIVE');

  await asOwner(url, begin.replace('60 seconds', '300 seconds'));
  for (let step = 0; step < 3; step += 1) await worker.step({ plans: false });

  const { fixture, proof, incidents } = await ask<{
    fixture: Fixture;
    proof: Omit<MatchProof, 'seed'> & { seed: string | null };
    incidents: readonly { kind: string; side: 'home' | 'away' | null }[];
  }>('sports.read-fixture', { query: { fixtureId: match.fixtureId } });
  expect(fixture.state).toBe('CLOSED');
  expect(fixture.markets.every(({ status }) => status === 'SETTLED')).toBe(true);
  expect(incidents.filter(({ kind }) => kind === 'GOAL')).toHaveLength(fixture.score.home + fixture.score.away);
  const drawn = redrawMatch({ ...proof, seed: proof.seed ?? '' });
  expect(drawn).toMatchObject({ score: fixture.score });
  expect('order' in drawn && drawn.order).toEqual(
    incidents.filter(({ kind }) => kind === 'GOAL').map(({ side }) => (side === 'home' ? 'h' : 'a')),
  );
});

test('a gap stops the producer until it was recovered, repeats change nothing, and a recovered feed goes on', async () => {
  const { rows } = await pool.query<{ last: string }>('select last_seq as last from sports_producer where name = $1', [
    SIMULATOR,
  ]);
  const last = BigInt(rows[0]?.last ?? 0);
  const stop = { kind: 'bet-stop' as const, ref: 'nobody' };

  expect(await receive(db, SIMULATOR, { seq: last, body: stop })).toBe('repeat');
  expect(await receive(db, SIMULATOR, { seq: last + 2n, body: stop })).toBe('gap');
  const [shown] = await coupon({ sport: 'FOOTBALL' });
  expect(shown?.markets.every(({ status }) => status === 'SUSPENDED')).toBe(true);

  await catchUp(db, simulator, deps.clock.now());
  const [again] = await coupon({ sport: 'FOOTBALL' });
  expect(again?.markets.some(({ status }) => status === 'OPEN')).toBe(true);
});

test('a settlement that takes long keeps nobody waiting: the feed is heard and live bets are decided in time', async () => {
  const [held, live] = [await book.aMatch(), await book.aMatch()];
  const fan = await book.aFan();
  await book.say(book.state(live.ref, 'LIVE', 0), book.state(held.ref, 'LIVE', 0));
  // Every settlement waits for a lock that the test has.
  await asOwner(
    url,
    `create function wait_here() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(4711); return new; end $$;
     create trigger wait_here before update of is_done on sports_market_result for each row execute function wait_here();
     update sports_producer set alive_at = clock_timestamp() - interval '15 seconds' where name = '${SIMULATOR}'`,
  );
  const lock = await pool.connect();
  await lock.query('select pg_advisory_lock(4711)');
  await book.say(book.state(held.ref, 'ENDED', 5_400), {
    kind: 'settle',
    ref: held.ref,
    scope: 'match',
    score: book.goals(1, 0),
  });

  const calm = createWorker({ ...deps, simulator: { ...simulator, plan: async () => 0 } });
  calm.start();
  const isWaiting = `select exists (select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted) as yes`;
  await expect.poll(async () => (await pool.query<{ yes: boolean }>(isWaiting)).rows[0]?.yes).toBe(true);
  const { bet } = await book.place(fan, book.order([await book.selection(live.id, '1x2/ft', 'h')]));
  await book.passDelay();
  await expect.poll(async () => (await book.betOf(fan, bet)).state).toBe('ACCEPTED');
  const { rows } = await pool.query<{ isHeard: boolean; left: number }>(
    `select (select alive_at > clock_timestamp() - interval '10 seconds' from sports_producer where name = '${SIMULATOR}') as "isHeard",
            (select count(*)::int from sports_market_result where not is_done) as left`,
  );
  await lock.query('select pg_advisory_unlock(4711)');
  lock.release();
  await calm.stop();

  expect(rows[0]?.isHeard).toBe(true);
  expect(rows[0]?.left).toBeGreaterThan(5);
  const { rows: after } = await pool.query<{ left: number }>(
    'select count(*)::int as left from sports_market_result where not is_done',
  );
  expect(after[0]?.left).toBe(0);
  await asOwner(url, 'drop trigger wait_here on sports_market_result; drop function wait_here');
}, 60_000);

test('prices that changed since a version are told once more and nothing else', async () => {
  const [match] = await coupon({ sport: 'FOOTBALL' });
  if (!match) throw new Error('No match is planned.');
  const query = { fixtures: match.fixtureId.toString() };
  const first = await ask<{ next: string; prices: readonly unknown[] }>('sports.read-prices', { query });

  expect(first.prices.length).toBeGreaterThan(50);
  const later = await ask<{ prices: readonly unknown[] }>('sports.read-prices', {
    query: { ...query, after: (BigInt(first.next) + 1_000n).toString() },
  });
  expect(later.prices).toEqual([]);
});
