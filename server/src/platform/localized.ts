import { isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';

/** One thing said in several languages. */
export type Localized<Text = string> = Partial<Readonly<Record<LanguageCode, Text>>>;

/** The text in the requested language, else the site's, else English, else any. */
export const inLanguage = <Text>(
  texts: Localized<Text>,
  language: LanguageCode,
  siteLanguage: LanguageCode,
): Text | undefined => texts[language] ?? texts[siteLanguage] ?? texts.EN ?? Object.values(texts)[0];

/** Applies the same change to the text of every language. */
export const mapLocalized = <Text, Changed>(
  texts: Localized<Text>,
  change: (text: Text) => Changed,
): Localized<Changed> => {
  const changed: Partial<Record<LanguageCode, Changed>> = {};
  for (const [code, text] of Object.entries(texts))
    if (isLanguageCode(code) && text !== undefined) changed[code] = change(text);
  return changed;
};

/** Without the languages in which nothing is said. */
export const onlyLocalized = <Text>(texts: Localized<Text>, isSaid: (text: Text) => boolean): Localized<Text> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && isSaid(text)));
