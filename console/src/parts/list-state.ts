import type { DeskOffers } from '@fairground/contract/console/desk';

type Rows = Pick<DeskOffers['lists'][number], 'columns' | 'filters' | 'starts'>;
type Column = Rows['columns'][number];

/** All that a list is asked for, as it stands in the address: Back, a reload and a shared link show the same. */
export type ListState = {
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string | undefined;
  /** The columns shown, in their order. */
  readonly columns: readonly string[];
};

const standard = (columns: readonly Column[]): readonly string[] =>
  columns.filter(({ isHidden }) => isHidden !== true).map(({ id }) => id);

/** Reads the address; what the list does not know is passed over. */
export const readListState = (search: string, rows: Rows): ListState => {
  const given = new URLSearchParams(search);
  const filters = rows.filters.flatMap(({ id, choices }) => {
    const value = given.get(id) ?? rows.starts?.[id] ?? null;
    const isKnown = value !== null && value !== '' && (choices === undefined || choices.includes(value));
    return isKnown ? [[id, value] as const] : [];
  });
  const sort = given.get('sort') ?? undefined;
  const isSortable = rows.columns.some((column) => column.sort === true && column.id === sort?.replace(/^-/, ''));
  const chosen = given.get('columns')?.split(',') ?? [];
  const known = chosen.filter((id) => rows.columns.some((column) => column.id === id));
  return {
    filters: Object.fromEntries(filters),
    sort: isSortable ? sort : undefined,
    columns: known.length > 0 ? known : standard(rows.columns),
  };
};

/** Writes the address of a state; what is as always is left out. */
export const writeListState = ({ filters, sort, columns }: ListState, rows: Rows): string => {
  const { starts = {} } = rows;
  const asked = Object.entries(filters).filter(([id, value]) => value !== '' && value !== starts[id]);
  // A filter that holds from the start is taken away by an empty one.
  const freed = Object.keys(starts).filter((id) => (filters[id] ?? '') === '');
  const written = new URLSearchParams([...asked, ...freed.map((id) => [id, ''])]);
  if (sort !== undefined) written.set('sort', sort);
  if (columns.join(',') !== standard(rows.columns).join(',')) written.set('columns', columns.join(','));
  return written.toString();
};

/** What a press on the head of a column sorts by next: up, down, as the list comes. */
export const nextSort = (sort: string | undefined, column: string): string | undefined => {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? undefined : column;
};
