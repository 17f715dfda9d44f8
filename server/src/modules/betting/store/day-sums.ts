import { sql } from 'kysely';
import { walkRows } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';

/** What a member's rounds of a product came to in a span of time; amounts in units of 1/10,000. */
export type DaySum = {
  readonly member: bigint;
  readonly product: number;
  /** Rounds that got their result then. */
  readonly rounds: number;
  readonly stake: bigint;
  readonly bonusPart: bigint;
  readonly payout: bigint;
  readonly bonusPayout: bigint;
  readonly validBet: bigint;
  readonly validCash: bigint;
};

/**
 * Sums from the register of everything that was posted in `[from, to)`. A round counts with what it came to when it was
 * settled, which is what it is now without its corrections; a correction counts when it was made. Reads the whole register
 * once, because no index may hold the time of a settlement.
 */
export const walkDaySums = (
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
  onPage: (sums: readonly DaySum[]) => Promise<void>,
): Promise<void> =>
  walkRows<DaySum>(
    tx,
    sql`
      with settled as (
        select head.member_id, head.product_id,
               (head.round_state <> 'cancelled' or corrected.times > 0)::int as rounds,
               standing.stake - corrected.stake as stake, standing.bonus_part - corrected.bonus_part as bonus_part,
               head.payout - corrected.payout as payout, head.bonus_payout - corrected.bonus_payout as bonus_payout,
               head.valid_bet - corrected.valid_bet as valid_bet,
               case when standing.bonus_part = 0 then head.valid_bet
                    else div(head.valid_bet * (standing.stake - standing.bonus_part), standing.stake) end - corrected.valid_cash as valid_cash
          from betting_bet head
          cross join lateral (
            select coalesce(sum(bet.stake), 0) as stake, coalesce(sum(bet.bonus_part), 0) as bonus_part
              from betting_bet bet
             where bet.member_id = head.member_id and bet.round_key = head.round_key and bet.state <> 'void'
          ) standing
          cross join lateral (
            select count(*) as times, coalesce(sum(change.stake), 0) as stake, coalesce(sum(change.bonus_part), 0) as bonus_part,
                   coalesce(sum(change.payout), 0) as payout, coalesce(sum(change.bonus_payout), 0) as bonus_payout,
                   coalesce(sum(change.valid_bet), 0) as valid_bet, coalesce(sum(change.valid_cash), 0) as valid_cash
              from betting_correction change
             where change.bet_id = head.id and change.member_id = head.member_id
          ) corrected
         where head.seq = 0 and head.settled_at >= ${from} and head.settled_at < ${to} and head.placed_at < ${to}
        union all
        select member_id, product_id, 0, stake, bonus_part, payout, bonus_payout, valid_bet, valid_cash
          from betting_correction
         where at >= ${from} and at < ${to}
      )
      select member_id as member, product_id as product, sum(rounds)::integer as rounds, sum(stake)::bigint as stake,
             sum(bonus_part)::bigint as "bonusPart", sum(payout)::bigint as payout, sum(bonus_payout)::bigint as "bonusPayout",
             sum(valid_bet)::bigint as "validBet", sum(valid_cash)::bigint as "validCash"
        from settled
       group by member_id, product_id`,
    onPage,
  );
