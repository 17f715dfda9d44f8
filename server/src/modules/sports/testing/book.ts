import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { placeSportsBet, SportsBet } from '@fairground/contract/sports/bets';
import type { Fixture } from '@fairground/contract/sports/endpoints';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { asOwner } from '../../../testing/database.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, callRoute, recordedRealtime } from '../../../testing/modules.ts';
import { aTable } from '../../betting/testing/table.ts';
import { aCatalog } from '../../catalog/testing/catalog.ts';
import { decideCashOuts } from '../bets/cash-out.ts';
import { decideDue } from '../bets/decide-bet.ts';
import { NO_SCORE } from '../domain/model.ts';
import type { Model, Score } from '../domain/model.ts';
import type { FeedBody } from '../feed/feed.ts';
import { createSports } from '../index.ts';
import { receive } from '../intake/receive.ts';
import { leanOpen } from '../trading/lean.ts';
import { settleOpen } from '../settlement/settle.ts';

type Order = BodyOf<typeof placeSportsBet>;

export const PRODUCER = 'recorded';
export const dong = (amount: number): Money => money(BigInt(Math.round(amount * 10_000)));

const EVEN: Model = { is: 'goals', home: 1.72, away: 0.94 };

/** A book over one database whose feed is the test itself. */
export const aBook = async (database: TestDatabase) => {
  const { db, pool, url } = database;
  const table = await aTable({ db, pool });
  const catalog = aCatalog(table);
  const { realtime } = recordedRealtime();
  const deps = { ...table, catalog, realtime, tenant: 'fairground', currency: 'VND' };
  const sports = createSports(deps);
  let seq = 0n;
  let serial = 0;

  const say = async (...bodies: readonly FeedBody[]): Promise<void> => {
    for (const body of bodies) {
      seq += 1n;
      await receive(db, PRODUCER, { seq, body });
    }
  };

  const as = (member: MemberId) => aCaller({ session: aSession({ memberId: member, language: 'EN' }) });
  const ask = <Value>(name: string, input: object = {}, member?: MemberId): Promise<Value> =>
    callRoute(sports.routes, name, input, member === undefined ? aCaller() : as(member)) as Promise<Value>;

  /** Announces a match; answers how it is named. */
  const aMatch = async ({
    model = EVEN,
    sport = 'FOOTBALL' as const,
    startsInMs = 3_600_000,
  }: { model?: Model; sport?: Fixture['sport']; startsInMs?: number } = {}) => {
    const ref = `match-${(serial += 1)}`;
    await say({
      kind: 'fixture',
      ref,
      sport,
      competition: 'red-river',
      home: 'rr-hanoi',
      away: 'rr-haiphong',
      startsAt: new Date(performance.timeOrigin + performance.now() + startsInMs).toISOString(),
      speed: 1,
      model,
      commitment: 'c'.repeat(64),
    });
    const { rows } = await pool.query<{ id: FixtureId }>('select id from sports_fixture where ref = $1', [ref]);
    const [row] = rows;
    if (!row) throw new Error('The match was not announced.');
    return { ref, id: row.id };
  };

  const state = (ref: string, to: Extract<FeedBody, { kind: 'state' }>['state'], seconds: number): FeedBody => ({
    kind: 'state',
    ref,
    state: to,
    seconds,
    isRunning: to === 'LIVE',
    at: new Date(performance.timeOrigin + performance.now()).toISOString(),
  });

  const goals = (h1: number, a1: number, h2 = 0, a2 = 0): Score => ({
    ...NO_SCORE,
    halves: { h1, a1, h2, a2 },
    order: [...'h'.repeat(h1), ...'a'.repeat(a1), ...'h'.repeat(h2), ...'a'.repeat(a2)] as Score['order'],
  });

  const fixtureOf = async (id: FixtureId): Promise<Fixture> =>
    (await ask<{ fixture: Fixture }>('sports.read-fixture', { query: { fixtureId: id } })).fixture;

  /** A selection by its market's text, such as `ou/ft/10` and `over`. */
  const selection = async (id: FixtureId, name: string, code: string) => {
    const { markets } = await fixtureOf(id);
    const market = markets.find(
      ({ type, period, lineQuarters, variant }) =>
        [type, period, ...(lineQuarters === 0 ? [] : [lineQuarters]), ...(variant === '' ? [] : [variant])].join(
          '/',
        ) === name,
    );
    const found = market?.selections.find((each) => each.code === code);
    if (!found)
      throw new Error(
        `No ${code} in ${name}: ${markets.map(({ type, lineQuarters }) => `${type}/${lineQuarters}`).join(' ')}`,
      );
    return { selectionId: found.id, oddsMilli: found.oddsMilli };
  };

  const order = (legs: Order['legs'], parts: Partial<Order> = {}): Order => ({
    requestId: `request-${(serial += 1)}`,
    kind: legs.length === 1 ? 'SINGLE' : 'COMBO',
    legs,
    stake: dong(100_000),
    accept: 'better',
    ...parts,
  });

  const place = (member: MemberId, body: Order) =>
    ask<{ bet: SportsBet; balance: Money }>('sports.place-bet', { body }, member);

  const betOf = (member: MemberId, { betId }: Pick<SportsBet, 'betId'>) =>
    ask<SportsBet>('sports.read-bet', { query: { betId } }, member);

  const aFan = (amount = 1_000_000): Promise<MemberId> => table.aPlayer(amount * 10_000);
  const cashOf = async (member: MemberId): Promise<number> => (await table.cashOf(member)) / 10_000;

  /** Lets the wait of live bets pass. */
  const passDelay = (): Promise<unknown> =>
    asOwner(
      url,
      `update sports_bet set due_at = clock_timestamp() where due_at is not null;
       update sports_cash_out set due_at = clock_timestamp() where due_at is not null`,
    );

  return {
    ...table,
    db,
    pool,
    url,
    deps,
    sports,
    say,
    ask,
    aMatch,
    state,
    goals,
    fixtureOf,
    selection,
    order,
    place,
    betOf,
    aFan,
    cashOf,
    passDelay,
    decide: () => decideDue(deps),
    decideCashOuts: () => decideCashOuts(deps),
    settle: () => settleOpen(deps),
    /** Moves prices by the bets as the worker does, although they moved a moment ago. */
    lean: async (): Promise<void> => {
      await asOwner(url, `update sports_fixture set leaned_at = leaned_at - interval '10 seconds'`);
      await leanOpen(deps);
    },
    /** Ends a match with a score, and settles all of it. */
    finish: async (ref: string, score: Score): Promise<void> => {
      await say(state(ref, 'ENDED', 5_400), { kind: 'settle', ref, scope: 'match', score });
      await settleOpen(deps);
    },
  };
};
