import type { LanguageCode } from '@fairground/contract/language';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';

/** What is shown has a name in the site's own language: every other one falls back to it. */
export const needWords = (
  texts: Localized<{ readonly name: string }>,
  [siteLanguage]: readonly [LanguageCode, ...LanguageCode[]],
): void => {
  if ((texts[siteLanguage]?.name ?? '').trim() === '') throw new Refusal('content.text-missing');
};
