import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { DataTable } from '@fairground/ui/data-table';
import type { TableColumn } from '@fairground/ui/data-table';
import { EmptyState } from '@fairground/ui/empty-state';

const SKELETON_ROWS = 6;

export type RecordTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isLoading: boolean;
  /** What an empty page says. */
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  /** The way back to the whole record; only where a filter hides some of it. */
  readonly showAll: { readonly text: string; readonly onPress: () => void } | undefined;
};

/** One page of a member's record, with what it says while it comes and when there is nothing. */
export function RecordTable<Row>({ isLoading, empty, showAll, ...table }: RecordTableProps<Row>) {
  return (
    <DataTable
      {...table}
      loadingRows={isLoading ? SKELETON_ROWS : 0}
      empty={
        <EmptyState
          headingLevel={3}
          icon={empty.icon}
          title={empty.title}
          description={empty.text}
          action={showAll && <Button onClick={showAll.onPress}>{showAll.text}</Button>}
        />
      }
    />
  );
}
