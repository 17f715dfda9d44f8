import type { KnownLanguage } from '@fairground/contract/language';

export type OfferQuestion = {
  /** What the browser asks for, the most wanted first. */
  readonly wanted: readonly string[];
  /** What the site offers. */
  readonly offered: readonly KnownLanguage[];
  /** What it speaks now. */
  readonly current: KnownLanguage;
  /** Somebody chose a language here before, or was offered one. */
  readonly isSettled: boolean;
};

/** The language to offer to anyone who has not chosen one: the first the browser asks for of those on offer. */
export const languageToOffer = ({ wanted, offered, current, isSettled }: OfferQuestion): KnownLanguage | undefined => {
  if (isSettled) return undefined;
  for (const tag of wanted) {
    const found =
      offered.find((language) => language.tag === tag) ?? offered.find((language) => isSame(language.tag, tag));
    if (found) return found.code === current.code ? undefined : found;
  }
  return undefined;
};

/** The same language in the same script, wherever it is spoken: `zh-TW` is written as `zh-Hant`. */
const isSame = (one: string, other: string): boolean => {
  // Reading a tag in full loads the browser's tables of languages: only tags that begin alike are worth it.
  if (baseOf(one) !== baseOf(other)) return false;
  try {
    const [first, second] = [new Intl.Locale(one).maximize(), new Intl.Locale(other).maximize()];
    return first.language === second.language && first.script === second.script;
  } catch {
    // What a browser calls a language need not be one.
    return false;
  }
};

const baseOf = (tag: string): string => (tag.split('-')[0] ?? tag).toLowerCase();
