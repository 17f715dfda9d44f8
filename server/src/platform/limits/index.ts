/** How much one caller may ask for: a general limit in each node's memory, named ones in the database for all nodes. */
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/index.ts';
import type { Caller } from '../http/route.ts';
import type { Job } from '../jobs/job.ts';
import type { Module } from '../module.ts';
import { Refusal } from '../refusal.ts';
import { LIMITS } from './limits-table.ts';
import type { Limit, LimitTable } from './limits-table.ts';
import { networkOf } from './network.ts';
import { deleteExpiredUses } from './store.ts';

export type LimitsDeps = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Calls one address may make a minute on one node; 0 for no limit. */
  readonly callsPerMinute: number;
  /** Other limits than the product's own, for tests. */
  readonly table?: LimitTable;
};

export type Limits = Module & {
  /** Counts a call against the general limit of its address; throws `request.too-many` past it. */
  readonly countCall: (ip: string) => Promise<void>;
  /** Refuses an address from which too many calls proved to be nobody's of the staff; counts nothing. */
  readonly requireStaffAddress: (ip: string) => Promise<void>;
  /**
   * Counts a call of staff against the account that made it, so that an office of many shares an address; a key against its
   * own limit, and a call that proves nobody against the address, apart from players.
   */
  readonly countStaff: (caller: Pick<Caller, 'ip' | 'session' | 'operator'>) => Promise<void>;
  /** Counts a page that is rendered for an address: it costs as much as many calls. */
  readonly countRender: (ip: string) => Promise<void>;
  /** Counts a call against a named limit. */
  readonly countNamed: (name: string, caller: Pick<Caller, 'ip' | 'session' | 'operator'>) => Promise<void>;
  /** Whether there is a limit of this name; asked once when a route is bound. */
  readonly has: (name: string) => boolean;
};

const MINUTE_SECONDS = 60;
/** Most pages come from the cache: of its calls an address may have one in so many rendered. */
const CALLS_PER_RENDER = 20;

export const createLimits = ({ db, pool, clock, callsPerMinute, table = LIMITS }: LimitsDeps): Limits => {
  const general = new RateLimiterMemory({ points: callsPerMinute, duration: MINUTE_SECONDS });
  const staff = new RateLimiterMemory({ points: callsPerMinute, duration: MINUTE_SECONDS });
  const strangers = new RateLimiterMemory({ points: callsPerMinute, duration: MINUTE_SECONDS });
  const rendered = new RateLimiterMemory({
    points: Math.ceil(callsPerMinute / CALLS_PER_RENDER),
    duration: MINUTE_SECONDS,
  });
  const named = new Map(
    Object.entries(table).map(([name, limit]) => [name, { limit, limiter: limiterOf(pool, name, limit) }]),
  );
  const countNamed: Limits['countNamed'] = async (name, caller) => {
    const entry = named.get(name);
    if (entry === undefined) throw new Error(`There is no limit called ${name}.`);
    await refusePast(entry.limiter.consume(subjectOf(entry.limit, caller)));
  };
  const purge: Job<null> = { name: 'limits.purge', run: () => deleteExpiredUses(db, clock.now()) };

  return {
    countCall: async (ip) => {
      if (callsPerMinute > 0) await refusePast(general.consume(networkOf(ip)));
    },
    requireStaffAddress: async (ip) => {
      const used = callsPerMinute > 0 ? await strangers.get(networkOf(ip)) : null;
      if (used !== null && used.consumedPoints >= callsPerMinute) throw tooMany(used);
    },
    countStaff: async (caller) => {
      if (caller.operator?.isKey === true) return countNamed('api-key', caller);
      if (callsPerMinute === 0) return;
      const { operator, ip } = caller;
      await refusePast(
        operator === undefined ? strangers.consume(networkOf(ip)) : staff.consume(`staff ${operator.operatorId}`),
      );
    },
    countRender: async (ip) => {
      if (callsPerMinute > 0) await refusePast(rendered.consume(networkOf(ip)));
    },
    countNamed,
    has: (name) => named.has(name),
    schedules: [{ job: purge, cron: '*/15 * * * *' }],
  };
};

/** Whom a call is counted for; one that proves nobody counts for its address. */
const subjectOf = ({ per }: Limit, { ip, session, operator }: Pick<Caller, 'ip' | 'session' | 'operator'>): string => {
  if (per === 'member' && session !== undefined) return `member ${session.memberId}`;
  if (per === 'staff' && operator !== undefined) return `staff ${operator.operatorId}`;
  return `address ${networkOf(ip)}`;
};

const limiterOf = (pool: pg.Pool, name: string, { calls, perSeconds }: Limit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    // The library reckons with plain numbers, so its own statements are read the driver's way.
    storeClient: { query: (query: pg.QueryConfig) => pool.query({ ...query, types: pg.types }) },
    storeType: 'pool',
    tableName: 'limit_use',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: calls,
    duration: perSeconds,
    // A client over the limit stays so until the window ends: no need to query the database again.
    inMemoryBlockOnConsumed: calls + 1,
    // A database failure must not lift the limit: each node then counts for itself.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: calls, duration: perSeconds }),
  });

const refusePast = async (counting: Promise<RateLimiterRes>): Promise<void> => {
  try {
    await counting;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany(error);
  }
};

const tooMany = ({ msBeforeNext }: RateLimiterRes): Refusal =>
  new Refusal('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
