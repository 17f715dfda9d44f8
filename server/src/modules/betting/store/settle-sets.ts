import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { BetId, MarketId } from '../wager.ts';

/** Bets of a market one after the other: those after an id, up to another. */
export type BetRange = { readonly after: bigint; readonly through: bigint };

export type Winner = { readonly bet: BetId; readonly payout: Money };

/** What of a bet counts for turnover. */
export type CountedBet = { readonly bet: BetId; readonly valid: Money };

/** The last of so many bets of a market after an id; nothing where there is none left. */
export const findSetEnd = async (
  tx: Tx,
  market: MarketId,
  after: bigint,
  size: number,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ through: bigint | null }>`
    select max(id) as through from (
      select id from betting_bet where market_id = ${market} and id > ${after} order by market_id, id limit ${size}) bet`.execute(
    tx,
  );
  return rows[0]?.through ?? undefined;
};

/** Tells with open bets of a range what of them counts, in place of what was told before. */
export const setValid = async (
  tx: Tx,
  market: MarketId,
  { after, through }: BetRange,
  counted: readonly CountedBet[],
): Promise<void> => {
  if (counted.length === 0) return;
  await sql`update betting_bet b set detail = coalesce(b.detail, '{}') || jsonb_build_object('valid', q.valid)
      from unnest(${list(counted.map(({ bet }) => bet.toString()))}::bigint[], ${list(counted.map(({ valid }) => valid.toString()))}::text[])
           q(id, valid)
     where b.market_id = ${market} and b.id = q.id and b.id > ${after} and b.id <= ${through} and b.state = 1`.execute(
    tx,
  );
};

/** Pays the winners of a range and closes all other bets of it that are open. */
export const settleSet = async (
  tx: Tx,
  market: MarketId,
  { after, through }: BetRange,
  winners: readonly Winner[],
): Promise<{ readonly won: number; readonly lost: number; readonly members: readonly MemberId[] }> => {
  const { rows } = await sql<{ won: number; lost: number; members: readonly MemberId[] }>`
    select o_won as won, o_lost as lost, o_members as members
      from betting_settle_set(${market}, ${after}, ${through}, ${list(winners.map(({ bet }) => bet.toString()))}::bigint[],
                              ${list(winners.map(({ payout }) => payout.toString()))}::bigint[])`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('betting_settle_set answered nothing.');
  return row;
};

const list = (texts: readonly string[]): string => `{${texts.join(',')}}`;
