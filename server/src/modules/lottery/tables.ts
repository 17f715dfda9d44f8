import type { MemberId } from '@fairground/contract/ids';
import type { ChaseId, OrderId, PrizeModeName } from '@fairground/contract/lottery/fields';
import type { Generated } from 'kysely';
import type { GameId, MarketId } from '../betting/index.ts';
import type { AccountId } from '../wallet/index.ts';
import type { StoredLine } from './domain/line.ts';

/** CANCELLING and CORRECTING are transitional; players see the state before. */
export type IssueState =
  | 'SCHEDULED'
  | 'OPEN'
  | 'LOCKED'
  | 'DRAWN'
  | 'SETTLING'
  | 'SETTLED'
  | 'CANCELLING'
  | 'CANCELLED'
  | 'CORRECTING'
  | 'CORRECTED';

export type IssueId = bigint & { readonly idOf: 'lottery-issue' };

export type LotteryTables = {
  lottery_game: {
    id: Generated<GameId>;
    code: string;
    is_on: Generated<boolean>;
    multiple_max: number | null;
    amount_max: bigint | null;
    win_max: bigint | null;
    exposure_max: bigint | null;
  };
  lottery_issue: {
    id: Generated<IssueId>;
    game_id: GameId;
    numero: string;
    open_at: Date;
    lock_at: Date;
    draw_at: Date;
    state: Generated<IssueState>;
    due_at: Date | null;
    market_id: MarketId | null;
    sealed: Buffer;
    commitment: string;
    committed_at: Date;
    root: string | null;
    tickets: number | null;
    locked_at: Date | null;
    seed: string | null;
    board: string[] | null;
    source: Generated<string>;
    drawn_at: Date | null;
    settled_at: Date | null;
    rebated_through: Generated<bigint>;
    corrected_through: Generated<bigint>;
    corrections: Generated<number>;
  };
  lottery_win_limit: {
    game_id: GameId;
    until: Date;
    win_max: bigint;
  };
  lottery_chase: {
    id: Generated<ChaseId>;
    member_id: MemberId;
    client_id: string;
    game_id: GameId;
    mode: PrizeModeName;
    series: number;
    plan_kind: 'flat' | 'ladder' | 'target';
    win_stop: boolean;
    is_stopped: Generated<boolean>;
    steps: number;
    amount: bigint;
    currency: string;
    placed_at: Date;
  };
  lottery_order: {
    issue_id: IssueId;
    id: OrderId;
    member_id: MemberId;
    client_id: string;
    game_id: GameId;
    chase_id: ChaseId | null;
    mode: PrizeModeName;
    series: number;
    currency: string;
    amount: bigint;
    cash_part: bigint;
    lines: readonly StoredLine[];
    chain: readonly StoredHolder[];
    placed_at: Date;
    cancelled_at: Date | null;
  };
  lottery_win: {
    issue_id: IssueId;
    order_id: OrderId;
    payout: bigint;
    lines: bigint[];
    voided: Generated<bigint>;
  };
  lottery_sold: { issue_id: IssueId; modes: string[]; plays: string[]; contents: string[] };
  lottery_valid: { issue_id: IssueId; order_id: OrderId; valid: bigint };
  lottery_exposure: { issue_id: IssueId; play: string; line: string; amount: bigint };
  lottery_ticket_block: { issue_id: IssueId; block: number; first_order: OrderId; hash: Buffer };
  lottery_rebate: { issue_id: IssueId; order_id: OrderId; member_id: MemberId; amount: bigint };
  lottery_sent_number: {
    id: Generated<bigint>;
    issue_id: IssueId;
    member_id: MemberId;
    number: string;
    sent_at: Date;
  };
  lottery_pool: {
    game_id: GameId;
    currency: string;
    tier: string;
    amount: bigint;
    rolls: number;
    issue_id: IssueId;
    account_id: AccountId | null;
  };
  lottery_pool_move: {
    issue_id: IssueId;
    step: number;
    currency: string;
    tier: string;
    before: bigint;
    rolls: number;
    seeded: bigint;
    added: bigint;
    given: bigint;
    won: bigint;
    amount: bigint;
  };
  lottery_prize: {
    issue_id: IssueId;
    currency: string;
    tier: string;
    held: bigint | null;
    winners: bigint;
    each: bigint;
  };
  lottery_leader: { is_only: Generated<boolean>; holder: string; until: Date };
};

/** A member of the chain and the series it held when the bet was made. */
export type StoredHolder = readonly [member: string, series: number];
