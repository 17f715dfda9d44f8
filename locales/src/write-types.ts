import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listNamespaces, readPart } from './catalogue.ts';
import type { TextTree } from './text-tree.ts';

const FILE = new URL('messages.ts', import.meta.url);

/** The exact English texts as a type: the compiler then knows every key and reads each text's arguments out of it. */
export const describeMessages = (): string => {
  const namespaces = listNamespaces();
  return [
    '// Written by `node locales/src/write-types.ts` from locales/EN; the build keeps it current.',
    `export const NAMESPACES = [${namespaces.map(quote).join(', ')}] as const;`,
    '',
    'export type Namespace = (typeof NAMESPACES)[number];',
    '',
    'export type Messages = {',
    ...namespaces.flatMap((namespace) => describeEntry(namespace, readPart('EN', namespace), '  ')),
    '};',
    '',
  ].join('\n');
};

const quote = (text: string) => JSON.stringify(text);

const describeEntry = (key: string, entry: string | TextTree, indent: string): readonly string[] =>
  typeof entry === 'string'
    ? [`${indent}${quote(key)}: ${quote(entry)};`]
    : [
        `${indent}${quote(key)}: {`,
        ...Object.entries(entry).flatMap(([inner, value]) => describeEntry(inner, value, `${indent}  `)),
        `${indent}};`,
      ];

/** Whether the types in the tree are those of the texts. */
export const areTypesCurrent = (): boolean => existsSync(FILE) && readFileSync(FILE, 'utf8') === describeMessages();

/** Rewrites the types when the texts have changed. */
export const writeTypes = (): void => {
  if (!areTypesCurrent()) writeFileSync(FILE, describeMessages());
};

if (process.argv[1] === fileURLToPath(import.meta.url)) writeTypes();
