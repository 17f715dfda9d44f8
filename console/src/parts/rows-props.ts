import type { DeskList } from '@fairground/contract/console/desk';
import type { Words } from '../texts/words.ts';
import type { Choosing } from './use-chosen.ts';
import type { Row } from './values.ts';

/** Rows to be drawn, as a table or as cards. */
export type RowsTableProps = {
  readonly rows: Pick<DeskList, 'key' | 'columns' | 'record'>;
  readonly shown: readonly string[];
  readonly list: readonly Row[];
  readonly words: Words;
  readonly label: string;
  readonly sort?: string | undefined;
  readonly onSort?: (column: string) => void;
  /** Where a row opens its record beside the list; else its link leads to the page of the record. */
  readonly opening?: { readonly key: string | undefined; readonly addressOf: (key: string) => string } | undefined;
  /** Keys of rows that the filter no longer finds. */
  readonly left?: ReadonlySet<string> | undefined;
  /** Where rows can be chosen for one change of all. */
  readonly choosing?: Choosing | undefined;
};
