import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { BetId, MarketId } from '../wager.ts';
import { resultsOf } from './results.ts';

/** Bets of a market one after the other: those after an id, up to another. */
export type BetRange = { readonly after: bigint; readonly through: bigint };

export type Winner = {
  readonly bet: BetId;
  readonly payout: Money;
  /** The part of the payout that is stake of what was void: who got no more than that has lost. */
  readonly givenBack?: Money;
};

/** What of a bet counts for turnover. */
export type CountedBet = { readonly bet: BetId; readonly valid: Money };

/** The last of so many bets of a market after an id; nothing where there is none left. */
export const findSetEnd = async (
  reader: Reader,
  market: MarketId,
  after: bigint,
  size: number,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ through: bigint | null }>`
    select max(id) as through from (
      select id from betting_bet where market_id = ${market} and id > ${after} order by market_id, id limit ${size}) bet`.execute(
    reader,
  );
  return rows[0]?.through ?? undefined;
};

/** Whose bets these are, each member once. */
export const listBettors = async (
  tx: Tx,
  market: MarketId,
  { after, through }: BetRange,
  bets: readonly BetId[],
): Promise<readonly MemberId[]> => {
  if (bets.length === 0) return [];
  const { rows } = await sql<{ member: MemberId }>`
    select distinct member_id as member from betting_bet
     where market_id = ${market} and id > ${after} and id <= ${through} and id = any(${list(bets.map(String))}::bigint[])`.execute(
    tx,
  );
  return rows.map(({ member }) => member);
};

/** The open bets of a range that were placed under a grant which still runs: they count for its wagering. */
export const listGranted = async (
  tx: Tx,
  market: MarketId,
  { after, through }: BetRange,
): Promise<ReadonlySet<BetId>> => {
  const { rows } = await sql<{ id: BetId }>`
    select b.id from betting_bet b
     where (select exists (select from wallet_grant where state = 'ACTIVE'))
       and b.market_id = ${market} and b.id > ${after} and b.id <= ${through}
       and b.state = 'accepted' and b.round_state = 'open' and b.settled_at is null
       and exists (select from wallet_running_grants(b.member_id, b.currency, b.placed_at))`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

/** Tells with open bets of a range what of them counts, in place of what was stated before. */
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
     where b.market_id = ${market} and b.id = q.id and b.id > ${after} and b.id <= ${through} and b.state = 'accepted'`.execute(
    tx,
  );
};

/** Pays those winners of a range that can be paid as sets. */
export const paySet = async (
  tx: Tx,
  market: MarketId,
  { after, through }: BetRange,
  winners: readonly Winner[],
): Promise<{ readonly won: number; readonly members: readonly MemberId[] }> => {
  if (winners.length === 0) return { won: 0, members: [] };
  const results = winners.map(({ bet, payout, givenBack }) => ({
    ...{ bet, member: null, payout, valid: null, back: givenBack ?? null },
  }));
  const { rows } = await sql<{ won: number; members: readonly MemberId[] }>`
    select o_won as won, o_members as members
      from betting_pay_set(${market}, ${after}, ${through}, ${resultsOf(results)})`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('betting_pay_set answered nothing.');
  return row;
};

/** Closes the open bets of a range but those apart; answers how many of the others have lost, now or in an earlier try. */
export const closeLost = async (
  tx: Tx,
  market: MarketId,
  { after, through }: BetRange,
  { apart, expected }: { readonly apart: readonly BetId[]; readonly expected: number },
): Promise<number> => {
  const { rows } = await sql<{ lost: number }>`
    select betting_close_lost(${market}, ${after}, ${through}, ${list(apart.map(String))}::bigint[], ${expected}) as lost`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('betting_close_lost answered nothing.');
  return row.lost;
};

const list = (texts: readonly string[]): string => `{${texts.join(',')}}`;
