import type { MemberId } from '@fairground/contract/ids';
import type { DocumentKind, DocumentLevel } from '@fairground/contract/verification/levels';
import type { CaseState, RejectReason } from '@fairground/contract/verification/states';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Stored as JSON: written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export type StoredDocument = { readonly pictureId: string; readonly kind: DocumentKind; readonly name: string };

export type StoredSanctions = {
  readonly list: string;
  readonly isHit: boolean;
  readonly matches: readonly string[];
  /** ISO 8601. */
  readonly at: string;
};

export type VerificationTables = {
  verification_case: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    level: DocumentLevel;
    state: Generated<CaseState>;
    full_name: string;
    birth_date: string | null;
    valid_until: string | null;
    address: string | null;
    documents: Json<readonly StoredDocument[]>;
    sent_at: Date;
    sanctions: ColumnType<StoredSanctions | null, string | undefined, string | null>;
    /** Ids of excluded members who are the same person by name and day of birth. */
    excluded: ColumnType<readonly string[] | null, string | undefined, string | null>;
    verifier: Generated<string | null>;
    verdict: Generated<'accept' | 'reject' | 'refer' | null>;
    reject_reason: Generated<RejectReason | null>;
    note: Generated<string>;
    decided_at: Generated<Date | null>;
    decided_by: Generated<string | null>;
    expires_at: Generated<Date | null>;
    reminded_at: Generated<Date | null>;
  };
  verification_edge: { from_state: CaseState; to_state: CaseState };
};
