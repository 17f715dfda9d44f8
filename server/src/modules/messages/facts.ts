import { factKind } from '../../platform/events/fact.ts';

/** A message was written to a member, or the member read, deleted or restored some. */
export const inboxTouched = factKind<{ readonly member: string }>('messages.inbox-touched');
