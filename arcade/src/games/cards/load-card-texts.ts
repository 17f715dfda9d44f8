import type { LanguageCode } from '@fairground/contract/language';
import type { Numbers } from '@fairground/contract/numbers';
import { parts } from 'virtual:arcade-card-texts';
import type { Texts } from '../../texts/texts.ts';
import { createCardTexts } from './card-texts.ts';
import type { CardTexts } from './card-texts.ts';

/** The texts of card tables: their players alone load them. */
export const loadCardTexts = async (texts: Texts, language: LanguageCode, numbers: Numbers): Promise<CardTexts> => {
  const load = parts[language] ?? parts['EN'];
  if (load === undefined) throw new Error('The build has no texts.');
  return createCardTexts(texts, (await load()).texts, { language: parts[language] ? language : 'EN', numbers });
};
