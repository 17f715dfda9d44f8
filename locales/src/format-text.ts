import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import type { Numbers } from '@fairground/contract/numbers';
import formatMessage from 'icu-minify/format';
import type { CompiledMessage } from 'icu-minify/format';
import { numberFormatOf } from './number-format.ts';

export type TextValues = Readonly<Record<string, string | number | Date>>;

export type Speaker = { readonly language: LanguageCode; readonly numbers: Numbers };

/** Formats one compiled text outside React: for the games, the server's messages and the tools. */
export const formatText = (text: CompiledMessage, { language, numbers }: Speaker, values: TextValues = {}): string => {
  const formatters = { getDateTimeFormat, getPluralRules, getNumberFormat: () => numberFormatOf(numbers) };
  const formatted = formatMessage(text, languageOf(language).tag, { ...values }, { formatters });
  return Array.isArray(formatted) ? formatted.join('') : formatted;
};

const getDateTimeFormat = (...parts: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
  new Intl.DateTimeFormat(...parts);
const getPluralRules = (...parts: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...parts);
