/** A row or a record in the form it travels in. */
export type Row = Readonly<Record<string, unknown>>;

/** The value of a field; a dot leads inside. */
export const valueAt = (row: Row, id: string): unknown => {
  let here: unknown = row;
  for (const step of id.split('.')) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Row)[step];
  }
  return here;
};

/** A value as text, for keys, conditions and what was before a change. */
export const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
};

/** A text in several languages as the reader has it: else in English, else in the first there is. */
export const textIn = (value: unknown, language: string): string => {
  if (!isRow(value)) return textOf(value);
  const [first] = Object.values(value);
  return textOf(value[language] ?? value['EN'] ?? first);
};

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of an answer, and where the next page begins. */
export const pageOf = (
  answer: unknown,
): {
  readonly list: readonly Row[];
  readonly next: string | null;
  readonly found?: { rows: number; isMore: boolean };
} => {
  if (!isRow(answer) || !Array.isArray(answer['list'])) return { list: [], next: null };
  const { list, next, found } = answer;
  return {
    list: list.filter(isRow),
    next: next === null || next === undefined ? null : textOf(next),
    ...(isRow(found) && { found: { rows: Number(found['rows']), isMore: found['isMore'] === true } }),
  };
};
