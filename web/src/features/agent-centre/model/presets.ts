import type { PresetRate } from '@fairground/contract/members/preset-rates';
import type { RatedProduct } from '@fairground/contract/members/product-rates';
import { readPercent } from './percent.ts';

/** What an agent typed for a new account; empty is what the house gives. */
export type TypedPresets = {
  readonly series: string;
  readonly rates: Readonly<Partial<Record<RatedProduct, string>>>;
};

export const NO_PRESETS: TypedPresets = { series: '', rates: {} };

/** Products whose text is no rate, or a higher one than the agent holds. */
export const wrongRates = ({ rates }: TypedPresets, held: readonly PresetRate[]): readonly RatedProduct[] =>
  held.filter((most) => isWrong(rates[most.product] ?? '', most.rate)).map(({ product }) => product);

const isWrong = (typed: string, most: number): boolean => {
  if (typed.trim() === '') return false;
  const rate = readPercent(typed);
  return rate === undefined || rate > most;
};

/** What is sent: nothing of what was left empty. */
export const presetsOf = (
  { series, rates }: TypedPresets,
  held: readonly PresetRate[],
): { readonly series?: number; readonly rates?: PresetRate[] } => {
  const given = held.flatMap(({ product }) => {
    const rate = readPercent(rates[product] ?? '');
    return rate === undefined ? [] : [{ product, rate }];
  });
  return { ...(series !== '' && { series: Number(series) }), ...(given.length > 0 && { rates: given }) };
};
