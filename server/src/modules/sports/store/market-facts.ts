import { sql } from 'kysely';
import type { SportsMarketId } from '@fairground/contract/sports/fields';
import type { Reader } from '../../../platform/database/index.ts';
import type { FixtureRow, MarketRow } from '../tables.ts';

/** What never changes of a market and its match. */
export type MarketFacts = Pick<MarketRow, 'id' | 'fixture_id' | 'type' | 'period' | 'line_q' | 'variant'> &
  Pick<FixtureRow, 'sport' | 'competition' | 'home' | 'away' | 'trading_day'>;

const KEPT_MAX = 20_000;

/** Finds them, and asks the database once for each. */
export const createMarketFacts = (
  reader: Reader,
): ((ids: readonly SportsMarketId[]) => Promise<ReadonlyMap<SportsMarketId, MarketFacts>>) => {
  const kept = new Map<SportsMarketId, MarketFacts>();
  return async (ids) => {
    const found = new Map(ids.flatMap((id): [SportsMarketId, MarketFacts][] => entryOf(kept.get(id))));
    if (found.size === ids.length) return found;
    const rows = await readFacts(
      reader,
      ids.filter((id) => !found.has(id)),
    );
    if (kept.size + rows.length > KEPT_MAX) kept.clear();
    for (const row of rows) {
      kept.set(row.id, row);
      found.set(row.id, row);
    }
    return found;
  };
};

const entryOf = (facts: MarketFacts | undefined): [SportsMarketId, MarketFacts][] => (facts ? [[facts.id, facts]] : []);

const readFacts = async (reader: Reader, ids: readonly SportsMarketId[]): Promise<readonly MarketFacts[]> => {
  const { rows } = await sql<MarketFacts>`
    select m.id, m.fixture_id, m.type, m.period, m.line_q, m.variant, f.sport, f.competition, f.home, f.away, f.trading_day
      from sports_market m join sports_fixture f on f.id = m.fixture_id
     where m.id = any(${ids.map(String)}::bigint[])`.execute(reader);
  return rows;
};
