import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { RandomSource } from '../../../platform/random.ts';

const CENT = 100n;

/** Most that one envelope holds, as a multiple of the average. */
const SPREAD = 2n;

/**
 * Cuts a budget into envelopes that hold exactly all of it: each at least a cent, none much more than twice the average of
 * what is left. Undefined where the budget does not reach for a cent each, or has parts of a cent.
 */
export const cutEnvelopes = (
  random: Pick<RandomSource, 'below'>,
  budget: Money,
  envelopes: number,
): readonly Money[] | undefined => {
  if (budget % CENT !== 0n || budget / CENT < BigInt(envelopes)) return undefined;
  const cut: Money[] = [];
  let left = budget / CENT;
  for (let open = envelopes; open > 1; open -= 1) {
    const spare = left - BigInt(open);
    const most = (spare * SPREAD) / BigInt(open);
    // A draw has 32 bits: of very large amounts it takes whole steps.
    const step = most / DRAWN_MAX + 1n;
    const taken = 1n + BigInt(random.below(Number(most / step) + 1)) * step;
    cut.push(money(taken * CENT));
    left -= taken;
  }
  return [...cut, money(left * CENT)];
};

const DRAWN_MAX = 2n ** 31n;
