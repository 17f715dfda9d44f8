import { sql } from 'kysely';
import type { SportsMarketId } from '@fairground/contract/sports/fields';
import type { Db, Reader } from '../../../platform/database/index.ts';
import type { LegRow } from '../tables.ts';

/** A price is kept for so many hours after another one took its place: as long as results may be corrected. */
export const PRICE_HOURS = 72;
/** As many as are dropped in one turn. */
const DROPPED_MAX = 20_000;

export type PriceRow = {
  readonly version: bigint;
  readonly odds: Readonly<Record<string, number>>;
  readonly at: Date;
};

/** Prices of a market, the newest first, before a version. */
export const listPrices = async (
  reader: Reader,
  market: SportsMarketId,
  before: bigint | undefined,
  limit: number,
): Promise<readonly PriceRow[]> => {
  const { rows } = await sql<PriceRow>`
    select version, odds, at from sports_price
     where market_id = ${market.toString()}::bigint
       and (${before?.toString() ?? null}::bigint is null or version < ${before?.toString() ?? null}::bigint)
     order by version desc limit ${limit}`.execute(reader);
  return rows;
};

/** The price that stood on the market of each leg when it was accepted, by the place of the leg; without those dropped since. */
export const listPricesOfLegs = async (
  reader: Reader,
  legs: readonly Pick<LegRow, 'place' | 'market_id' | 'market_version'>[],
): Promise<ReadonlyMap<number, PriceRow>> => {
  const asked = legs.flatMap(({ place, market_id, market_version }) =>
    market_version === null ? [] : [{ place, market: market_id.toString(), version: market_version.toString() }],
  );
  const { rows } = await sql<PriceRow & { readonly place: number }>`
    select asked.place, p.version, p.odds, p.at
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place int, market bigint, version bigint)
     cross join lateral (
       select version, odds, at from sports_price
        where market_id = asked.market and version <= asked.version order by version desc limit 1) p`.execute(reader);
  return new Map(rows.map(({ place, ...price }) => [place, price]));
};

/** Drops prices that another one replaced long ago, and those of markets that are over; what stands now stays. */
export const dropOldPrices = async (db: Db): Promise<void> => {
  await sql`
    with cut as (select clock_timestamp() - make_interval(hours => ${PRICE_HOURS}) as at)
    delete from sports_price d using (
      select p.market_id, p.version from sports_price p, cut
       where p.at < cut.at and (
         exists (select from sports_price n where n.market_id = p.market_id and n.version > p.version and n.at < cut.at)
         or exists (select from sports_market m where m.id = p.market_id and m.status in ('SETTLED', 'CANCELLED')))
       limit ${DROPPED_MAX}) old
     where d.market_id = old.market_id and d.version = old.version`.execute(db);
};
