import { parseStyles } from './parse-styles.ts';
import type { Declaration, Needs, StyleNode } from './parse-styles.ts';

/** Keeps of a stylesheet what a given markup can use. */
export type CriticalStyles = (markup: string) => string;

/** Reads the stylesheet once; each markup is then a walk over its rules. */
export const createCriticalStyles = (stylesheet: string): CriticalStyles => {
  const nodes = parseStyles(stylesheet);
  return (markup) => {
    const words = wordsOf(markup);
    const rules = keepRules(nodes, words);
    const used = usedVariables(rules, markup);
    const text = writeNodes(rules, (name) => used.has(name));
    return writeNodes(keepRules(nodes, words, text), (name) => used.has(name));
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

/** Where Tailwind keeps start values for browsers without `@property`; those we build for all have it. */
const OLD_BROWSERS = '@layer properties';

/** Rules that can match, inside their groups; and the animations, properties and fonts that `namedIn` mentions. */
const keepRules = (nodes: readonly StyleNode[], words: Words, namedIn = ''): readonly StyleNode[] =>
  nodes.flatMap((node): readonly StyleNode[] => {
    switch (node.kind) {
      case 'rule':
        return node.selectors.some((needs) => isMet(needs, words)) ? [node] : [];
      case 'group': {
        if (node.prelude === OLD_BROWSERS) return [];
        const children = keepRules(node.children, words, namedIn);
        return children.length > 0 ? [{ ...node, children }] : [];
      }
      case 'named':
        return namedIn.includes(node.name) ? [node] : [];
      case 'statement':
        return [node];
    }
  });

/** The variables that something visible reads, directly or through other variables. */
const usedVariables = (rules: readonly StyleNode[], markup: string): ReadonlySet<string> => {
  const declarations = globalsOf(rules);
  const used = new Set<string>();
  let open = [writeNodes(rules, () => false), ...inlineStylesOf(markup)];
  while (open.length > 0) {
    const found = open.flatMap(variablesIn).filter((name) => !used.has(name));
    for (const name of found) used.add(name);
    open = declarations.filter(({ name }) => found.includes(name)).map(({ text }) => text);
  }
  return used;
};

const globalsOf = (nodes: readonly StyleNode[]): readonly Declaration[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return globalsOf(node.children);
    return node.kind === 'rule' ? node.globals : [];
  });

const inlineStylesOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) => text);

const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

const writeNodes = (nodes: readonly StyleNode[], isUsed: (name: string) => boolean): string =>
  nodes.map((node) => writeNode(node, isUsed)).join('');

const writeNode = (node: StyleNode, isUsed: (name: string) => boolean): string => {
  if (node.kind === 'group') {
    const children = writeNodes(node.children, isUsed);
    return children === '' ? '' : `${node.prelude}{${children}}`;
  }
  if (node.kind !== 'rule') return node.text;
  const globals = node.globals.filter(({ name }) => isUsed(name)).map(({ text }) => text);
  const body = [...globals, ...(node.body === '' ? [] : [node.body])].join(';');
  return body === '' ? '' : `${node.prelude}{${body}}`;
};
