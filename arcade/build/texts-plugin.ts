import type { LanguageCode } from '@fairground/contract/language';
import { compilePart } from '@fairground/locales/catalogue';
import type { Plugin } from 'vite';

const LIST = 'virtual:arcade-texts';
const PART = /^virtual:arcade-texts\/(?<code>[\w-]+)$/;

/** The texts of the games, one compiled part a language, loaded when a player speaks it. */
export const textsPlugin = (languages: readonly LanguageCode[]): Plugin => ({
  name: 'fairground:arcade-texts',
  resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
  load(id) {
    const own = id.startsWith('\0') ? id.slice(1) : '';
    if (own === LIST) {
      const loaders = languages.map((code) => `'${code}': () => import('${LIST}/${code}')`);
      return `export const parts = { ${loaders.join(', ')} };`;
    }
    const code = languages.find((each) => each === PART.exec(own)?.groups?.['code']);
    if (code === undefined) return undefined;
    const part = {
      arcade: compilePart(code, 'arcade'),
      figures: compilePart(code, 'figures'),
      errors: compilePart(code, 'errors').studio ?? {},
    };
    return `export const texts = ${JSON.stringify(part)};`;
  },
});
