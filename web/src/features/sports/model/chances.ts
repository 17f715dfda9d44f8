import type { Market } from '@fairground/contract/sports/endpoints';

/** A share of a hundred for a side. */
export type Chance = { readonly code: string; readonly percent: number };

/**
 * What prices say of a result without the margin: the inverse odds, scaled to a hundred. For a picture only; no money
 * depends on it.
 */
export const chancesOf = (
  odds: readonly { readonly code: string; readonly oddsMilli: number }[],
): readonly Chance[] => {
  const weights = odds.map(({ code, oddsMilli }) => ({ code, weight: 1 / oddsMilli }));
  const sum = weights.reduce((all, { weight }) => all + weight, 0);
  return sum === 0 ? [] : weights.map(({ code, weight }) => ({ code, percent: (100 * weight) / sum }));
};

/** The market that asks who wins. */
export const resultMarket = (markets: readonly Market[]): Market | undefined =>
  markets.find(
    ({ type, period, status }) =>
      ['1x2', 'winner', 'fight'].includes(type) && (period === 'ft' || period === 'match') && status === 'OPEN',
  );
