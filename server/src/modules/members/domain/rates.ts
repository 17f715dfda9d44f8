import type { MemberId } from '@fairground/contract/ids';
import { MODES } from '@fairground/engines/lottery/price';
import type { Holder } from '@fairground/engines/lottery/rebate';
import type { GivenSeries } from '../store/rates.ts';

const { min, max, step } = MODES.Lott.series;

export const isSeries = (series: number): boolean =>
  Number.isInteger(series) && series >= min && series <= max && (series - min) % step === 0;

/**
 * Who gets a part of a bet, the bettor first. Nobody holds more than the one who stands above. Affiliates and the house
 * are a ceiling for those below and get nothing themselves.
 */
export const chainFrom = (line: readonly GivenSeries[], ofHeads: number): readonly Holder<MemberId>[] => {
  let above = ofHeads;
  const chain: Holder<MemberId>[] = [];
  for (const { id, isAgent, isHouse, series } of line) {
    above = Math.min(series ?? above, above);
    const isPaid = !isHouse && isAgent !== 41 && isAgent !== 42;
    if (isPaid) chain.push({ holder: id, series: above });
  }
  return chain.toReversed();
};
