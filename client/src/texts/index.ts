/** The texts of an application: `useTranslations('common')` with typed keys, the language and how to change it. */
import './app-config.ts';
export { changeLanguage, forgottenChoice, loadTexts, runTexts } from './browser-texts.ts';
export { languageToOffer } from './language-offer.ts';
export { TextsProvider } from './texts-provider.tsx';
export type { TextsProviderProps } from './texts-provider.tsx';
export { createTexts } from './texts.ts';
export type { TextAddresses, TextParts, Texts, TextsState } from './texts.ts';
export { useFormatter } from './use-formatter.ts';
export { useLanguage } from './use-language.ts';
export { useTranslations } from './use-translations.ts';
