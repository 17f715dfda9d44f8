/** Lines up rows in columns; the last column is as long as it likes. */
export const printTable = (
  print: (line: string) => void,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): void => {
  if (rows.length === 0) return print('(none)');
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, column) => (column === cells.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  ');
  print(line(heads));
  for (const row of rows) print(line(row));
};

export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
