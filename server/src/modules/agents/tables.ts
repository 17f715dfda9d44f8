import type { ContractState, ContractType, EndReason, PeriodType } from '@fairground/contract/agents/contract-terms';
import type { BillState, RequestKind, RequestState, RunState } from '@fairground/contract/agents/contracts';
import type { FaultCause, FaultWork } from '@fairground/contract/agents/fault-operator-endpoints';
import type { RatedProduct } from '@fairground/contract/members/product-rates';
import type { MemberId } from '@fairground/contract/ids';
import type { Generated, GeneratedAlways } from 'kysely';

export type AgentsTables = {
  agents_contract: {
    id: GeneratedAlways<bigint>;
    type: ContractType;
    period_type: PeriodType;
    receiver_id: MemberId;
    payer_id: MemberId | null;
    line_root_id: MemberId;
    terms: unknown;
    status: ContractState;
    effective: string;
    end_reason: EndReason | null;
    supersedes_id: bigint | null;
    created_at: Date;
  };
  agents_request: {
    id: GeneratedAlways<bigint>;
    kind: RequestKind;
    type: ContractType;
    receiver_id: MemberId;
    payer_id: MemberId | null;
    contract_id: bigint | null;
    terms: unknown;
    status: Generated<RequestState>;
    request_key: string;
    created_at: Date;
    expires_at: Date;
    answered_at: Date | null;
    read_at: Date | null;
  };
  agents_setting: {
    is_current: Generated<boolean>;
    active_bet: bigint;
    active_deposit: bigint;
    run_four_eyes: bigint;
  };
  agents_run: {
    id: GeneratedAlways<bigint>;
    type: ContractType;
    period_type: PeriodType;
    period_key: string;
    from_day: string;
    to_day: string;
    period_start: Date;
    period_end: Date;
    status: RunState;
    figures_hash: string | null;
    bills: Generated<number>;
    total: Generated<bigint>;
    house_total: Generated<bigint>;
    created_at: Date;
    approved_by: string | null;
    approved_at: Date | null;
    paid_at: Date | null;
  };
  agents_bill: {
    id: GeneratedAlways<bigint>;
    run_id: bigint;
    contract_id: bigint;
    receiver_id: MemberId;
    payer_id: MemberId | null;
    depth: number;
    period_start: Date;
    valid_bet: bigint;
    stake: bigint;
    payout: bigint;
    rebate: bigint;
    promo: bigint;
    salary: bigint;
    fee: bigint;
    active: number;
    loss: bigint;
    carry_in: bigint;
    effective: bigint;
    carry_out: bigint;
    tier_seq: number | null;
    rate: number;
    gross: bigint;
    lower_total: Generated<bigint>;
    paid: Generated<bigint>;
    overpaid: Generated<bigint>;
    status: BillState;
  };
  agents_rebate_day: {
    member_id: MemberId;
    branch_id: MemberId;
    product: RatedProduct;
    accounting_date: string;
    base: bigint;
    rate_ppm: number;
    amount: bigint;
  };
  agents_rebate_payment: {
    accounting_date: string;
    member_id: MemberId;
    amount: bigint;
    is_paid: Generated<boolean>;
  };
  agents_rebate_run: { accounting_date: string; receivers: number; total: bigint; at: Date };
  agents_settlement_fault: {
    id: GeneratedAlways<bigint>;
    work: FaultWork;
    period_type: PeriodType;
    period_key: string;
    cause: FaultCause;
    note: string;
    at: Date;
    closed_at: Date | null;
  };
  agents_dispute_note: {
    id: GeneratedAlways<bigint>;
    bill_id: bigint;
    member_id: MemberId | null;
    staff: string | null;
    note: string;
    state: 'OPEN' | 'CLOSED';
    request_key: string;
    at: Date;
  };
  agents_obligation: {
    id: GeneratedAlways<bigint>;
    bill_id: bigint;
    debtor_id: MemberId;
    creditor_id: MemberId | null;
    cause: Generated<'CONTRACT' | 'CLAWBACK'>;
    amount: bigint;
    settled: Generated<bigint>;
    sweeps: Generated<number>;
    status: Generated<'OPEN' | 'SETTLED' | 'WAIVED'>;
    created_at: Date;
  };
  /** How contracts, requests, runs, bills and obligations may go from state to state; the database keeps to it. */
  agents_edge: {
    entity: 'contract' | 'request' | 'run' | 'bill' | 'obligation';
    from_state: string;
    to_state: string;
  };
};
