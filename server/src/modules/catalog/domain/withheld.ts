import type { GameCategory } from '@fairground/contract/catalog/game';

type Withholdable = { readonly category: GameCategory; readonly vendor: string };

/** Whether a site that withholds these codes, separated by commas, offers a game. Spaces and case do not matter. */
export const offeredBut = (withheld: string): ((game: Withholdable) => boolean) => {
  const codes = new Set(
    withheld
      .toUpperCase()
      .split(',')
      .map((code) => code.trim()),
  );
  if (withheld === '') return () => true;
  return ({ category, vendor }) => !codes.has(category) && !codes.has(vendor.toUpperCase());
};
