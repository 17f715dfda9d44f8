import type { CarryMode } from '@fairground/contract/agents/contract-terms';
import { atMostNothing } from './amounts.ts';

/** The loss of a period as it was and as it counted. */
export type CarriedPeriod = {
  readonly loss: bigint;
  readonly effective: bigint;
  /** Whether it began in another month, as it may before a gap without a contract. */
  readonly isOfOtherMonth?: boolean;
};

/** What of earlier periods counts against this one: nothing or less. */
export const carryIn = (
  mode: CarryMode,
  before: CarriedPeriod | undefined,
  { isFirstOfMonth }: { readonly isFirstOfMonth: boolean },
): bigint => {
  if (before === undefined || mode === 'NONE') return 0n;
  if (mode === 'LAST_PERIOD') return atMostNothing(before.loss);
  const isPastMonth = isFirstOfMonth || before.isOfOtherMonth === true;
  return mode === 'WITHIN_MONTH' && isPastMonth ? 0n : atMostNothing(before.effective);
};

/** What this period leaves to the next; a gain of the house never carries. */
export const carryOut = (mode: CarryMode, { loss, effective }: CarriedPeriod): bigint => {
  if (mode === 'NONE') return 0n;
  return atMostNothing(mode === 'LAST_PERIOD' ? loss : effective);
};
