import type { MemberId } from '@fairground/contract/ids';
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
};
