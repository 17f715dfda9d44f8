import { updateLanguage } from '@fairground/contract/identity/endpoints';
import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import type { Namespace } from '@fairground/locales/messages';
import { call } from '../api/call.ts';
import { dropPreloaded } from '../api/preloaded.ts';
import { deviceStorage } from '../session/storage.ts';
import type { Texts } from './texts.ts';

/** `lang` is the choice; `hisLang` is the one before it. */
const LANG_KEY = 'lang';
const PREVIOUS_LANG_KEY = 'hisLang';
const COOKIE_AGE_SECONDS = 31_536_000;

type BrowserTexts = { readonly texts: Texts; readonly onChange: () => void };

let running: BrowserTexts | undefined;

/**
 * Called once by the browser's entry: from then on parts can be loaded and the language changed from anywhere, until
 * what is handed back is called.
 */
export const runTexts = (browserTexts: BrowserTexts): (() => void) => {
  running = browserTexts;
  return () => {
    running = undefined;
  };
};

/** Makes sure these parts are here; a lazy part of the site asks for its own before it is shown. */
export const loadTexts = async (namespaces: readonly Namespace[]): Promise<void> => {
  await running?.texts.load(namespaces);
};

/**
 * Changes the language of the whole site: texts, the document, what is remembered here, and the server's memory.
 * Rejects when the texts cannot be fetched; the site then stays as it is.
 */
export const changeLanguage = async (code: LanguageCode): Promise<void> => {
  if (!running) throw new Error('The language is changed before the site runs.');
  const previous = running.texts.store.getState().language;
  if (!(await running.texts.speak(code))) return;
  rememberLanguage(code, previous);
  showLanguage(code);
  dropPreloaded();
  running.onChange();
  // The choice holds in this browser whether or not the call to the server succeeds now.
  call(updateLanguage, { body: { language: code } }).catch((error: unknown) => console.warn(error));
};

const rememberLanguage = (code: LanguageCode, previous: LanguageCode): void => {
  deviceStorage.write(LANG_KEY, code);
  deviceStorage.write(PREVIOUS_LANG_KEY, previous);
  document.cookie = `lang=${code}; path=/; max-age=${COOKIE_AGE_SECONDS}; samesite=lax`;
};

const showLanguage = (code: LanguageCode): void => {
  const { tag, direction } = languageOf(code);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  document.documentElement.dataset['language'] = code;
};

/** A choice this browser remembers but the page was not rendered in: its cookie was lost. */
export const forgottenChoice = (texts: Texts): LanguageCode | undefined => {
  const stored = deviceStorage.read(LANG_KEY);
  return texts.offered.find((code) => code === stored && code !== texts.store.getState().language);
};
