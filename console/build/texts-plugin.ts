import { compileConsoleTexts, CONSOLE_LANGUAGES } from '@fairground/locales/console-texts';
import type { Plugin } from 'vite';

const LIST = 'virtual:console-texts';
const PART = /^virtual:console-texts\/(?<code>\w+)$/;

/** The texts of the console, compiled: one chunk a language, none of it in the player's bundle. */
export const consoleTextsPlugin = (): Plugin => ({
  name: 'fairground:console-texts',
  resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
  load(id) {
    const own = id.startsWith('\0') ? id.slice(1) : '';
    if (own === LIST) {
      const loaders = CONSOLE_LANGUAGES.map((code) => `'${code}': () => import('${LIST}/${code}')`);
      return `export const languages = { ${loaders.join(', ')} };`;
    }
    const code = CONSOLE_LANGUAGES.find((each) => each === PART.exec(own)?.groups?.['code']);
    return code && `export const texts = ${JSON.stringify(compileConsoleTexts(code))};`;
  },
});
