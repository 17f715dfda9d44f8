import { useQuery } from '@tanstack/react-query';
import { type Category, MENU_CATEGORIES } from '../../../shared/category/categories.ts';
import { hasVendors } from '../../../shared/games/lanes.ts';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';

/** The categories a visitor may enter, in the order of the menu: those with a vendor, or all until vendors are known. */
export const useCategories = (): readonly Category[] => {
  const lanes = useQuery(vendorsQuery()).data?.data.lanes;
  return lanes ? MENU_CATEGORIES.filter((category) => hasVendors(lanes, category)) : MENU_CATEGORIES;
};
