/** The search over games, pages, offers and help. */
export { SearchPalette } from './lazy-parts.ts';
