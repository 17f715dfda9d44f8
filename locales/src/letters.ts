import type { LanguageCode } from '@fairground/contract/language';
import { compilePart } from './catalogue.ts';
import type { CompiledTree } from './compile.ts';
import { formatText } from './format-text.ts';
import type { Speaker, TextValues } from './format-text.ts';

const treeByLanguage = new Map<LanguageCode, CompiledTree>();

/** A text of what is sent to people's phones and mailboxes, in their language, else in English. */
export const letterText = (speaker: Speaker, key: `${string}.${string}`, values: TextValues): string => {
  const [part = '', name = ''] = key.split('.');
  const tree = treeOf(speaker.language)[part];
  const text = isTree(tree) ? tree[name] : undefined;
  if (text === undefined || isTree(text)) throw new RangeError(`No letter has a text ${key}.`);
  return formatText(text, speaker, values);
};

const treeOf = (language: LanguageCode): CompiledTree => {
  const known = treeByLanguage.get(language);
  if (known) return known;
  const tree = compilePart(language, 'letters');
  treeByLanguage.set(language, tree);
  return tree;
};

const isTree = (entry: CompiledTree[string] | undefined): entry is CompiledTree =>
  typeof entry === 'object' && !Array.isArray(entry);
