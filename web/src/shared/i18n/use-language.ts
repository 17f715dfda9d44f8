import { languageOf } from '@fairground/contract/language';
import type { Language, LanguageCode } from '@fairground/contract/language';
import { useStore } from 'zustand';
import { useTexts } from './texts-provider.tsx';

/** The language the site speaks now, and those it could. */
export const useLanguage = (): {
  readonly code: LanguageCode;
  readonly language: Language;
  readonly offered: readonly Language[];
} => {
  const texts = useTexts();
  const code = useStore(texts.store, (state) => state.language);
  return { code, language: languageOf(code), offered: texts.offered.map(languageOf) };
};
