import type { LanguageCode } from '@fairground/contract/language';
import { compilePart } from './catalogue.ts';
import type { CompiledTree } from './compile.ts';
import { formatText } from './format-text.ts';
import type { Speaker, TextValues } from './format-text.ts';

/** A key of two words: the part and the text in it. */
export type PartKey = `${string}.${string}`;

/** Finds a text of a namespace for the server, in the speaker's language, else in English; undefined where there is none. */
export const createPartTexts = (namespace: string) => {
  const treeByLanguage = new Map<LanguageCode, CompiledTree>();
  const treeOf = (language: LanguageCode): CompiledTree => {
    const known = treeByLanguage.get(language);
    if (known) return known;
    const tree = compilePart(language, namespace);
    treeByLanguage.set(language, tree);
    return tree;
  };
  return (speaker: Speaker, key: PartKey, values: TextValues = {}): string | undefined => {
    const [part = '', name = ''] = key.split('.');
    const tree = treeOf(speaker.language)[part];
    const text = isTree(tree) ? tree[name] : undefined;
    return text === undefined || isTree(text) ? undefined : formatText(text, speaker, values);
  };
};

const isTree = (entry: CompiledTree[string] | undefined): entry is CompiledTree =>
  typeof entry === 'object' && !Array.isArray(entry);
