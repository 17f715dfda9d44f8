import { unusedKeys } from './key-use.ts';
import type { KeyPattern } from './key-use.ts';

/** Texts that belong to fields, values and facts instead of one offer. */
const SHARED_GROUPS = new Set(['fields', 'values', 'states', 'kinds', 'timeline', 'actions', 'reasons']);

/** What the sources say: their strings, and every word in them. */
export type ConsoleSources = { readonly patterns: readonly KeyPattern[]; readonly words: ReadonlySet<string> };

/** Every word of a source, in code, strings and SQL. */
export const wordsIn = (text: string): readonly string[] => text.match(/\w+/g) ?? [];

/**
 * The texts of the console that nothing asks for, of keys such as `content:banners.title`: those of an offer that is not
 * there, those of the application itself that it does not name, and those of a field or value whose words stand nowhere.
 */
export const unusedConsoleKeys = (keys: readonly string[], { patterns, words }: ConsoleSources): readonly string[] => {
  const asked = keys.map(askedFor);
  const unnamed = new Set(
    unusedKeys([...new Set(asked.flatMap(({ named }) => (named === undefined ? [] : [named])))], patterns),
  );
  return keys.filter((_, place) => {
    const { named = '', lastWords = [] } = asked[place] ?? {};
    return unnamed.has(named) || lastWords.some((word) => !words.has(word));
  });
};

/** What has to stand in the sources for a key to be in use: a name as a whole, or the words of its last step. */
const askedFor = (key: string): { readonly named?: string; readonly lastWords?: readonly string[] } => {
  const [part = '', path = ''] = key.split(':');
  const steps = path.split('.');
  const [owner = ''] = steps;
  const lastWords = wordsIn(steps.at(-1) ?? '');
  if (part === 'shell') return steps.some((step) => SHARED_GROUPS.has(step)) ? { lastWords } : { named: key };
  return steps.length === 1 || SHARED_GROUPS.has(owner) ? { lastWords } : { named: `${part}.${owner}`, lastWords };
};
