import { languageOf } from '@fairground/contract/language';
import type { KnownLanguage, LanguageCode } from '@fairground/contract/language';
import { useStore } from 'zustand';
import { useTexts } from './texts-provider.tsx';

/** The language the site speaks now, and those it could. */
export const useLanguage = (): {
  readonly code: LanguageCode;
  readonly language: KnownLanguage;
  readonly offered: readonly KnownLanguage[];
} => {
  const texts = useTexts();
  const code = useStore(texts.store, (state) => state.language);
  return { code, language: languageOf(code), offered: texts.offered.map(languageOf) };
};
