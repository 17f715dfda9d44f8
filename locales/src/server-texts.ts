import { existsSync, readFileSync } from 'node:fs';
import type { ErrorCode } from '@fairground/contract/errors';
import type { LanguageCode } from '@fairground/contract/language';

/** Module, then reason: the two halves of a code. */
type ErrorTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The language every code has a text in, whatever else is missing. */
const LAST_RESORT: LanguageCode = 'EN';

const textsByLanguage = new Map<LanguageCode, ErrorTexts>();

/** The text of an error in a language, else in English. */
export const messageOf = (code: ErrorCode, language: LanguageCode): string =>
  findMessage(code, language) ?? findMessage(code, LAST_RESORT) ?? code;

/** The text of an error in exactly this language, if its catalogue has one. */
export const findMessage = (code: ErrorCode, language: LanguageCode): string | undefined => {
  const [module = '', reason = ''] = code.split('.');
  return textsOf(language)[module]?.[reason];
};

/** Catalogues are read once, when their language is first asked for. */
const textsOf = (language: LanguageCode): ErrorTexts => {
  const known = textsByLanguage.get(language);
  if (known) return known;
  const file = new URL(`../${language}/errors.json`, import.meta.url);
  const texts: ErrorTexts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  textsByLanguage.set(language, texts);
  return texts;
};
