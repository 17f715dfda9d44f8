import type { BroadcastAudience } from '@fairground/contract/messages/broadcasts';
import type { MessageCategory } from '@fairground/contract/messages/kinds';

/** What a broadcast asks about a member. */
export type Recipient = {
  readonly isAgent: boolean;
  readonly rankLevel: number;
  readonly registeredAt: Date;
  /** A pause, an exclusion or an open case of harm keeps offers away. */
  readonly takesOffers: boolean;
};

type Broadcast = {
  readonly category: MessageCategory;
  readonly audience: BroadcastAudience;
  readonly rankMin: number | null;
  readonly sentAt: Date;
};

/** Whether a broadcast belongs into an inbox: not of a member who joined after it, switched its category off, or gets no offers. */
export const isFor = (
  { category, audience, rankMin, sentAt }: Broadcast,
  { isAgent, rankLevel, registeredAt, takesOffers }: Recipient,
  switchedOff: ReadonlySet<MessageCategory>,
): boolean => {
  if (registeredAt > sentAt || switchedOff.has(category)) return false;
  if (category === 'PROMO' && !takesOffers) return false;
  switch (audience) {
    case 'ALL':
      return true;
    case 'AGENTS':
      return isAgent;
    case 'RANK':
      return rankMin !== null && rankLevel >= rankMin;
  }
};
