import { formatText } from '@fairground/locales/format-text';
import type { TextValues } from '@fairground/locales/format-text';
import type { CompiledTree } from '@fairground/locales/compile';
import type { Messages } from '@fairground/locales/messages';
import type { LanguageCode } from '@fairground/contract/language';
import type { Numbers } from '@fairground/contract/numbers';
import type { Texts } from '../../texts/texts.ts';

export type CardTextKey = keyof Messages['cards'];

/** What is said at a card table, beside what every game says. */
export type CardTexts = Texts & {
  readonly c: (key: CardTextKey, values?: TextValues) => string;
};

export const createCardTexts = (
  texts: Texts,
  tree: CompiledTree,
  { language, numbers }: { readonly language: LanguageCode; readonly numbers: Numbers },
): CardTexts => ({
  ...texts,
  c: (key, values) => {
    const found = tree[key];
    const isText = typeof found === 'string' || Array.isArray(found);
    return isText ? formatText(found, { language, numbers }, values) : key;
  },
});
