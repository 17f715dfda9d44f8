import type { ChannelKind } from '@fairground/contract/cashier/deposit-endpoints';
import type { DepositReason, DepositState } from '@fairground/contract/cashier/deposit-states';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StartedDeposit } from '../providers/provider.ts';

/** What a member is shown of a started deposit. */
export type Instructions = Pick<StartedDeposit, 'bank' | 'qr' | 'address' | 'redirectUrl'>;

/** Stored as JSON: written as text, read as a value. */
export type Json<Value> = ColumnType<Value, string, string>;

export type CaseKind =
  | 'missing-here'
  | 'missing-there'
  | 'amount-differs'
  | 'not-credited'
  | 'paid-twice'
  | 'notice-unknown';

export type DepositTables = {
  cashier_channel: {
    id: GeneratedAlways<bigint>;
    code: string;
    kind: ChannelKind;
    provider: string;
    currency: string;
    min_amount: Money;
    max_amount: Money;
    chips: Json<readonly string[]>;
    fee_ppm: number;
    fee_side: 'member' | 'operator';
    opens_minute: number;
    closes_minute: number;
    min_rank: number;
    status: 'OPEN' | 'CLOSED';
    sort: number;
  };
  cashier_deposit: {
    id: GeneratedAlways<bigint>;
    no: string;
    member_id: MemberId;
    channel_id: bigint;
    provider: string;
    currency: string;
    amount: Money;
    pay_amount: Money;
    received: Generated<Money | null>;
    fee: Money;
    promotion_id: bigint | null;
    is_offer_granted: Generated<boolean | null>;
    status: Generated<DepositState>;
    reason: Generated<DepositReason | null>;
    idempotency_key: string;
    instructions: Json<Instructions> | null;
    provider_ref: Generated<string | null>;
    payer_name: Generated<string | null>;
    proof_note: Generated<string>;
    credit_tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
    changed_at: Date;
    polled_at: Date;
  };
  cashier_deposit_edge: { from_status: DepositState; to_status: DepositState };
  cashier_deposit_history: {
    id: GeneratedAlways<bigint>;
    deposit_id: bigint;
    status: DepositState;
    reason: DepositReason | null;
    at: Date;
  };
  cashier_notice: {
    id: GeneratedAlways<bigint>;
    provider: string;
    what: 'deposit' | 'payout';
    reference: string;
    state: 'paid' | 'failed' | 'pending';
    no: string;
    amount: Money;
    payer_name: string | null;
    received_at: Date;
  };
  cashier_case: {
    id: GeneratedAlways<bigint>;
    provider: string;
    what: 'deposit' | 'payout';
    kind: CaseKind;
    no: string;
    reference: string;
    ours: Money | null;
    theirs: Money | null;
    found_at: Date;
    closed_at: Generated<Date | null>;
    note: Generated<string>;
  };
};
