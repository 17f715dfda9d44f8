import type { IsAgent } from '@fairground/contract/identity/fields';
import { factKind } from '../../platform/events/fact.ts';
import type { Method } from './domain/member.ts';

/** An account was opened in the tree, by its owner or for it. */
export const memberRegistered = factKind<{
  readonly memberId: string;
  readonly uplineId: string;
  readonly recommenderId: string | null;
  readonly linkId: string | null;
  readonly method: Method;
  /** The flag it was opened with; missing in facts of earlier versions. */
  readonly isAgent?: IsAgent;
}>('members.member-registered');

/** An account was closed for good, by its owner or by staff. */
export const memberClosed = factKind<{ readonly memberId: string }>('members.member-closed');

/** Two people gave a member another rank by hand. */
export const rankGiven = factKind<{ readonly memberId: string; readonly from: number; readonly to: number }>(
  'members.rank-given',
);

/** A member wrote to us; the words stay where they are kept. */
export const feedbackSent = factKind<{ readonly memberId: string; readonly feedbackId: string }>(
  'members.feedback-sent',
);
