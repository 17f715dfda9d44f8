import { lazyPart } from '../../shared/lazy-part.ts';

export const SearchPalette = lazyPart(
  () => import('./components/search-palette.tsx').then((part) => part.SearchPalette),
  ['modals'],
);
