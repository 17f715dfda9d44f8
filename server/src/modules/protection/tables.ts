import type { MemberId } from '@fairground/contract/ids';
import type { HarmCaseOutcome, HarmCaseState, MarkerKind } from '@fairground/contract/protection/markers';
import type { ExclusionState } from '@fairground/contract/protection/states';
import type { Generated, GeneratedAlways } from 'kysely';
import type { MemberStatus } from '../members/index.ts';
import type { LimitKind, LimitWindow } from '@fairground/contract/market/policy';

export type ProtectionTables = {
  protection_limit: {
    member_id: MemberId;
    kind: LimitKind;
    period: LimitWindow;
    amount: bigint;
    effective_from: Date;
    pending_amount: bigint | null;
    pending_from: Date | null;
    confirmed_at: Date | null;
    reviewed_at: Date;
    prompted_at: Date | null;
    used_up_at: Date | null;
  };
  protection_check: {
    member_id: MemberId;
    minutes: number;
    answered_at: Date | null;
    due_at: Date | null;
    held_at: Date | null;
  };
  protection_time_out: { id: GeneratedAlways<bigint>; member_id: MemberId; began_at: Date; until: Date };
  protection_exclusion: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    state: ExclusionState;
    began_at: Date;
    ends_at: Date | null;
    status_before: MemberStatus;
    lift_reason: Generated<string | null>;
    asked_at: Generated<Date | null>;
    lifts_at: Generated<Date | null>;
    ended_at: Generated<Date | null>;
  };
  protection_marker: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    kind: MarkerKind;
    points: number;
    key: string;
    at: Date;
  };
  protection_case: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    state: HarmCaseState;
    points: number;
    opened_at: Date;
    outcome: Generated<HarmCaseOutcome | null>;
    closed_at: Generated<Date | null>;
    closed_by: Generated<string | null>;
  };
  protection_dormancy: { member_id: MemberId; unused_since: Date; noticed_at: Date; dormant_at: Date | null };
  protection_exclusion_edge: { from_state: string; to_state: string };
};
