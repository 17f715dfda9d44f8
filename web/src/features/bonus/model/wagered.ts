import type { Bonus } from '@fairground/contract/promotions/endpoints';

export const PER_MILLE = 1_000n;

/** How much of the wagering is done, in thousandths: what an element can draw. */
export const doneOf = ({ progress, required }: Pick<Bonus, 'progress' | 'required'>): number =>
  required === 0n ? Number(PER_MILLE) : Number((progress * PER_MILLE) / required);
