import type { CompiledTree } from '@fairground/locales/compile';
import { formatText } from '@fairground/locales/format-text';
import type { TextValues } from '@fairground/locales/format-text';
import type { Messages } from '@fairground/locales/messages';
import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import type { Money } from '@fairground/contract/money';
import { readTypedNumber } from '@fairground/contract/number-field';
import type { Numbers } from '@fairground/contract/numbers';

export type TextKey = keyof Messages['arcade'];
export type FigureTextKey = keyof Messages['figures'];

/** Everything a game says, in the player's language. */
export type Texts = {
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** What is said of figures, here and on the site alike. */
  readonly figure: (key: FigureTextKey, values?: TextValues) => string;
  /** What a refusal means; a sentence that fits every one where there is none of its own. */
  readonly refusal: (code: string) => string;
  /** As everywhere on the site: comma thousands and two decimals, cut and never rounded. */
  readonly amount: (amount: Money) => string;
  /** The same where it is written into the picture: without decimals that say nothing. */
  readonly mark: (amount: Money) => string;
  readonly number: (value: number, decimals?: number) => string;
  /** A percentage: of decimal text the engine wrote all its places, as a return is never rounded up; of a number two. */
  readonly percent: (share: number | string) => string;
  /** What somebody typed into a field that shows such numbers. */
  readonly readNumber: (text: string) => number;
  readonly moment: (moment: Date) => string;
  /** The same with its day. */
  readonly day: (moment: Date) => string;
};

export type TextParts = {
  readonly arcade: CompiledTree;
  readonly figures: CompiledTree;
  readonly errors: CompiledTree;
};

/** How the site around the game writes numbers and in which zone it tells times, however the device is set. */
export type SiteStyle = { readonly numbers: Numbers; readonly timeZone: string };

export const createTexts = (parts: TextParts, language: LanguageCode, { numbers, timeZone }: SiteStyle): Texts => {
  // Digits are 0–9 in every language, in times as in numbers.
  const tag = `${languageOf(language).tag}-u-nu-latn`;
  const moments = new Intl.DateTimeFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const days = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const text = (tree: CompiledTree, key: string, values?: TextValues): string | undefined => {
    const found = tree[key];
    const isText = typeof found === 'string' || Array.isArray(found);
    return isText ? formatText(found, { language, numbers }, values) : undefined;
  };
  const t: Texts['t'] = (key, values) => text(parts.arcade, key, values) ?? key;
  return {
    t,
    figure: (key, values) => text(parts.figures, key, values) ?? key,
    refusal: (code) => text(parts.errors, code.replace(/^studio\./, '')) ?? t('refused-other'),
    amount: numbers.amount,
    mark: numbers.shortAmount,
    number: (value, decimals = 2) => numbers.decimal(value, decimals),
    percent: numbers.percent,
    readNumber: (text) => Number(readTypedNumber(numbers.style, text)),
    moment: (moment) => moments.format(moment),
    day: (moment) => days.format(moment),
  };
};
