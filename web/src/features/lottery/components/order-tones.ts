import type { OrderShown } from '@fairground/contract/lottery/endpoints';
import type { BadgeTone } from '@fairground/ui/badge';

/** How the state of an order is coloured. */
export const STATE_TONES: Readonly<Record<OrderShown['state'], BadgeTone>> = {
  ACCEPTED: 'info',
  WON: 'gain',
  LOST: 'neutral',
  CANCELLED: 'neutral',
  VOID: 'accent',
};
