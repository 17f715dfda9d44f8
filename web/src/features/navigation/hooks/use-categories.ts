import { type Category, MENU_CATEGORIES } from '../../../shared/category/categories.ts';

export type CategoryEntry = {
  readonly category: Category;
  /** It has games to play now; else its lobby says what is coming. */
  readonly isOpen: boolean;
};

/**
 * The categories a visitor may enter, in the order of the menu. A category without a vendor is left out once there is a
 * catalogue to ask; before that nobody has vendors, and the lobbies stand open to look into.
 */
export const useCategories = (): readonly CategoryEntry[] => CATEGORIES_BEFORE_THE_CATALOGUE;

const CATEGORIES_BEFORE_THE_CATALOGUE: readonly CategoryEntry[] = MENU_CATEGORIES.map((category) => ({
  category,
  isOpen: false,
}));
