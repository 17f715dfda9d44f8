import {
  compileConsoleFrame,
  compileConsolePart,
  CONSOLE_LANGUAGES,
  CONSOLE_SHELL,
  listConsoleParts,
} from '@fairground/locales/console-texts';
import type { Plugin } from 'vite';

export const TEXTS = 'virtual:console-texts';
const FRAME = /^virtual:console-texts\/(?<code>\w+)$/;
const PART = /^virtual:console-texts\/(?<code>\w+)\/(?<part>[\w-]+)$/;

/** The texts of the console, compiled: a chunk with the frame of each language, and one for each module's part. */
export const consoleTextsPlugin = (): Plugin => ({
  name: 'fairground:console-texts',
  resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : undefined),
  load(id) {
    const own = id.startsWith('\0') ? id.slice(1) : '';
    if (own === TEXTS) {
      const loaders = CONSOLE_LANGUAGES.map((code) => `'${code}': () => import('${TEXTS}/${code}')`);
      return `export const languages = { ${loaders.join(', ')} };`;
    }
    const frame = languageIn(FRAME.exec(own));
    if (frame) {
      const parts = listConsoleParts().filter((part) => part !== CONSOLE_SHELL);
      const loaders = parts.map((part) => `'${part}': () => import('${TEXTS}/${frame}/${part}')`);
      return `export const texts = ${JSON.stringify(compileConsoleFrame(frame))};
export const parts = { ${loaders.join(', ')} };`;
    }
    const match = PART.exec(own);
    const language = languageIn(match);
    return (
      language && `export const texts = ${JSON.stringify(compileConsolePart(language, match?.groups?.['part'] ?? ''))};`
    );
  },
});

const languageIn = (match: RegExpExecArray | null) =>
  CONSOLE_LANGUAGES.find((each) => each === match?.groups?.['code']);
