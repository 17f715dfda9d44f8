/** One cell of a table: text that people or vendors wrote, or a figure that programs may add up. */
export type Cell = string | { readonly figure: string };

const FIGURE = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const QUOTED = /[",\r\n]/;

/** The first characters of a file: spreadsheets read it as UTF-8 by them. */
export const CSV_START = '\uFEFF';

/** One line as RFC 4180 has it. Text can never become a formula; a figure stays one. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

const cellText = (cell: Cell): string => {
  if (typeof cell !== 'string' && FIGURE.test(cell.figure)) return cell.figure;
  const text = typeof cell === 'string' ? cell : cell.figure;
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
