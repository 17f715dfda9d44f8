import { inTransaction } from '../../../platform/database/index.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { NO_SCORE } from '../domain/model.ts';
import { firstExposure } from '../domain/open-risk.ts';
import { isOfScope, nameOf, relevantScore } from '../domain/settle-leg.ts';
import type { FeedBody, FeedMessage, SportsFeed } from '../feed/feed.ts';
import { addFixture, changeFixture, listMarkets, lockFixture, setMarkets } from '../store/fixtures.ts';
import {
  addFact,
  addResults,
  lastSeqOf,
  lockProducer,
  setDown,
  setStatus,
  setStatusOfResults,
  setUp,
} from '../store/facts.ts';
import { databaseNow } from '../store/simulated.ts';
import type { FixtureRow, MarketRow, ResultRow } from '../tables.ts';
import { openExposure } from '../store/exposures.ts';
import { isTooLate, settleDecided, voidEarlier } from '../settlement/void-waiting.ts';
import { repriceIn } from '../trading/reprice.ts';

/** `gap`: messages are missing before this one; it is not taken, and the producer is down until they were recovered. */
export type Received = 'taken' | 'repeat' | 'gap';

/** Takes one message of a producer exactly once and in its order, together with everything that follows from it. */
export const receive = (db: Db, producer: string, message: FeedMessage): Promise<Received> =>
  inTransaction(db, async (tx) => {
    const { last_seq: last } = await lockProducer(tx, producer);
    if (message.seq <= last) return 'repeat';
    if (message.seq > last + 1n) {
      await setDown(tx, producer);
      return 'gap';
    }
    await addFact(tx, producer, message);
    await apply(tx, producer, message.body);
    return 'taken';
  });

const RECOVER_MAX = 500;

/**
 * Takes everything a feed has to say by now; answers how many messages were new. Only when all of it was taken without a
 * gap is the producer up.
 */
export const catchUp = async (db: Db, feed: SportsFeed, now: Date): Promise<number> => {
  let taken = 0;
  let reached = await lastSeqOf(db, feed.producer);
  for (;;) {
    const messages = await feed.recover(reached, RECOVER_MAX);
    for (const message of messages) {
      const received = await receive(db, feed.producer, message);
      if (received === 'gap') return taken;
      if (received === 'taken') taken += 1;
      if (message.seq > reached) reached = message.seq;
    }
    if (messages.length < RECOVER_MAX) break;
  }
  const heard = feed.heartbeat();
  await setUp(db, feed.producer, reached, heard && Math.max(0, now.getTime() - heard.getTime()));
  return taken;
};

const apply = async (tx: Tx, producer: string, body: FeedBody): Promise<void> => {
  if (body.kind === 'fixture') {
    const before = await lockFixture(tx, producer, body.ref);
    const fixture = await addFixture(tx, producer, body, NO_SCORE);
    if (fixture && before?.waits_since && isTooLate(before.waits_since, fixture.starts_at))
      await voidEarlier(tx, fixture);
    if (!fixture) return;
    await openExposure(tx, firstExposure(fixture), `${fixture.competition}/${fixture.trading_day}`);
    await repriceIn(tx, fixture);
    return;
  }
  const fixture = await lockFixture(tx, producer, body.ref);
  if (fixture) await applyTo(tx, fixture, body);
};

