import { parseSync } from '@swc/core';

/** One small change of a source file that a test should notice. */
export type Mutant = {
  readonly file: string;
  /** Places in the text of the file. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The trimmed line it stands in, and the change: together with the file they name the mutant when lines move. */
  readonly line: string;
  readonly change: string;
};

type Node = { readonly type: string; readonly span: { readonly start: number; readonly end: number } } & Record<
  string,
  unknown
>;
type Edit = { readonly node: Node; readonly text: string };

/** The first statement of what is parsed: places are counted from it, whatever comments the file begins with. */
const PREFIX = '0;';

/** Every mutant of a source file, in the order of its text. */
export const mutantsOf = (file: string, source: string): readonly Mutant[] => {
  const program = parseSync(PREFIX + source, { syntax: 'typescript', target: 'es2024' });
  const base = (program.body[0]?.span.start ?? 1) + PREFIX.length;
  const bytes = Buffer.from(source);
  const indexOf = (place: number): number => bytes.subarray(0, place - base).toString().length;
  const textOf = ({ span }: Node): string => bytes.subarray(span.start - base, span.end - base).toString();
  const mutants = new Map<string, Mutant>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const child of value) visit(child);
    if (!isNode(value)) return;
    for (const { node, text } of editsOf(value, textOf)) {
      if (text === textOf(node)) continue;
      const [start, end] = [indexOf(node.span.start), indexOf(node.span.end)];
      mutants.set(`${start} ${end} ${text}`, {
        file,
        start,
        end,
        replacement: text,
        ...named(source, start, end, text),
      });
    }
    for (const [name, child] of Object.entries(value)) if (isWalked(value, name)) visit(child);
  };
  visit(program.body.slice(1));
  return [...mutants.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
};

export const mutated = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Types say nothing at run time, and where a module comes from is not a rule. */
const isWalked = (node: Node, name: string): boolean =>
  !['typeAnnotation', 'typeParameters', 'typeParams', 'typeArguments', 'returnType', 'source', 'span'].includes(name) &&
  !['TsTypeAliasDeclaration', 'TsInterfaceDeclaration', 'ImportDeclaration'].includes(node.type);

const LENGTH_SHOWN = 90;
const shortened = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length <= LENGTH_SHOWN ? flat : `${flat.slice(0, LENGTH_SHOWN - 1)}…`;
};

const named = (source: string, start: number, end: number, text: string) => {
  const from = source.lastIndexOf('\n', start) + 1;
  const to = source.indexOf('\n', start);
  const line = source.slice(from, to < 0 ? source.length : to).trim();
  return { line, change: `${shortened(source.slice(start, end))} → ${text === '' ? 'nothing' : shortened(text)}` };
};

/** Boundary first, then the opposite. */
const OTHER_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<<': ['>>'],
  '>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
};

const OTHER_METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);
/** Calls of these on a list may be left out: the list goes on as it was. */
const PASSING_METHODS = new Set(['filter', 'toReversed', 'toSorted', 'slice', 'trim']);

type TextOf = (node: Node) => string;

const editsOf = (node: Node, textOf: TextOf): readonly Edit[] => {
  const to = (text: string): Edit => ({ node, text });
  switch (node.type) {
    case 'BinaryExpression':
      return binaryEdits(node, textOf);
    case 'UnaryExpression':
      return node['operator'] === '!' || node['operator'] === '-' ? [to(textOf(node['argument'] as Node))] : [];
    case 'ConditionalExpression':
      return [to(`(${textOf(node['consequent'] as Node)})`), to(`(${textOf(node['alternate'] as Node)})`)];
    case 'IfStatement':
      return ['true', 'false'].map((text) => ({ node: node['test'] as Node, text }));
    case 'ExpressionStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return [to(';')];
    case 'ReturnStatement':
      return isNode(node['argument']) ? [{ node: node['argument'], text: valueInstead(node['argument']) }] : [to(';')];
    case 'ArrowFunctionExpression':
      return [{ node: node['body'] as Node, text: 'undefined' }];
    case 'CallExpression':
      return callEdits(node, textOf);
    default:
      return literalEdits(node, to);
  }
};

/** Where a truth is asked for, nothing is as good as false: the opposite says more. */
const valueInstead = (node: Node): string =>
  node.type === 'BooleanLiteral' ? String(node['value'] !== true) : 'undefined';

const binaryEdits = (node: Node, textOf: TextOf): readonly Edit[] => {
  const [left, right] = [textOf(node['left'] as Node), textOf(node['right'] as Node)];
  const operator = String(node['operator']);
  if (operator === '??') return [left, right].map((text) => ({ node, text: `(${text})` }));
  return (OTHER_OPERATORS[operator] ?? []).map((other) => ({ node, text: `(${left} ${other} ${right})` }));
};

const callEdits = (node: Node, textOf: TextOf): readonly Edit[] => {
  const callee = node['callee'] as Node;
  if (callee.type !== 'MemberExpression') return [];
  const property = callee['property'] as Node;
  const [list, method] = [textOf(callee['object'] as Node), String(property['value'])];
  const other = OTHER_METHODS.get(method);
  if (other !== undefined) return [{ node: property, text: other }];
  return PASSING_METHODS.has(method) ? [{ node, text: list }] : [];
};

const literalEdits = (node: Node, to: (text: string) => Edit): readonly Edit[] => {
  switch (node.type) {
    case 'BooleanLiteral':
      return [to(String(node['value'] !== true))];
    case 'BigIntLiteral':
      return [to(`${BigInt(String(node['raw']).replaceAll(/[_n]/g, '')) + 1n}n`)];
    case 'NumericLiteral':
      return [to(String(Number(node['value']) + 1))];
    case 'StringLiteral':
      return [to("''")];
    case 'ArrayExpression':
      return (node['elements'] as readonly unknown[]).length > 0 ? [to('[]')] : [];
    case 'ObjectExpression':
      return propertyEdits(node['properties'] as readonly Node[]);
    default:
      return [];
  }
};

/** Each property left out. One in brackets or with a value stands under its own name; a spread brings several. */
const propertyEdits = (properties: readonly Node[]): readonly Edit[] =>
  properties.flatMap((property) => {
    const span = spanOf(property);
    return span === undefined ? [] : [{ node: { type: 'Property', span }, text: '...{}' }];
  });

const spanOf = (property: Node): Node['span'] | undefined => {
  const { key, value, spread, arguments: spreadOf } = property as Record<string, Node | undefined>;
  if (property.type === 'KeyValueProperty' && key && value) return { start: key.span.start, end: value.span.end };
  if (property.type === 'SpreadElement' && spreadOf)
    return { start: (spread as unknown as Node['span']).start, end: spreadOf.span.end };
  return property.type === 'Identifier' ? property.span : undefined;
};
