import type { OfferState } from '@fairground/contract/promotions/endpoints';
import type { BadgeTone } from '@fairground/ui/badge';

/** How a standing is coloured: something to do, something under way, done, or over. */
export const STATE_TONES: Readonly<Record<Exclude<OfferState, 'none'>, BadgeTone>> = {
  'coming-soon': 'neutral',
  join: 'accent',
  claim: 'accent',
  signed: 'info',
  process: 'info',
  applying: 'info',
  rejected: 'loss',
  issued: 'gain',
  claimed: 'gain',
  close: 'neutral',
};
