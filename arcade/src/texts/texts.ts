import type { CompiledTree } from '@fairground/locales/compile';
import { formatText } from '@fairground/locales/format-text';
import type { TextValues } from '@fairground/locales/format-text';
import type { Messages } from '@fairground/locales/messages';
import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

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
  /** A percentage the engine wrote as decimal text, with all its places: a return is never rounded up. */
  readonly percent: (decimal: string) => string;
  readonly moment: (moment: Date) => string;
  /** The same with its day. */
  readonly day: (moment: Date) => string;
};

export type TextParts = {
  readonly arcade: CompiledTree;
  readonly figures: CompiledTree;
  readonly errors: CompiledTree;
};

/** Nobody is shown money that is not there: of four decimals the first two are left. */
const amount = (value: Money): string =>
  writeMoney(value)
    .slice(0, -2)
    .replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');

export const createTexts = (parts: TextParts, language: LanguageCode): Texts => {
  const { tag } = languageOf(language);
  const moments = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' });
  const text = (tree: CompiledTree, key: string, values?: TextValues): string | undefined => {
    const found = tree[key];
    const isText = typeof found === 'string' || Array.isArray(found);
    return isText ? formatText(found, language, values) : undefined;
  };
  const t: Texts['t'] = (key, values) => text(parts.arcade, key, values) ?? key;
  const number: Texts['number'] = (value, decimals = 2) =>
    value.toLocaleString(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return {
    t,
    figure: (key, values) => text(parts.figures, key, values) ?? key,
    refusal: (code) => text(parts.errors, code.replace(/^studio\./, '')) ?? t('refused-other'),
    amount,
    mark: (value) => amount(value).replace('.00', ''),
    number,
    percent: (decimal) => {
      const places = (decimal.split('.')[1] ?? '').replace(/0+$/, '').length;
      // The sign stays with its figure at the end of a line.
      return t('percent', { value: number(Number(decimal), places) }).replace(' %', '\u00A0%');
    },
    moment: (moment) => moments.format(moment),
    day: (moment) => days.format(moment),
  };
};
