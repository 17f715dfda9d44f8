import { factKind } from '../../platform/events/fact.ts';
import type { Channel } from './domain/message.ts';

/** A message that will never arrive: refused, or too late to be of use. */
export const messageFailed = factKind<{
  readonly messageId: string;
  readonly channel: Channel;
  readonly purpose: string;
}>('postbox.message-failed');
