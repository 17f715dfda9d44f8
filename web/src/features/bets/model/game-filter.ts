import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { listPlayedVendors } from '@fairground/contract/launch/endpoints';

/** Which games are shown; null is all of them. */
export type GameFilter = { readonly category: BetCategory | null; readonly vendor: string | null };

export const ALL_GAMES: GameFilter = { category: null, vendor: null };

export type PlayedVendor = ValueOf<typeof listPlayedVendors>['list'][number];

/** The vendors to choose from: those with games of the category that were played. */
export const vendorsIn = (vendors: readonly PlayedVendor[], category: BetCategory | null): readonly PlayedVendor[] =>
  category === null ? vendors : vendors.filter(({ categories }) => categories.includes(category));

/** Another category keeps the vendor only where both have something in common: else nothing would ever be shown. */
export const withCategory = (
  filter: GameFilter,
  category: BetCategory | null,
  vendors: readonly PlayedVendor[],
): GameFilter => {
  const isKept = vendorsIn(vendors, category).some(({ vendor }) => vendor === filter.vendor);
  return { category, vendor: isKept ? filter.vendor : null };
};
