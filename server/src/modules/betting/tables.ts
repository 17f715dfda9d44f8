import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { Generated } from 'kysely';
import type { ValidRule } from './domain/valid-bet.ts';
import type { BetState, RoundState } from './rules/round.ts';
import type { BetId, GameId, MarketId } from './wager.ts';

export type MarketState = 'open' | 'locked' | 'settled' | 'cancelled';

export type BettingTables = {
  betting_product: { id: Generated<number>; source: string; category: BetCategory };
  betting_market: {
    id: Generated<MarketId>;
    source: string;
    code: string;
    opens_at: Date;
    closes_at: Date;
    state: Generated<MarketState>;
    done_through: Generated<bigint>;
  };
  /** Written by store/write-register.ts and the functions that settle markets alone. */
  betting_bet: {
    member_id: bigint;
    id: BetId;
    operation_key: string;
    round_key: string;
    game_id: GameId;
    market_id: MarketId | null;
    stake: bigint;
    bonus_part: bigint;
    payout: bigint;
    bonus_payout: bigint;
    valid_bet: bigint;
    placed_at: Date;
    settled_at: Date | null;
    product_id: number;
    valid_rule: ValidRule;
    seq: number;
    state: BetState;
    round_state: RoundState | null;
    currency: string;
    round_id: string;
    award: string | null;
    parent_key: string | null;
    win_keys: string[] | null;
    detail: Record<string, unknown> | null;
  };
  betting_parked_win: {
    operation_key: string;
    member_id: bigint;
    product_id: number;
    round_id: string;
    transaction_id: string;
    currency: string;
    amount: bigint;
    at: Date;
    reviewed_at: Date | null;
    reviewed_by: string | null;
    note: string | null;
  };
  /** Which products a member has bets of, up to a bet. */
  betting_played: { member_id: bigint; product_ids: number[]; looked_through: bigint };
  betting_overdue_round: { member_id: bigint; round_key: string; placed_at: Date };
  betting_overdue_walk: { is_only: Generated<boolean>; looked_through: Date };
  betting_correction: {
    id: Generated<bigint>;
    member_id: bigint;
    bet_id: bigint;
    product_id: number;
    stake: bigint;
    bonus_part: bigint;
    payout: bigint;
    bonus_payout: bigint;
    valid_bet: bigint;
    valid_cash: bigint;
    at: Date;
  };
};
