import { rmSync } from 'node:fs';
import { env } from 'node:process';
import pg from 'pg';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { FeedBody } from '../../../server/src/modules/sports/index.ts';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { migrate, startEmbedded } from '../../../server/src/platform/database/index.ts';
import { openModules } from '../../process/modules.ts';
import { newDataFolder } from '../../process/product.ts';
import type { Measure } from '../measure.ts';
import { fundMembers } from '../wallet/fund-members.ts';
import { livePath } from '../wallet/live-path.ts';
import { runLoad, uniform } from '../wallet/load.ts';

const TENANT = 'bench';
const CURRENCY = 'VND';
const MEMBERS = 1_000;
const FIXTURES = 20;
const IN_FLIGHT = 32;
/** Bets of the market that is settled come so many at once. */
const AT_ONCE = 500;
const STAKE = money(10_000_000n);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 6);
/** Bets on the market that is settled. */
const BETS = Number(env['BENCH_BETS'] ?? 10_000);
const HOUR_MS = 3_600_000;
const ALIVE_MS = 5_000;

const memberAt = (index: number): MemberId => BigInt(index + 1) as MemberId;

type Say = (line: string) => void;

/** Singles before the match beside bets on the wallet's live path, and one market settled beside one SQL pass over its bets. */
export const measureBook = async (say: Say): Promise<readonly Measure[]> => {
  const dataFolder = newDataFolder();
  const cluster = await startEmbedded({ dataFolder });
  const client = new pg.Client({ connectionString: cluster.url });
  try {
    await migrate({ url: cluster.url });
    await client.connect();
    await client.query(
      `insert into sports_limit (sport, win_max, risk_max, player_max, day_max, large_from) values ('FOOTBALL', 4e18, 4e18, 4e18, 4e18, 4e18)`,
    );
    await fundMembers(
      cluster.url,
      Array.from({ length: MEMBERS }, (_, index) => memberAt(index)),
      CURRENCY,
    );
    const { sports: book, betting, wallet, close } = await openModules(cluster.url, { poolSize: 12, tenant: TENANT });
    let seq = 0n;
    const tell = async (body: FeedBody): Promise<void> => {
      seq += 1n;
      await book.feeds.receive('bench', { seq, body });
    };
    const startsAt = new Date(systemClock.now().getTime() + HOUR_MS).toISOString();
    for (let number = 0; number < FIXTURES; number += 1) await tell(fixture(`match-${number}`, startsAt));
    const { rows: offered } = await client.query<{ id: string; code: string; odds: number; ref: string }>(
      `select m.id, o.key as code, o.value::int as odds, f.ref from sports_market m
           join sports_fixture f on f.id = m.fixture_id cross join lateral jsonb_each_text(m.odds) o
          where m.type in ('1x2', 'ah', 'ou') order by m.id, o.key`,
    );

    // The feed is heard all the time; without it the book would suspend everything after 20 seconds.
    const alive = { producer: 'bench', recover: () => Promise.resolve([]), heartbeat: () => systemClock.now() };
    const heartbeat = setInterval(() => void book.feeds.catchUp(alive), ALIVE_MS);
    let bets = 0;
    const place = async (pick: { readonly id: string; readonly code: string; readonly odds: number }, by: number) => {
      bets += 1;
      const legs = [{ selectionId: `${pick.id}:${pick.code}`, oddsMilli: pick.odds }];
      const order = { requestId: `bench-${bets}`, kind: 'SINGLE', legs, stake: STAKE, accept: 'any' } as const;
      await book.feeds.place({ member: memberAt(by), currency: CURRENCY }, { ...order, legs });
    };
    const [somebody, something] = [uniform(MEMBERS), uniform(offered.length)];
    const options = { inFlight: IN_FLIGHT, seconds: SECONDS, warmSeconds: SECONDS / 3 };
    const path = livePath(betting, { tenant: TENANT, currency: CURRENCY });
    const anchor = await runLoad(options, () => path.bet(memberAt(somebody())));
    say(`live path ${Math.round(anchor.rate)}/s`);
    const ours = await runLoad(options, () => {
      const pick = offered[something()];
      return pick ? place(pick, somebody()) : Promise.reject(new Error('Nothing is offered.'));
    });
    say(`sports bets ${Math.round(ours.rate)}/s (p50 ${ours.p50.toFixed(1)}, p99 ${ours.p99.toFixed(1)} ms)`);

    const picks = offered.filter(({ ref }) => ref === 'match-0').slice(0, 3);
    for (let done = 0; done < BETS; done += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, BETS - done) }, (_, index) => {
          const pick = picks[(done + index) % picks.length];
          return pick ? place(pick, (done + index) % MEMBERS) : Promise.resolve();
        }),
      );
    say(`${BETS} bets on one market`);
    await client.query(PASS_TABLES);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    const passFrom = performance.now();
    await client.query(ONE_PASS);
    const passSeconds = (performance.now() - passFrom) / 1_000;
    const score = { halves: { h1: 1, a1: 0, h2: 0, a2: 0 }, order: ['h' as const], maps: [], fight: null };
    await tell({ kind: 'settle', ref: 'match-0', scope: 'match', score });
    const from = performance.now();
    while ((await book.feeds.settle()) > 0);
    const seconds = (performance.now() - from) / 1_000;
    say(`settled in ${seconds.toFixed(2)} s, one pass ${passSeconds.toFixed(2)} s`);
    const faults = [...(await wallet.prove()).faults, ...(await betting.prove()).faults];
    if (faults.length > 0) throw new Error(`The ledger does not hold: ${faults.slice(0, 3).join('; ')}`);
    say('the ledger holds');
    clearInterval(heartbeat);
    await close();
    return [
      { measure: 'bets-32', ours: ours.rate, anchor: anchor.rate },
      { measure: 'settle-seconds', ours: seconds, anchor: passSeconds },
    ];
  } finally {
    await client.end().catch(() => undefined);
    await cluster.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

const fixture = (ref: string, startsAt: string): FeedBody => ({
  kind: 'fixture',
  ref,
  sport: 'FOOTBALL',
  competition: 'red-river',
  home: 'rr-hanoi',
  away: 'rr-haiphong',
  startsAt,
  speed: 1,
  model: { is: 'goals', home: 1.72, away: 0.94 },
  commitment: 'c'.repeat(64),
});

/**
 * The least a settlement can do: one pass over the bets of a match that writes every bet again with what it came to, and
 * an operation and a leg for each that won, into tables with the columns and indexes of the book's and the ledger's own.
 */
const PASS_TABLES = `
  create table bench_bet (like sports_bet including all);
  create table bench_operation (like wallet_operation including all);
  create table bench_leg (like wallet_leg including all)`;
const ONE_PASS = `
  with judged as (
    select b.*, case when l.code in ('h', 'over') then b.stake * l.odds_milli / 1000 else 0 end as won
      from sports_bet b join sports_leg l on l.bet_id = b.id join sports_market m on m.id = l.market_id
      join sports_fixture f on f.id = m.fixture_id
     where f.ref = 'match-0' and b.state = 'ACCEPTED'
  ), bet as (
    insert into bench_bet (id, member_id, request_id, fingerprint, kind, sport, vendor, currency, stake, stake_left, odds_milli,
                           accept, state, payout, version, placed_at, accepted_at, settled_at)
    select id, member_id, request_id, fingerprint, kind, sport, vendor, currency, stake, stake_left, odds_milli, accept,
           case when won > 0 then 'WON' else 'LOST' end, won, 1, placed_at, accepted_at, clock_timestamp() from judged
  ), paid as (
    select j.*, r.operation_key, p.account_id, p.counter_id, p.balance_after from judged j
      join betting_bet r on r.member_id = j.member_id and r.id = j.id and r.id > 0
      join wallet_operation p on p.key = r.operation_key
     where j.won > 0
  ), operation as (
    insert into bench_operation (key, fingerprint, status, kind, account_id, counter_id, amount, split_account_id, split_amount,
                                 balance_after, version, transfer_id, at)
    select operation_key, operation_key, 'applied', 'win', account_id, counter_id, won, 0, 0, balance_after, id, id, now() from paid
  )
  insert into bench_leg (account_id, id, transfer_id, counter_id, amount, balance_after, kind, accounting_date, posted_at, operation_key)
  select account_id, id, id, counter_id, won, balance_after, 'win', current_date, now(), operation_key from paid`;
