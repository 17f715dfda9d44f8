import { factKind } from '../../platform/events/fact.ts';
import type { Method } from './domain/member.ts';

/** An account was opened in the tree, by its owner or for it. */
export const memberRegistered = factKind<{
  readonly memberId: string;
  readonly uplineId: string;
  readonly recommenderId: string | null;
  readonly linkId: string | null;
  readonly method: Method;
}>('members.member-registered');
