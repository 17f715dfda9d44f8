/** The choice of a language. */
export { LanguageModal } from './lazy-parts.ts';
