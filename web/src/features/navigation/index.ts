/** Which lobbies there are, and the cards that lead to them. */
export { CategoryCards } from './components/category-cards.tsx';
export { useCategories } from './hooks/use-categories.ts';
export type { CategoryEntry } from './hooks/use-categories.ts';
