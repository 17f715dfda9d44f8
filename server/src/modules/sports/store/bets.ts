import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { FixtureId, RefusalReason, SportsBetId, SportsMarketId } from '@fairground/contract/sports/fields';
import type { Db, Flight, Reader, Tx } from '../../../platform/database/index.ts';
import type { ComboPrices } from '../domain/pay-bet.ts';
import type { BetRow, FixtureRow, LegRow, MarketRow } from '../tables.ts';
import { SILENT_SECONDS } from './facts.ts';

const text = (id: bigint): string => id.toString();
const texts = (ids: readonly bigint[]): readonly string[] => ids.map(String);

/** A market with its match, as acceptance reads it. */
export type OfferedMarket = {
  readonly market: MarketRow;
  readonly fixture: FixtureRow;
  /** Whether its producer is up and was heard lately, by the clock of the database. */
  readonly isHeard: boolean;
  /** Whether a match that has not begun is due to begin. */
  readonly isDue: boolean;
  readonly now: Date;
};

type OfferedRow = {
  readonly market: MarketRow;
  readonly fixture: FixtureRow;
  readonly isHeard: boolean;
  readonly isDue: boolean;
  readonly now: Date;
};

const OFFERED = sql`
  select m.id, m.fixture_id, m.type, m.period, m.line_q, m.variant, m.status, m.odds, m.version, m.betstop_at, m.priced_at,
         m.is_held, m.is_locked, f.producer, f.ref, f.sport, f.competition, f.home, f.away, f.starts_at, f.state, f.model,
         f.clock_seconds, f.clock_at, f.is_running, f.speed, f.score, f.commitment, f.seed, f.is_stopped,
         f.is_held as fixture_held, f.version as fixture_version, f.ended_at, f.waits_since, f.trading_day, f.lean, f.stats,
         p.state = 'UP' and p.alive_at > clock_timestamp() - make_interval(secs => ${SILENT_SECONDS}) as heard,
         f.starts_at <= clock_timestamp() as due, clock_timestamp() as now
    from sports_market m join sports_fixture f on f.id = m.fixture_id join sports_producer p on p.name = f.producer`;
const heldQuery = (ids: readonly SportsMarketId[]) => sql<FlatRow>`
  ${OFFERED} where m.id = any(${texts(ids)}::bigint[]) order by f.id, m.id for share of f, m`;

type FlatRow = MarketRow &
  Omit<FixtureRow, 'id' | 'is_held' | 'version'> & {
    readonly fixture_held: boolean;
    readonly fixture_version: bigint;
    readonly heard: boolean;
    readonly due: boolean;
    readonly now: Date;
  };

const offeredFrom = (row: FlatRow): OfferedRow => ({
  market: row,
  fixture: { ...row, id: row.fixture_id, is_held: row.fixture_held, version: row.fixture_version },
  isHeard: row.heard,
  isDue: row.due,
  now: row.now,
});

export const readOffered = async (
  reader: Reader,
  ids: readonly SportsMarketId[],
): Promise<ReadonlyMap<SportsMarketId, OfferedMarket>> => {
  const { rows } = await sql<FlatRow>`${OFFERED} where m.id = any(${texts(ids)}::bigint[])`.execute(reader);
  return new Map(rows.map((row) => [row.id, offeredFrom(row)]));
};

/** The same, held until the commit: no price, status or score of them changes before. */
export const holdOffered = async (
  tx: Tx,
  ids: readonly SportsMarketId[],
): Promise<ReadonlyMap<SportsMarketId, OfferedMarket>> => {
  const { rows } = await heldQuery(ids).execute(tx);
  return new Map(rows.map((row) => [row.id, offeredFrom(row)]));
};

/** The same on the flight of a batch. */
export const holdOfferedOn = async (
  flight: Flight,
  db: Db,
  ids: Iterable<SportsMarketId>,
): Promise<ReadonlyMap<SportsMarketId, OfferedMarket>> => {
  const { sql: text, parameters } = heldQuery([...ids]).compile(db);
  const rows = await flight.ask<FlatRow>({ name: 'sports.hold-offered', text, values: parameters });
  return new Map(rows.map((row) => [row.id, offeredFrom(row)]));
};

export const findRequest = async (reader: Reader, member: MemberId, requestId: string): Promise<BetRow | undefined> => {
  const { rows } = await sql<BetRow>`
    select * from sports_bet where member_id = ${text(member)}::bigint and request_id = ${requestId}`.execute(reader);
  return rows[0];
};

export const findBet = async (reader: Reader, member: MemberId, id: SportsBetId): Promise<BetRow | undefined> => {
  const { rows } = await sql<BetRow>`
    select * from sports_bet where member_id = ${text(member)}::bigint and id = ${text(id)}::bigint`.execute(reader);
  return rows[0];
};

