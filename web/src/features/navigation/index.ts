/** Which lobbies there are, the cards that lead to them, and what the house shows and promises at its front. */
export { CategoryCards } from './components/category-cards.tsx';
export { Promises } from './components/promises.tsx';
export { Steps } from './components/steps.tsx';
export { useCategories, useIsBuilding, useOpenCategories } from './hooks/use-categories.ts';
export { useLotteryEntry } from './hooks/use-lottery-entry.ts';
