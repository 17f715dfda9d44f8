import { numberFormatOf } from '@fairground/locales/number-format';
import type { Numbers } from '@fairground/contract/numbers';
import { useTextNumbers } from './texts-provider.tsx';
import type { useTranslations as useIntlTranslations } from 'use-intl';
import { useLocale, useMessages, useTimeZone } from 'use-intl';
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core';
import { FORMATS } from './formats.ts';

type Translator = ReturnType<typeof createTranslator>;
type Options = Parameters<typeof createTranslator>[0];

/** Translators by the texts they speak: of one state of the site, every part with the same texts shares one. */
const kept = new WeakMap<object, Map<string, Translator>>();

/**
 * As use-intl's own, but a number inside a text is written as the brand writes numbers, not as the language would: that
 * one takes its formats from a context nobody can reach.
 */
const useOwnTranslations = (namespace = ''): Translator => {
  const [locale, messages, timeZone] = [useLocale(), useMessages() as Record<string, unknown>, useTimeZone()];
  const numbers = useTextNumbers();
  const ofTexts = kept.get(messages) ?? new Map<string, Translator>();
  kept.set(messages, ofTexts);
  const known = ofTexts.get(namespace);
  if (known) return known;
  const translator = createTranslator({
    locale,
    messages,
    ...(namespace !== '' && { namespace }),
    ...(timeZone !== undefined && { timeZone }),
    formats: FORMATS,
    _formatters: formattersOf(numbers),
  });
  // Parts of the texts come later: a translator made before its part is there would never find it.
  if ((namespace.split('.', 1)[0] ?? '') in messages) ofTexts.set(namespace, translator);
  return translator;
};

export const useTranslations = useOwnTranslations as unknown as typeof useIntlTranslations;

const formatters = new WeakMap<Numbers, NonNullable<Options['_formatters']>>();

const formattersOf = (numbers: Numbers): NonNullable<Options['_formatters']> => {
  const known = formatters.get(numbers) ?? {
    ..._createIntlFormatters(_createCache()),
    getNumberFormat: () => numberFormatOf(numbers),
  };
  formatters.set(numbers, known);
  return known;
};
