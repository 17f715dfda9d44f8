import { money, writeMoney } from '@fairground/contract/money';
import type { PersonalRow, PersonalTable } from '../../../platform/personal-data.ts';

/** A row as the archive has it: moments in ISO 8601, whole numbers exact, amounts as decimals. */
export const plainRow = ({ columns, money: amounts = [] }: PersonalTable, row: PersonalRow): PersonalRow =>
  Object.fromEntries(columns.map((name) => [name, plain(row[name], amounts.includes(name))]));

const plain = (value: unknown, isMoney: boolean): unknown => {
  if (typeof value === 'bigint') return isMoney ? writeMoney(money(value)) : value.toString();
  return value instanceof Date ? value.toISOString() : (value ?? null);
};

export const csvLine = (values: readonly unknown[]): string => `${values.map(csvCell).join(',')}\r\n`;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell in quotes. A text that a spreadsheet would run as a formula gets a mark in front. */
const csvCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};
