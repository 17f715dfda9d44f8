import type { LanguageCode } from '@fairground/contract/language';
import { readFilledPart } from './catalogue.ts';
import type { TextTree } from './text-tree.ts';

/** The catalogues whose words stand in exported files as they do on the pages. */
export type RecordCatalogue = 'agents' | 'bets' | 'wallet' | 'common';

const treeByName = new Map<string, TextTree>();

/** A word of a member's record in a language, else in English; keys as the page has them, `detail.state`. */
export const recordText = (language: LanguageCode, catalogue: RecordCatalogue, key: string): string => {
  let entry: TextTree[string] | undefined = treeOf(language, catalogue);
  for (const part of key.split('.')) entry = typeof entry === 'object' ? entry[part] : undefined;
  if (typeof entry !== 'string' || entry.includes('{'))
    throw new RangeError(`The catalogue ${catalogue} has no plain text ${key}.`);
  return entry;
};

const treeOf = (language: LanguageCode, catalogue: RecordCatalogue): TextTree => {
  const name = `${language} ${catalogue}`;
  const known = treeByName.get(name);
  if (known) return known;
  const tree = readFilledPart(language, catalogue);
  treeByName.set(name, tree);
  return tree;
};
