import compileMessage from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { TextTree } from './text-tree.ts';

/** A catalogue part whose ICU texts are parsed already, so that the browser needs no parser. */
export type CompiledTree = { readonly [key: string]: CompiledMessage | CompiledTree };

/** Compiles every text of a tree; a text that is no ICU message is named in the error. */
export const compileTree = (tree: TextTree, where: string): CompiledTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, entry]) => {
      const path = `${where}.${key}`;
      return [key, typeof entry === 'string' ? compileText(entry, path) : compileTree(entry, path)];
    }),
  );

const compileText = (text: string, path: string): CompiledMessage => {
  try {
    return compileMessage(text);
  } catch (error) {
    throw new SyntaxError(`${path} is no valid ICU message: ${text}`, { cause: error });
  }
};
