import { parseSync } from '@swc/core';
import type { Argument, CallExpression, Expression } from '@swc/core';

const GROUPS = new Set(['describe']);
const TESTS = new Set(['test', 'it']);
/** A test that does not run shows nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** The full titles of the tests in a file that really run: group titles first, joined by ` › `. */
export const testTitles = (source: string, path: string): readonly string[] => {
  const program = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' });
  const titles: string[] = [];
  walk(program, [], titles);
  return titles;
};

const walk = (node: unknown, groups: readonly string[], titles: string[]): void => {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, groups, titles);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (!isCall(node)) {
    for (const child of Object.values(node)) walk(child, groups, titles);
    return;
  }
  const words = calleeWords(node.callee);
  const title = titleOf(node.arguments);
  if (title !== undefined && words.some((word) => TESTS.has(word) || GROUPS.has(word))) {
    if (words.some((word) => NOT_RUN.has(word))) return;
    if (words.some((word) => GROUPS.has(word))) {
      walk(node.arguments.slice(1), [...groups, title], titles);
      return;
    }
    // `test.step` and `test.extend` name no test of their own.
    if (!words.includes('step')) titles.push([...groups, title].join(' › '));
  }
  for (const child of Object.values(node)) walk(child, groups, titles);
};

const isCall = (node: object): node is CallExpression => 'type' in node && node.type === 'CallExpression';

/** `test.each(rows)` reads as `test`, `each`; `test.describe.only` as its three words. */
const calleeWords = (callee: CallExpression['callee']): readonly string[] => {
  if (callee.type === 'Identifier') return [callee.value];
  if (callee.type === 'CallExpression') return calleeWords(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeWords(callee.tag);
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    return [...calleeWords(callee.object), callee.property.value];
  }
  return [];
};

/** A title that is computed reads as an ellipsis; a call without a body, such as `test.skip(isPhone)`, has none. */
const titleOf = ([first, ...rest]: readonly Argument[]): string | undefined => {
  const body = rest.at(-1)?.expression.type;
  const isTest = body === 'ArrowFunctionExpression' || body === 'FunctionExpression';
  return textOf(first) ?? (isTest ? '…' : undefined);
};

/** A title's text; what a template fills in at run time is left as an ellipsis. */
const textOf = (argument: Argument | undefined): string | undefined => {
  const expression: Expression | undefined = argument?.expression;
  if (expression?.type === 'StringLiteral') return expression.value;
  if (expression?.type === 'TemplateLiteral') return expression.quasis.map((quasi) => quasi.cooked ?? '').join('…');
  return undefined;
};
