import { parseStyles } from './parse-styles.ts';
import type { StyleNode, Needs } from './parse-styles.ts';

/** Keeps of a stylesheet what a given markup can use. */
export type CriticalStyles = (markup: string) => string;

/** Reads the stylesheet once; each markup is then a walk over its rules. */
export const createCriticalStyles = (stylesheet: string): CriticalStyles => {
  const nodes = parseStyles(stylesheet);
  return (markup) => {
    const words = wordsOf(markup);
    const rules = writeNodes(keepNodes(nodes, words, () => false));
    return writeNodes(keepNodes(nodes, words, (name) => rules.includes(name)));
  };
};

type Words = { readonly tags: ReadonlySet<string>; readonly classes: ReadonlySet<string> };

/** The element and class names that occur in a markup. */
const wordsOf = (markup: string): Words => {
  const tags = new Set(['html', 'head', 'body']);
  const classes = new Set<string>();
  for (const [, tag = ''] of markup.matchAll(/<([a-z][\w-]*)/gi)) tags.add(tag.toLowerCase());
  for (const [, names = ''] of markup.matchAll(/\sclass="([^"]*)"/g))
    for (const name of decodeEntities(names).split(/\s+/)) classes.add(name);
  return { tags, classes };
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const isMet = ({ tags, classes }: Needs, words: Words): boolean =>
  classes.every((name) => words.classes.has(name)) && tags.every((tag) => words.tags.has(tag));

/** Rules that can match, inside their media, support and layer groups, and the named parts asked for. */
const keepNodes = (
  nodes: readonly StyleNode[],
  words: Words,
  isNamed: (name: string) => boolean,
): readonly StyleNode[] =>
  nodes.flatMap((node): readonly StyleNode[] => {
    switch (node.kind) {
      case 'rule':
        return node.selectors.some((needs) => isMet(needs, words)) ? [node] : [];
      case 'group': {
        const children = keepNodes(node.children, words, isNamed);
        return children.length > 0 ? [{ ...node, children }] : [];
      }
      case 'defaults': {
        const values = node.values.filter(({ name }) => isNamed(name));
        return values.length > 0 ? [{ ...node, values }] : [];
      }
      case 'statement':
        return [node];
      case 'named':
        return isNamed(node.name) ? [node] : [];
    }
  });

const writeNodes = (nodes: readonly StyleNode[]): string => nodes.map(writeNode).join('');

const writeNode = (node: StyleNode): string => {
  if (node.kind === 'group') return `${node.prelude}{${writeNodes(node.children)}}`;
  if (node.kind === 'defaults') return `${node.prelude}{${node.values.map(({ text }) => text).join(';')}}`;
  return node.text;
};
