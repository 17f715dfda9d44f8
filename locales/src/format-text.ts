import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import formatMessage from 'icu-minify/format';
import type { CompiledMessage } from 'icu-minify/format';

export type TextValues = Readonly<Record<string, string | number | Date>>;

/** Formats one compiled text outside React: for the server's messages and the tools. */
export const formatText = (text: CompiledMessage, language: LanguageCode, values: TextValues = {}): string => {
  const formatted = formatMessage(text, languageOf(language).tag, { ...values }, { formatters });
  return Array.isArray(formatted) ? formatted.join('') : formatted;
};

const formatters = {
  getDateTimeFormat: (...parts: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...parts),
  getNumberFormat: (...parts: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...parts),
  getPluralRules: (...parts: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...parts),
};
