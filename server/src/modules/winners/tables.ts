import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';

export type WinnersTables = {
  winners_win: {
    bet_id: bigint;
    member_id: MemberId;
    vendor: string;
    category: BetCategory;
    game_id: bigint;
    currency: string;
    stake: bigint;
    payout: bigint;
    won_at: Date;
    shown_from: Date;
    is_told: boolean;
  };
  winners_hidden: { member_id: MemberId; since: Date };
};
