import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { filteredBetsOf } from '../store.ts';
import type { BetFilters } from '../store.ts';
import type { GameId } from '../wager.ts';

export type StoredTotals = {
  readonly bets: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly openBets: number;
  readonly openStake: bigint;
};

/** A bet may be void in a round that is not. */
const IS_DECIDED = sql`state <> 'void' and "roundState" in ('won', 'lost')`;
const IS_OPEN = sql`state <> 'void' and "roundState" = 'open'`;

/** What the bets of a member cost and brought, as the list shows them. */
export const sumBetsOf = async (reader: Reader, member: MemberId, filters: BetFilters): Promise<StoredTotals> => {
  const { rows } = await sql<StoredTotals>`
    select (count(*) filter (where ${IS_DECIDED}))::integer as bets,
           coalesce(sum(stake) filter (where ${IS_DECIDED}), 0)::bigint as stake,
           coalesce(sum(payout) filter (where ${IS_DECIDED}), 0)::bigint as payout,
           (count(*) filter (where ${IS_OPEN}))::integer as "openBets",
           coalesce(sum(stake) filter (where ${IS_OPEN}), 0)::bigint as "openStake"
      from ${filteredBetsOf(reader, member, filters).as('shown')}`.execute(reader);
  const [totals] = rows;
  if (totals === undefined) throw new Error('A sum has one row.');
  return totals;
};

/** A game as its bets name it, and how many they are. */
export type PlayedGame = {
  readonly source: string;
  readonly category: BetCategory;
  readonly gameId: GameId;
  /** As the game calls itself in its bets, where it does. */
  readonly code: string | null;
  readonly bets: number;
};

/** The games of a range, those with the most bets first. */
export const listGamesOf = async (
  reader: Reader,
  member: MemberId,
  filters: BetFilters,
  limit: number,
): Promise<readonly PlayedGame[]> => {
  const { rows } = await sql<PlayedGame>`
    select source, category, "gameId", max(detail ->> 'game') as code, count(*)::integer as bets
      from ${filteredBetsOf(reader, member, filters).as('shown')}
     group by source, category, "gameId" order by bets desc, source, "gameId" limit ${limit}`.execute(reader);
  return rows;
};
