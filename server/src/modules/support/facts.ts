import { factKind } from '../../platform/events/fact.ts';

/** Something in a member's chat changed: a message came, or one of both sides has read on. */
export const chatChanged = factKind<{ readonly member: string; readonly message: string | null }>(
  'support.chat-changed',
);
