import compileMessage from 'icu-minify/compile';

/**
 * The names that are shown where a text leaves them open, sorted, each once. What only chooses among words, as the
 * count of a plural without `#`, is not among them: a language without such forms needs no choice.
 */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set(namesIn(compileMessage(text), undefined))].toSorted();

/** A message is a text, a lone `#` or a list of these and of nodes; a `#` shows what the plural around it counts. */
const namesIn = (message: unknown, counted: string | undefined): readonly string[] =>
  (Array.isArray(message) ? message : [message]).flatMap((node: unknown) => {
    if (node === 0) return counted === undefined ? [] : [counted];
    return Array.isArray(node) ? namesOfNode(node, counted) : [];
  });

/** A node is its name, its kind and its choices; one without choices is shown. */
const namesOfNode = ([name, kind, choices]: readonly unknown[], counted: string | undefined): readonly string[] => {
  const isPlural = kind === PLURAL || kind === ORDINAL;
  if (!isPlural && kind !== SELECT) return [String(name)];
  return Object.values(choices ?? {}).flatMap((choice) => namesIn(choice, isPlural ? String(name) : counted));
};

/** How the compiler writes its kinds of choices. */
const SELECT = 1;
const PLURAL = 2;
const ORDINAL = 3;
