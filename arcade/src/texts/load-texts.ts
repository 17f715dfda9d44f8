import type { LanguageCode } from '@fairground/contract/language';
import { parts } from 'virtual:arcade-texts';
import { createTexts } from './texts.ts';
import type { SiteStyle, Texts } from './texts.ts';

/** Fetches the texts of a language; one without texts of its own speaks English. */
export const loadTexts = async (language: LanguageCode, style: SiteStyle): Promise<Texts> => {
  const load = parts[language] ?? parts['EN'];
  if (load === undefined) throw new Error('The build has no texts.');
  return createTexts((await load()).texts, parts[language] ? language : 'EN', style);
};
