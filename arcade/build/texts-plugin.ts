import type { LanguageCode } from '@fairground/contract/language';
import { compilePart } from '@fairground/locales/catalogue';
import type { Plugin } from 'vite';

const LIST = 'virtual:arcade-texts';
const CARD_LIST = 'virtual:arcade-card-texts';

/** What a part of a language is made of: every game's texts, and those of card tables alone. */
const PARTS: Readonly<Record<string, (code: LanguageCode) => unknown>> = {
  [LIST]: (code) => ({
    arcade: compilePart(code, 'arcade'),
    figures: compilePart(code, 'figures'),
    errors: compilePart(code, 'errors').studio ?? {},
  }),
  [CARD_LIST]: (code) => compilePart(code, 'cards'),
};

/** The texts of the games, one compiled part a language, loaded when a player speaks it. */
export const textsPlugin = (languages: readonly LanguageCode[]): Plugin => ({
  name: 'fairground:arcade-texts',
  resolveId: (id) => (id.startsWith(LIST) || id.startsWith(CARD_LIST) ? `\0${id}` : undefined),
  load(id) {
    const [list = '', language] = id.startsWith('\0') ? id.slice(1).split('/') : [];
    const made = PARTS[list];
    if (made === undefined) return undefined;
    if (language === undefined) {
      const loaders = languages.map((code) => `'${code}': () => import('${list}/${code}')`);
      return `export const parts = { ${loaders.join(', ')} };`;
    }
    const code = languages.find((each) => each === language);
    return code === undefined ? undefined : `export const texts = ${JSON.stringify(made(code))};`;
  },
});
