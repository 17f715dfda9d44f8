import type { SliceState } from '@fairground/contract/cashier/slice-states';
import type { BankAccountKind } from '@fairground/contract/cashier/withdrawal-fields';
import type {
  ReceiptBy,
  ReceiptResult,
  ReturnReason,
  ReviewReason,
  WithdrawalState,
} from '@fairground/contract/cashier/withdrawal-states';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TurnoverSource } from './turnover/source.ts';

/** Stored as JSON: written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export type WithdrawalTables = {
  cashier_bank_account: {
    id: GeneratedAlways<Id<'bank-account'>>;
    member_id: MemberId;
    kind: BankAccountKind;
    bank: string;
    number_enc: Buffer;
    number_hash: Buffer;
    number_tail: string;
    holder: string;
    status: Generated<'ACTIVE' | 'LOCKED' | 'REMOVED'>;
    added_at: Date;
    usable_at: Date;
  };
  cashier_withdrawal_rule: {
    is_only: Generated<boolean>;
    min_amount: Money;
    max_amount: Money;
    step: Money;
    daily_count: number;
    auto_max: Money;
    four_eyes_from: Money;
    level_2_from: Money;
    level_3_from: Money;
    deposit_level_2_from: Money;
    cooling_hours: number;
    wait_hours: number;
    confirm_minutes: number;
    notice_minutes: number;
    expected_minutes: number;
  };
  cashier_withdrawal: {
    id: GeneratedAlways<Id<'withdrawal'>>;
    no: string;
    member_id: MemberId;
    account_id: Id<'bank-account'>;
    amount: Money;
    currency: string;
    idempotency_key: string;
    status: Generated<WithdrawalState>;
    version: Generated<number>;
    requested_at: Date;
    business_day: string;
    moved_at: Date;
    moved_by: string;
    review_reasons: Generated<ReviewReason[]>;
    score: Generated<number>;
    claimed_by: bigint | null;
    claimed_name: string | null;
    claimed_until: Date | null;
    reviewer1: bigint | null;
    reviewer2: bigint | null;
    provider: string | null;
    provider_reference: string | null;
    pay_failure: string | null;
    asked_at: Date | null;
    confirm_deadline: Date | null;
    noticed_at: Date | null;
    answer: ReceiptResult | null;
    answer_amount: Money | null;
    receipt_by: ReceiptBy | null;
    return_reason: ReturnReason | null;
    paid_amount: Money | null;
    settled: Generated<Money>;
    rest_back_at: Generated<Date | null>;
    returned_amount: Money | null;
  };
  cashier_withdrawal_edge: { from_status: WithdrawalState; to_status: WithdrawalState };
  cashier_withdrawal_step: {
    id: GeneratedAlways<bigint>;
    withdrawal_id: Id<'withdrawal'>;
    status: WithdrawalState;
    moved_by: string;
    at: Date;
  };
  cashier_turnover: {
    id: GeneratedAlways<Id<'turnover'>>;
    member_id: MemberId;
    source: TurnoverSource;
    reference: string;
    required: Money;
    progress: Generated<Money>;
    weights: Json<Readonly<Record<string, number>>> | null;
    status: Generated<'OPEN' | 'DONE' | 'WAIVED' | 'MERGED'>;
    opened_at: Date;
    closed_at: Date | null;
  };
};

export type PeerTransferTables = {
  cashier_peer_transfer: {
    id: GeneratedAlways<Id<'peer-transfer'>>;
    from_id: MemberId;
    to_id: MemberId;
    direction: 'UP' | 'DOWN';
    amount: Money;
    currency: string;
    idempotency_key: string;
    business_day: string;
    sent_at: Date;
    status: Generated<'DONE' | 'REVERSED'>;
    reversed_at: Date | null;
    /** What went back at once, what was paid since, and what staff waived. */
    taken: Generated<Money>;
    repaid: Generated<Money>;
    waived: Generated<Money>;
  };
};

export type SliceTables = {
  cashier_slice: {
    id: GeneratedAlways<Id<'slice'>>;
    withdrawal_id: Id<'withdrawal'> | null;
    deposit_id: bigint | null;
    currency: string;
    amount: Money;
    received: Money | null;
    status: Generated<SliceState>;
    version: Generated<number>;
    matched_at: Date;
    pay_deadline: Date;
    confirm_deadline: Date | null;
    moved_at: Date;
    moved_by: string;
    answer: ReceiptResult | null;
    answer_amount: Money | null;
    receipt_by: ReceiptBy | null;
  };
  cashier_slice_edge: { from_status: SliceState; to_status: SliceState };
};

export type ProviderHealthTables = {
  cashier_provider_health: {
    provider: string;
    orders_failed: number;
    questions_failed: number;
    failed_at: Date | null;
    rests_since: Date | null;
  };
};
