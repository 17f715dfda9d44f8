import type { BodyOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/sports/operator-endpoints';
import type { FixtureId, SportsBetId, SportsMarketId } from '@fairground/contract/sports/fields';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { SportsDeps } from '../deps.ts';
import { limitsIn } from '../domain/limits.ts';
import { lockFixtureById } from '../store/fixtures.ts';
import {
  listLimits,
  listStaffMarkets,
  markSeen,
  setHeld,
  setMarketHeld,
  setPriceLocked,
  writeLimits,
} from '../store/trading.ts';
import { repriceIn } from '../trading/reprice.ts';

type Deps = Pick<SportsDeps, 'db' | 'audit' | 'currency'>;
type Noted = { readonly action: string; readonly resource: string; readonly id: bigint | string };

/** Keeps what staff changed in the book. */
export const note = (
  tx: Tx,
  { audit }: Deps,
  actor: Actor,
  { action, resource, id }: Noted,
  before: object,
  after: object,
) =>
  audit.record(tx, {
    ...actor,
    action: `sports.${action}`,
    resource: `sports-${resource}`,
    resourceId: id.toString(),
    before,
    after,
  });

/** Suspends a match, or lets its feed and its prices go on. */
export const holdMatch = (deps: Deps, actor: Actor, id: FixtureId, to: 'open' | 'held'): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const fixture = needed(await lockFixtureById(tx, id), 'sports.fixture-unknown');
    if (fixture.is_held === (to === 'held')) return;
    await setHeld(tx, id, to === 'held');
    // Prices stood still meanwhile.
    if (to === 'open' && !fixture.is_stopped && ['PREMATCH', 'LIVE', 'BREAK'].includes(fixture.state))
      await repriceIn(tx, { ...fixture, is_held: false });
    const was = { trading: fixture.is_held ? 'held' : 'open' };
    await note(tx, deps, actor, { action: 'hold-fixture', resource: 'fixture', id }, was, { trading: to });
  });

export const holdOneMarket = (deps: Deps, actor: Actor, id: SportsMarketId, to: 'open' | 'held'): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { is_held: isHeld } = await lockedMarket(tx, id);
    if (isHeld === (to === 'held')) return;
    await setMarketHeld(tx, id, to === 'held');
    const was = { trading: isHeld ? 'held' : 'open' };
    await note(tx, deps, actor, { action: 'hold-market', resource: 'market', id }, was, { trading: to });
  });

export const lockOnePrice = (deps: Deps, actor: Actor, id: SportsMarketId, to: 'moves' | 'locked'): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { is_locked: isLocked } = await lockedMarket(tx, id);
    if (isLocked === (to === 'locked')) return;
    await setPriceLocked(tx, id, to === 'locked');
    const was = { price: isLocked ? 'locked' : 'moves' };
    await note(tx, deps, actor, { action: 'lock-price', resource: 'market', id }, was, { price: to });
  });

const lockedMarket = async (tx: Tx, id: SportsMarketId) => {
  const [market] = await listStaffMarkets(tx, { id }, 1);
  return needed(market, 'sports.market-unknown');
};

export const seeBet = (deps: Deps, actor: Actor, id: SportsBetId): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await markSeen(tx, id, actor.actor))) throw new Refusal('sports.bet-unknown');
    await note(tx, deps, actor, { action: 'mark-bet-seen', resource: 'bet', id }, {}, { attention: 'seen' });
  });

type LimitChange = Omit<BodyOf<typeof contract.changeSportsLimits>, 'reason'>;

export const setLimits = (
  deps: Deps,
  actor: Actor,
  { sport, winMax, riskMax, playerMax, dayMax, largeFrom, version }: LimitChange,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const isOrdered = winMax > 0n && riskMax >= winMax && dayMax >= riskMax && playerMax >= winMax;
    if (!isOrdered || largeFrom <= 0n) throw new Refusal('sports.limits-refused');
    const before = limitsIn(deps.currency, await listLimits(tx))[sport];
    const row = {
      sport,
      win_max: winMax,
      risk_max: riskMax,
      player_max: playerMax,
      day_max: dayMax,
      large_from: largeFrom,
      version: BigInt(version),
    };
    if (before.version.toString() !== version || !(await writeLimits(tx, row)))
      throw new Refusal('approvals.state-conflict');
    const said = (limits: object) =>
      Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, String(value)]));
    const was = {
      winMax: before.winMax,
      riskMax: before.riskMax,
      playerMax: before.playerMax,
      dayMax: before.dayMax,
      largeFrom: before.largeFrom,
    };
    const change = { action: 'change-limits', resource: 'limit', id: sport };
    await note(tx, deps, actor, change, said(was), said({ winMax, riskMax, playerMax, dayMax, largeFrom }));
  });
