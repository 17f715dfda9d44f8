import type { DeskList } from '@fairground/contract/console/desk';
import type { Words } from '../texts/words.ts';
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
};
