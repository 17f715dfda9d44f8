import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';

/** Which rates there are to give: from `min` to `max` in steps. What a rate pays is the business of the game. */
export type RateScale = { readonly min: number; readonly max: number; readonly step: number };

/** A member of a line and the rate it was given; null is as much as its upline. */
export type GivenRate = {
  readonly id: MemberId;
  readonly isAgent: IsAgent;
  readonly isHouse: boolean;
  readonly rate: number | null;
};

/** A member of a line and the rate it holds. */
export type HeldRate = Omit<GivenRate, 'rate'> & { readonly rate: number };

export const isOffered = ({ min, max, step }: RateScale, rate: number): boolean =>
  Number.isInteger(rate) && rate >= min && rate <= max && (rate - min) % step === 0;

/** Nobody holds more than the one above, also where that was lowered afterwards. */
export const heldIn = (line: readonly GivenRate[], ofHeads: number): readonly HeldRate[] => {
  let above = ofHeads;
  return line.map(({ rate, ...member }) => {
    above = Math.min(rate ?? above, above);
    return { ...member, rate: above };
  });
};
