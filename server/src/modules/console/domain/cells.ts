import type { Column } from '@fairground/contract/console/columns';
import type { Cell } from '../../../platform/exports/index.ts';

const FIGURES: readonly Column['as'][] = ['amount', 'number', 'rate'];

/** A field of a row as a cell of a file. Moments keep their zone, figures can be added up, and what is not there is empty. */
export const cellOf = (row: unknown, { id, as }: Pick<Column, 'id' | 'as'>, language: string): Cell => {
  const text = textOf(as === 'localized' ? inLanguage(valueAt(row, id), language) : valueAt(row, id));
  return FIGURES.includes(as) ? { figure: text } : text;
};

const valueAt = (row: unknown, id: string): unknown => {
  let here = row;
  for (const step of id.split('.')) here = isObject(here) ? here[step] : undefined;
  return here;
};

const inLanguage = (value: unknown, language: string): unknown =>
  isObject(value) ? (value[language] ?? value['EN'] ?? Object.values(value)[0]) : value;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
