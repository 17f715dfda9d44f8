/** The search over pages and help. */
export { SearchPalette } from './lazy-parts.ts';
