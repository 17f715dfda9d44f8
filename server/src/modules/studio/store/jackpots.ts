import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { StudioRoundId } from '@fairground/contract/studio/round';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { PoolName } from './pools.ts';

/** The pool of a fishing room has no name of its own there. */
export const FISHING_JACKPOT = 'fishing';

export type JackpotRow = PoolName & {
  readonly isFishing: boolean;
  readonly pool: Money;
  readonly addedToday: Money;
  readonly wonAt: Date | null;
  readonly won: Money | null;
};

/** As many as staff is shown at most: those that hold the most. */
const JACKPOTS_MAX = 10_000;

/** The pools of slots and of fishing, the largest first, each with its last win; of one game where it is named. */
export const listJackpots = async (
  reader: Reader,
  { day, only }: { readonly day: string; readonly only?: PoolName },
): Promise<readonly JackpotRow[]> => {
  const one = only ?? null;
  const { rows } = await sql<JackpotRow>`
    select p.vendor, p.game, p.currency, p.bet, p.jackpot, p."isFishing", p.pool,
           case when p.day = ${day}::date then p.day_added else 0 end as "addedToday", w.won_at as "wonAt", w.amount as won
      from (select vendor, game, currency, bet, jackpot, false as "isFishing", pool, day, day_added from studio_pool
            union all
            select vendor, game, currency, bet, ${FISHING_JACKPOT}, true, pool, day, day_added from studio_fishing_pool) p
      left join lateral (
        select won_at, amount from studio_pool_win w
         where w.vendor = p.vendor and w.game = p.game and w.currency = p.currency and w.bet = p.bet and w.jackpot = p.jackpot
         order by round_id desc limit 1) w on true
     where ${one === null} or (p.vendor = ${one?.vendor ?? ''} and p.game = ${one?.game ?? ''} and p.currency = ${one?.currency ?? ''}
       and p.bet = ${one?.bet ?? 0n} and p.jackpot = ${one?.jackpot ?? ''})
     order by p.pool desc, p.vendor, p.game, p.currency, p.bet, p.jackpot limit ${JACKPOTS_MAX}`.execute(reader);
  return rows;
};

export type JackpotWinRow = {
  readonly roundId: StudioRoundId;
  readonly memberId: MemberId;
  readonly amount: Money;
  readonly at: Date;
};

export const listJackpotWins = async (
  reader: Reader,
  { vendor, game, currency, bet, jackpot }: PoolName,
  limit: number,
): Promise<readonly JackpotWinRow[]> => {
  const { rows } = await sql<JackpotWinRow>`
    select w.round_id as "roundId", r.member_id as "memberId", w.amount, w.won_at as at
      from studio_pool_win w join studio_round r on r.id = w.round_id
     where w.vendor = ${vendor} and w.game = ${game} and w.currency = ${currency} and w.bet = ${bet} and w.jackpot = ${jackpot}
     order by w.round_id desc limit ${limit}`.execute(reader);
  return rows;
};
