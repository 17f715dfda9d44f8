import { TURNOVER_SOURCES } from '@fairground/contract/cashier/withdrawal-fields';
import type { Pause } from '../../../protection/index.ts';
import type { TurnoverSource } from '../source.ts';

/** Money that the member or somebody for it has paid in. */
const PAID_IN: ReadonlySet<TurnoverSource> = new Set(['DEPOSIT', 'TRANSFER_IN']);

/**
 * The requirements that keep money from leaving. A member that excluded itself or takes a time-out cannot play what is open:
 * after an exclusion nothing is asked, during a time-out only what was given as a gift.
 */
export const askedSources = (pause: Pause | undefined): readonly TurnoverSource[] => {
  if (pause === undefined) return TURNOVER_SOURCES;
  return pause === 'protection.excluded' ? [] : TURNOVER_SOURCES.filter((source) => !PAID_IN.has(source));
};
