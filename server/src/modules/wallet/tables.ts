import type { Id, MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { AccountId, Kind } from './operation.ts';
import type { GrantState, Weights } from './rules/grant-state.ts';

/** Whose rule blocks a member: each has a row of its own. */
export type GuardSource = 'status' | 'time-out' | 'exclusion' | 'session-time' | 'reality-check';

export type OwnerKind = 'member' | 'house' | 'pool' | 'debt';

type Json<Value> = ColumnType<Value, string, string>;

type GrantTable = {
  id: GeneratedAlways<bigint>;
  key: string;
  member_id: MemberId;
  currency: string;
  account_id: AccountId;
  cash_id: AccountId;
  forfeit_id: AccountId;
  source: string;
  source_id: bigint | null;
  amount: bigint;
  required: bigint;
  progress: Generated<bigint>;
  max_bet: bigint;
  cap: bigint | null;
  weights: Json<Weights>;
  game_weights: Json<Weights>;
  run_hours: number;
  state: GrantState;
  open_bets: Generated<number>;
  breaches: Generated<number>;
  converted: Generated<bigint>;
  forfeited: Generated<bigint>;
  queued_at: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  closed_at: Date | null;
};
export type GrantRow = Selectable<GrantTable>;

export type WalletTables = {
  wallet_grant: GrantTable;
  wallet_account: {
    id: Generated<AccountId>;
    owner_kind: OwnerKind;
    owner_id: bigint;
    kind: string;
    currency: string;
    balance: Generated<bigint>;
    floor: bigint | null;
    is_overdrawn: Generated<boolean>;
    is_guarded: Generated<boolean>;
    has_grant: Generated<boolean>;
    version: Generated<bigint>;
    opened_at: Generated<Date>;
  };
  wallet_leg: {
    account_id: AccountId;
    id: bigint;
    transfer_id: bigint;
    counter_id: AccountId;
    amount: bigint;
    balance_after: bigint;
    kind: Kind;
    accounting_date: string;
    posted_at: Date;
    operation_key: string;
    counter_balance_after: bigint | null;
  };
  wallet_operation: {
    key: string;
    fingerprint: string;
    status: string;
    kind: Kind | null;
    account_id: AccountId;
    counter_id: AccountId;
    amount: bigint;
    split_account_id: AccountId | null;
    split_amount: bigint;
    balance_after: bigint;
    version: bigint;
    transfer_id: bigint | null;
    reverses_key: string | null;
    at: Date;
  };
  wallet_house_delta: { account_id: AccountId; id: bigint; amount: bigint };
  wallet_books: {
    is_current: Generated<boolean>;
    zone: string;
    closed_until: string;
    sealed_until: string;
    seal_after: string | null;
  };
  wallet_guard: {
    member_id: bigint;
    source: GuardSource;
    stakes_blocked_until: Date | null;
    deposits_blocked_until: Date | null;
  };
  wallet_limit: {
    member_id: bigint;
    measure: 'stake' | 'loss' | 'deposit';
    period: 'day' | 'week' | 'month';
    cap: bigint;
    used: Generated<bigint>;
    window_start: Generated<string>;
  };
  wallet_setting: { is_current: Generated<boolean>; is_single: boolean; currency: string };
  wallet_vendor: { code: string; is_open: Generated<boolean> };
  wallet_currency: { code: string; symbol: string };
  wallet_transfer: {
    id: Generated<Id<'transfer'>>;
    member_id: MemberId;
    vendor: string;
    currency: string;
    amount: Money;
    direction: 'to-vendor' | 'from-vendor';
    idempotency_key: string;
    state: 'DEBITED' | 'SENT' | 'UNKNOWN' | 'DONE' | 'FAILED';
    asked_at: Date;
    changed_at: Date;
  };
  wallet_label: { operation_key: string; label: string };
};