const applyTo = async (tx: Tx, fixture: FixtureRow, body: Exclude<FeedBody, { kind: 'fixture' }>): Promise<void> => {
  switch (body.kind) {
    case 'state':
      return applyState(tx, fixture, body);
    case 'score':
      return changeFixture(tx, fixture.id, { score: body.score });
    case 'stats':
      return changeFixture(tx, fixture.id, { stats: body.stats });
    case 'bet-stop':
      await changeFixture(tx, fixture.id, { is_stopped: true });
      return setMarkets(tx, fixture.id, 'SUSPENDED', { isBetStop: true });
    case 'resume':
      if (!isPlayed(fixture)) return undefined;
      await changeFixture(tx, fixture.id, { is_stopped: false });
      return repriceIn(tx, { ...fixture, is_stopped: false });
    case 'settle': {
      // The message is kept as a fact; its markets stay open until the feed says who won.
      if (fixture.model.is === 'fight' && body.score.fight === null) return undefined;
      const markets = await correctable(tx, fixture, body.scope);
      const facts = markets.map((market) => ({
        id: market.id,
        facts: { score: relevantScore(nameOf(market), body.score) },
      }));
      await addResults(tx, facts, 'SETTLED');
      return setStatus(tx, idsOf(markets), 'SETTLED');
    }
    case 'rollback-settle':
    case 'rollback-cancel': {
      const markets = await correctable(tx, fixture, body.scope);
      const kind = body.kind === 'rollback-settle' ? 'ROLLED_BACK' : 'CANCEL_ROLLED_BACK';
      await addResults(tx, sameFor(markets, {}), kind);
      return setStatusOfResults(tx, idsOf(markets));
    }
    case 'cancel': {
      const markets = await correctable(tx, fixture, body.scope);
      const window = { by: 'FEED' as const, ...(body.from && { from: body.from }), ...(body.to && { to: body.to }) };
      await addResults(tx, sameFor(markets, window), 'CANCELLED');
      // A window that is over leaves the market as it is: only bets of that time are void.
      return body.to === undefined ? setStatus(tx, idsOf(markets), 'CANCELLED') : undefined;
    }
    case 'proof':
      return changeFixture(tx, fixture.id, { seed: body.seed });
  }
};

const EDGES: Readonly<Record<string, readonly string[]>> = {
  PREMATCH: ['LIVE', 'POSTPONED', 'ABANDONED'],
  POSTPONED: ['ABANDONED'],
  LIVE: ['BREAK', 'INTERRUPTED', 'ENDED', 'ABANDONED'],
  BREAK: ['LIVE', 'INTERRUPTED', 'ABANDONED'],
  INTERRUPTED: ['LIVE', 'ABANDONED'],
};

const applyState = async (
  tx: Tx,
  fixture: FixtureRow,
  { state, seconds, isRunning, at }: Extract<FeedBody, { kind: 'state' }>,
): Promise<void> => {
  if (EDGES[fixture.state]?.includes(state) !== true) return;
  const clock = { clock_seconds: seconds, clock_at: new Date(at), is_running: isRunning, is_stopped: false };
  const isOver = state === 'ENDED' || state === 'ABANDONED';
  const waits = state === 'POSTPONED' || state === 'INTERRUPTED' || state === 'ABANDONED';
  const now = await databaseNow(tx);
  await changeFixture(tx, fixture.id, {
    state,
    ...clock,
    waits_since: waits ? (fixture.waits_since ?? now) : null,
    ...(isOver && { ended_at: new Date(at) }),
  });
  if (state === 'ABANDONED') await settleDecided(tx, fixture);
  if (waits && !isOver) return setMarkets(tx, fixture.id, 'SUSPENDED', { isBetStop: true });
  if (isOver || fixture.model.is === 'fight') return setMarkets(tx, fixture.id, 'STOPPED', { isBetStop: true });
  await setMarkets(tx, fixture.id, 'SUSPENDED', { isBetStop: true });
  await repriceIn(tx, { ...fixture, state, ...clock });
};

const isPlayed = ({ state }: FixtureRow): boolean => state === 'LIVE' || state === 'BREAK';

/** Hours after the end of a match in which its feed may correct a result; later only two people do. */
const CORRECTION_HOURS = 72;
const HOUR_MS = 3_600_000;

/** Markets that a message may still settle or correct. */
const correctable = async (tx: Tx, fixture: FixtureRow, scope: string): Promise<readonly MarketRow[]> => {
  const markets = await marketsIn(tx, fixture, scope);
  const endedAt = fixture.ended_at?.getTime();
  const isOpen = endedAt === undefined || (await databaseNow(tx)).getTime() - endedAt <= CORRECTION_HOURS * HOUR_MS;
  return isOpen ? markets : markets.filter(({ status }) => status !== 'SETTLED' && status !== 'CANCELLED');
};

/** Markets that a message is about. */
const marketsIn = async (tx: Tx, fixture: FixtureRow, scope: string): Promise<readonly MarketRow[]> =>
  (await listMarkets(tx, fixture.id)).filter((market) => isOfScope(nameOf(market), scope));

const sameFor = (markets: readonly MarketRow[], facts: ResultRow['facts']) => markets.map(({ id }) => ({ id, facts }));

const idsOf = (markets: readonly MarketRow[]) => markets.map(({ id }) => id);