/** The prices of legs that are priced together; the last ones that were written count. */
export const writeCombos = async (tx: Tx, bet: SportsBetId, combos: ComboPrices): Promise<void> => {
  if (combos.size === 0) return;
  const rows = [...combos].flatMap(([fixture, prices]) =>
    [...prices].map(([mask, odds]) => ({ fixture: fixture.toString(), mask, odds })),
  );
  await sql`
    insert into sports_combo_price (bet_id, fixture_id, mask, odds_milli)
    select ${text(bet)}::bigint, fixture, mask, odds
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (fixture bigint, mask int, odds int)
    on conflict (bet_id, fixture_id, mask) do update set odds_milli = excluded.odds_milli`.execute(tx);
};

export const listCombos = async (
  reader: Reader,
  bets: readonly SportsBetId[],
): Promise<ReadonlyMap<SportsBetId, ComboPrices>> => {
  if (bets.length === 0) return new Map();
  const { rows } = await sql<{ bet_id: SportsBetId; fixture_id: FixtureId; mask: number; odds_milli: number }>`
    select bet_id, fixture_id, mask, odds_milli from sports_combo_price
     where bet_id = any(${texts(bets)}::bigint[])`.execute(reader);
  const all = new Map<SportsBetId, Map<FixtureId, Map<number, number>>>();
  for (const { bet_id, fixture_id, mask, odds_milli } of rows) {
    const ofBet = all.get(bet_id) ?? new Map<FixtureId, Map<number, number>>();
    const ofMatch = ofBet.get(fixture_id) ?? new Map<number, number>();
    all.set(bet_id, ofBet.set(fixture_id, ofMatch.set(mask, odds_milli)));
  }
  return all;
};

export const listLegs = async (reader: Reader, bets: readonly SportsBetId[]): Promise<readonly LegRow[]> => {
  const { rows } = await sql<LegRow>`
    select * from sports_leg where bet_id = any(${texts(bets)}::bigint[]) order by bet_id, place`.execute(reader);
  return rows;
};

export const listBets = async (
  reader: Reader,
  member: MemberId,
  states: readonly string[],
  before: SportsBetId | undefined,
  limit: number,
): Promise<readonly BetRow[]> => {
  const { rows } = await sql<BetRow>`
    select * from sports_bet
     where member_id = ${text(member)}::bigint and state = any(${[...states]}::text[])
       and (${before === undefined ? null : text(before)}::bigint is null or id < ${before === undefined ? null : text(before)}::bigint)
     order by id desc limit ${limit}`.execute(reader);
  return rows;
};

/** Bets whose wait is over, without some of them. */
export const listDueBets = async (
  reader: Reader,
  limit: number,
  without: readonly bigint[],
): Promise<readonly BetRow[]> => {
  const { rows } = await sql<BetRow>`
    select * from sports_bet
     where due_at <= clock_timestamp() and id <> all(${texts(without)}::bigint[]) order by due_at limit ${limit}`.execute(
    reader,
  );
  return rows;
};

/** The bet while nobody else decides it; nothing if somebody does or did. */
export const takeDueBet = async (tx: Tx, id: SportsBetId): Promise<BetRow | undefined> => {
  const { rows } = await sql<BetRow>`
    select * from sports_bet where id = ${text(id)}::bigint and due_at <= clock_timestamp() for update skip locked`.execute(
    tx,
  );
  return rows[0];
};

export const acceptBet = async (
  tx: Tx,
  id: SportsBetId,
  { oddsMilli, weight }: { readonly oddsMilli: bigint; readonly weight: bigint },
  legs: readonly Pick<LegRow, 'place' | 'odds_milli' | 'since' | 'market_version'>[],
  combos: ComboPrices,
): Promise<void> => {
  await sql`
    update sports_bet set state = 'ACCEPTED', due_at = null, accepted_at = clock_timestamp(), odds_milli = ${text(oddsMilli)},
           weight = ${text(weight)}::bigint
     where id = ${text(id)}::bigint`.execute(tx);
  for (const { place, odds_milli, since, market_version } of legs)
    await sql`
      update sports_leg set odds_milli = ${odds_milli}, since = ${since && JSON.stringify(since)}::jsonb,
             market_version = ${market_version === null ? null : text(market_version)}::bigint
       where bet_id = ${text(id)}::bigint and place = ${place}`.execute(tx);
  await writeCombos(tx, id, combos);
};

export const refuseBet = async (
  tx: Tx,
  id: SportsBetId,
  reason: RefusalReason,
  oddsMilli: bigint | null,
): Promise<void> => {
  await sql`
    update sports_bet set state = 'REFUSED', due_at = null, refusal = ${reason},
           refused_odds = ${oddsMilli === null ? null : text(oddsMilli)}::bigint, settled_at = clock_timestamp()
     where id = ${text(id)}::bigint`.execute(tx);
};
