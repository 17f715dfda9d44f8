/** The search over games, pages and help. */
export { SearchPalette } from './lazy-parts.ts';
