import type { Id, MemberId } from '@fairground/contract/ids';
import type { ReasonOfScore } from '@fairground/contract/risk/operator-endpoints';
import type { PairLink, RiskCaseState, RiskResult, TraceKind } from '@fairground/contract/risk/states';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type RiskTables = {
  risk_trace: {
    kind: TraceKind;
    mark: Buffer;
    member_id: MemberId;
    first_at: Date;
    last_at: Date;
    times: Generated<number>;
  };
  risk_member: {
    member_id: MemberId;
    recommender_id: MemberId | null;
    registered_at: Date | null;
    last_deposit_at: Date | null;
    turnarounds: Generated<number>;
    reversals: Generated<number>;
    unpaid_slices: Generated<number>;
    bonus_breaches: Generated<number>;
    score: Generated<number>;
    /** Written as text, read as a value. */
    reasons: ColumnType<readonly ReasonOfScore[], string | undefined, string>;
    weighed_at: Date | null;
  };
  risk_pair: {
    slice_id: Id<'slice'>;
    payer_id: MemberId;
    receiver_id: MemberId;
    shared: PairLink[];
    paired_at: Date;
  };
  risk_card_pair: {
    month: string;
    payer_id: MemberId;
    other_id: MemberId;
    hands: number;
    signals: string[];
    shared: TraceKind[];
    noticed_at: Date;
  };
  risk_case: {
    id: GeneratedAlways<Id<'risk-case'>>;
    member_id: MemberId;
    state: RiskCaseState;
    score: number;
    opened_at: Date;
    opened_by: string | null;
    result: Generated<RiskResult | null>;
    closed_at: Generated<Date | null>;
    closed_by: Generated<string | null>;
  };
};
