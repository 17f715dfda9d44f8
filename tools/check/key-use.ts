import { parseSync } from '@swc/core';

/** A text of the source that may name a key: literal, or with gaps that are filled at run time. */
export type KeyPattern = readonly string[];

/** Every string of a source file as the parts around its gaps; a plain string is one part. */
export const keyPatterns = (source: string, path: string): readonly KeyPattern[] => {
  const found: KeyPattern[] = [];
  collect(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }), found);
  return found;
};

const collect = (node: unknown, found: KeyPattern[]): void => {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'StringLiteral' && 'value' in node && typeof node.value === 'string') {
    found.push([node.value]);
  }
  if ('type' in node && node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis)) {
    found.push(node.quasis.map((quasi: { readonly cooked?: string }) => quasi.cooked ?? ''));
  }
  for (const child of Object.values(node)) collect(child, found);
};

/**
 * The keys nobody names. A key counts as named when a source text equals it or its tail from some segment on
 * (`useTranslations('shell.footer')` then `t('about')`), gaps matching anything. So the answer never accuses a key in use.
 */
export const unusedKeys = (keys: readonly string[], patterns: readonly KeyPattern[]): readonly string[] => {
  const literals = new Set(patterns.filter(({ length }) => length === 1).map(([text]) => text));
  const templates = patterns
    .filter(({ length }) => length > 1)
    .filter((parts) => parts.some((part) => /[a-z]/.test(part)));
  return keys.filter((key) => {
    const tails = tailsOf(key);
    return !tails.some((tail) => literals.has(tail) || templates.some((parts) => matches(tail, parts)));
  });
};

const tailsOf = (key: string): readonly string[] => {
  const segments = key.split(/[.:]/);
  return segments.map((_, index) => segments.slice(index).join('.'));
};

const matches = (text: string, parts: KeyPattern): boolean => {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let position = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, position);
    if (at === -1) return false;
    position = at + part.length;
  }
  return position <= text.length - last.length;
};
