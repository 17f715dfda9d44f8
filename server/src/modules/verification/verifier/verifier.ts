import type { DocumentKind, DocumentLevel } from '@fairground/contract/verification/levels';
import type { RejectReason } from '@fairground/contract/verification/states';

/** What is checked: what the member stated, and its documents. */
export type Evidence = {
  readonly level: DocumentLevel;
  readonly fullName: string;
  readonly birthDate: string | null;
  readonly address: string | null;
  readonly documents: readonly { readonly kind: DocumentKind; readonly name: string }[];
};

export type Verdict =
  | { readonly decision: 'accept' }
  | { readonly decision: 'reject'; readonly reason: RejectReason }
  /** A person must look. */
  | { readonly decision: 'refer' };

/** A service that checks documents. One adapter file implements it; without one every case goes to a person. */
export type Verifier = {
  readonly name: string;
  /** Asked by a job; an error means unknown, and the job asks again. */
  readonly judge: (evidence: Evidence) => Promise<Verdict>;
};

/** A list of persons that may not be served. A match never decides by itself: a person looks. */
export type SanctionsList = {
  readonly name: string;
  /** The entries that may be this person. */
  readonly search: (person: {
    readonly fullName: string;
    readonly birthDate: string | null;
  }) => Promise<readonly string[]>;
};
