import { useQuery } from '@tanstack/react-query';
import { type Category, lobbyOf, MENU_CATEGORIES } from '../../../shared/category/categories.ts';
import { hasVendors, isBuildingHall, isOpenCategory } from '../../../shared/games/lanes.ts';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';

/** The categories a visitor may enter, in the order of the menu: those with a vendor, or all until vendors are known. */
export const useCategories = (): readonly Category[] => {
  const lanes = useQuery(vendorsQuery()).data?.data.lanes;
  return lanes ? MENU_CATEGORIES.filter((category) => hasVendors(lanes, category)) : MENU_CATEGORIES;
};

/** Those of them where something can be played now. */
export const useOpenCategories = (): readonly Category[] => {
  const lanes = useQuery(vendorsQuery()).data?.data.lanes;
  const categories = useCategories();
  return lanes ? categories.filter((category) => isOpenCategory(lanes, category)) : categories;
};

/** Whether the games of a category are still being built. */
export const useIsBuilding = (category: Category): boolean =>
  isBuildingHall(useQuery(vendorsQuery()).data?.data.lanes ?? NONE, lobbyOf(category));

const NONE: readonly never[] = [];
