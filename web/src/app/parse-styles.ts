/** What a selector asks of a markup: these elements and classes must occur in it. */
export type Needs = { readonly tags: readonly string[]; readonly classes: readonly string[] };

export type Declaration = { readonly name: string; readonly text: string };

export type StyleNode =
  | {
      readonly kind: 'rule';
      readonly prelude: string;
      readonly selectors: readonly Needs[];
      /** Variables set for the whole page, apart from the rest: each is needed only when something reads it. */
      readonly globals: readonly Declaration[];
      readonly body: string;
    }
  | { readonly kind: 'group'; readonly prelude: string; readonly children: readonly StyleNode[] }
  /** `@keyframes`, `@property`: needed when something names them. A font face names itself by its family. */
  | { readonly kind: 'named'; readonly text: string; readonly name: string }
  /** `@layer a, b;` and the like: always kept, because the order of layers is the order of the cascade. */
  | { readonly kind: 'statement'; readonly text: string };

/** What shows only under a pointer is no part of the first sight; the whole sheet is there before most pointers are. */
const TOUCHED = /:(hover|active)(?![\w-])/;

const GROUPS = /^@(media|supports|container|layer|scope|starting-style)\b/;

/** Reads a built stylesheet into its rules. It trusts the build: a sheet that is not well formed is a bug there. */
export const parseStyles = (text: string): readonly StyleNode[] => {
  const nodes: StyleNode[] = [];
  let at = 0;
  while (at < text.length) {
    const end = findEnd(text, at, '{;');
    const prelude = stripComments(text.slice(at, end)).trim();
    if (end >= text.length || text[end] === ';') {
      if (prelude !== '') nodes.push({ kind: 'statement', text: `${prelude};` });
      at = end + 1;
      continue;
    }
    const close = findEnd(text, end + 1, '}');
    nodes.push(readBlock(prelude, text.slice(end + 1, close)));
    at = close + 1;
  }
  return nodes;
};

const readBlock = (prelude: string, body: string): StyleNode => {
  if (GROUPS.test(prelude)) return { kind: 'group', prelude, children: parseStyles(body) };
  const text = `${prelude}{${body}}`;
  if (prelude === '@font-face')
    return { kind: 'named', text, name: /font-family:\s*["']?([^;}"']+)/.exec(body)?.[1] ?? '' };
  if (prelude.startsWith('@')) return { kind: 'named', text, name: prelude.split(/\s+/)[1] ?? '' };
  const selectors = splitAt(prelude, ',')
    .filter((selector) => !TOUCHED.test(selector))
    .map(needsOf);
  const isGlobal = selectors.every(({ classes }) => classes.length === 0) && !body.includes('{');
  return { kind: 'rule', prelude, selectors, ...(isGlobal ? splitGlobals(body) : { globals: [], body }) };
};

const splitGlobals = (body: string): { readonly globals: readonly Declaration[]; readonly body: string } => {
  const declarations = splitAt(body, ';').filter((text) => text.trim() !== '');
  return {
    globals: declarations
      .filter((text) => text.startsWith('--'))
      .map((text) => ({ name: text.split(':', 1)[0] ?? '', text })),
    body: declarations.filter((text) => !text.startsWith('--')).join(';'),
  };
};

/** The index of the first of these characters at this level: not in a string, a comment, brackets or an inner block. */
const findEnd = (text: string, from: number, stops: string): number => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '"' || char === "'") at = endOfString(text, at);
    else if (char === '/' && text[at + 1] === '*') at = endOfComment(text, at);
    else if (depth === 0 && stops.includes(char)) return at;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
  }
  return text.length;
};

const endOfString = (text: string, from: number): number => {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return text.length;
};

const endOfComment = (text: string, from: number): number => {
  const end = text.indexOf('*/', from + 2);
  return end === -1 ? text.length : end + 1;
};

const stripComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');

const splitAt = (text: string, separator: string): readonly string[] => {
  const parts: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const end = findEnd(text, from, separator);
    parts.push(text.slice(from, end));
    from = end + 1;
  }
  return parts;
};

/** What stands in `:not()`, `:is()`, `:where()` or `[…]` is a choice or a state, so only the rest is asked for. */
const needsOf = (selector: string): Needs => {
  const plain = dropBracketed(selector);
  const classes: string[] = [];
  const rest = plain.replaceAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi, (_, name: string) => {
    classes.push(unescape(name));
    return '.';
  });
  const tags = [...rest.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  return { tags, classes };
};

const dropBracketed = (selector: string): string => {
  let kept = '';
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector.charAt(at);
    if (char === '\\') {
      kept += selector.slice(at, at + 2);
      at += 1;
    } else if (char === '(' || char === '[') at = findEnd(selector, at + 1, char === '(' ? ')' : ']');
    else kept += char;
  }
  return kept;
};

const unescape = (name: string): string =>
  name.replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex: string | undefined, char: string | undefined) =>
    hex === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
