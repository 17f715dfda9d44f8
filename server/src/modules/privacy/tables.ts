import type { MemberId } from '@fairground/contract/ids';
import type { ArchiveState, ErasedKind } from '@fairground/contract/privacy/retention';
import type { Generated, GeneratedAlways } from 'kysely';

export type PrivacyTables = {
  privacy_archive: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    state: Generated<ArchiveState>;
    asked_at: Date;
    ready_at: Generated<Date | null>;
    expires_at: Generated<Date | null>;
    size_bytes: Generated<number | null>;
    bytes: Generated<Buffer | null>;
  };
  privacy_closure: { member_id: MemberId; closed_at: Date };
  privacy_erasure: { member_id: MemberId; kind: ErasedKind; erased_at: Date };
  privacy_edge: { from_state: string; to_state: string };
};
