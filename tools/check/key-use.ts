import { parseSync } from '@swc/core';
import type { CallExpression } from '@swc/core';

/** A text of the source that may name a key, as the parts around what is filled in at run time. */
export type KeyPattern = {
  readonly parts: readonly string[];
  /** It stands in a call such as `t(…)`, so that it names a key for certain. */
  readonly isAsked: boolean;
};

/** Every string of a source file; a plain string is one part. */
export const keyPatterns = (source: string, path: string): readonly KeyPattern[] => {
  const found: KeyPattern[] = [];
  collect(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }), found);
  return found;
};

const collect = (node: unknown, found: KeyPattern[], isAsked = false): void => {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'StringLiteral' && 'value' in node && typeof node.value === 'string') {
    found.push({ parts: [node.value], isAsked });
  }
  if ('type' in node && node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis)) {
    found.push({ parts: node.quasis.map((quasi: { readonly cooked?: string }) => quasi.cooked ?? ''), isAsked });
  }
  if (isTranslation(node)) collect(node.arguments[0]?.expression, found, true);
  for (const child of Object.values(node)) collect(child, found);
};

/** A call of a translator: they are named `t`, `tCommon` and so on. */
const isTranslation = (node: object): node is CallExpression =>
  'type' in node &&
  node.type === 'CallExpression' &&
  'callee' in node &&
  typeof node.callee === 'object' &&
  node.callee !== null &&
  'value' in node.callee &&
  typeof node.callee.value === 'string' &&
  /^t([A-Z]\w*)?$/.test(node.callee.value);

/**
 * The keys nobody names. A key counts as named when a source text equals it or its tail from some segment on
 * (`useTranslations('shell.footer')` then `t('about')`), gaps matching anything. So the answer never accuses a key in use.
 */
export const unusedKeys = (keys: readonly string[], patterns: readonly KeyPattern[]): readonly string[] => {
  const literals = new Set(patterns.filter(({ parts }) => parts.length === 1).map(({ parts }) => parts[0]));
  const templates = patterns
    .filter(
      ({ parts, isAsked }) => parts.length > 1 && parts.some((part) => (isAsked ? part !== '' : /[a-z]/.test(part))),
    )
    .map(({ parts }) => parts);
  return keys.filter((key) => {
    const tails = tailsOf(key);
    return !tails.some((tail) => literals.has(tail) || templates.some((parts) => matches(tail, parts)));
  });
};

const tailsOf = (key: string): readonly string[] => {
  const segments = key.split(/[.:]/);
  return segments.map((_, index) => segments.slice(index).join('.'));
};

const matches = (text: string, parts: readonly string[]): boolean => {
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
