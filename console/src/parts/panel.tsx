import type { DeskPanel } from '@fairground/contract/console/desk';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { drawPart } from '../app/features.ts';
import { deskCall } from '../session/calls.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { Changes } from './changes.tsx';
import type { FieldChange } from './changes.tsx';
import { Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { MoreButton } from './more-button.tsx';
import { RowsTable } from './rows-table.tsx';
import { useRows } from './use-rows.ts';
import { isRow, textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

type PanelProps = {
  readonly panel: DeskPanel;
  readonly record: Row;
  readonly recordKey: string;
  readonly hasTitle?: boolean | undefined;
};

/** What one module knows of a record of any module. */
export function Panel({ panel, record, recordKey, hasTitle = false }: PanelProps) {
  const t = useTexts();
  const also = panel.names === undefined ? '' : textOf(valueAt(record, panel.names));
  const words = wordsOf(t, panel.id, also === '' ? undefined : also);
  if (panel.changes !== undefined) {
    const changes = valueAt(record, panel.changes);
    return (
      <Changes list={Array.isArray(changes) ? (changes as FieldChange[]) : []} words={words} label={words.title} />
    );
  }
  if (panel.rows !== undefined && panel.list !== undefined) {
    const list = valueAt(record, panel.list);
    return (
      <PanelTable {...{ panel, hasTitle }} rows={panel.rows} list={Array.isArray(list) ? list.filter(isRow) : []} />
    );
  }
  if (panel.rows !== undefined) return <PanelRows {...{ panel, recordKey, hasTitle }} rows={panel.rows} />;
  if (panel.facts !== undefined && panel.read === undefined)
    return (
      <Facts columns={panel.facts} row={record} words={words} title={words.title} isWide={panel.place === 'tab'} />
    );
  if (panel.facts !== undefined) return <PanelFacts {...{ panel, recordKey }} facts={panel.facts} />;
  return <Suspense fallback={null}>{drawPart(panel.id, { recordKey, record })}</Suspense>;
}

type PanelRowsProps = Omit<PanelProps, 'record'> & { readonly rows: NonNullable<DeskPanel['rows']> };

function PanelRows({ panel, recordKey, rows, hasTitle }: PanelRowsProps) {
  const query = useRows(panel.read, rows.cursor, { [panel.by ?? 'id']: recordKey });
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <>
          <PanelTable {...{ panel, rows, hasTitle }} list={pages.flatMap((page) => page.list)} />
          <MoreButton query={query} className="mt-2" />
        </>
      )}
    </Loaded>
  );
}

type PanelTableProps = Pick<PanelRowsProps, 'panel' | 'rows' | 'hasTitle'> & { readonly list: readonly Row[] };

function PanelTable({ panel, rows, list, hasTitle = false }: PanelTableProps) {
  const t = useTexts();
  const words = wordsOf(t, panel.id);
  const shown = rows.columns.filter(({ isHidden }) => isHidden !== true).map(({ id }) => id);
  return (
    // The table is a landmark of this name itself.
    <div>
      {hasTitle && <h2 className="mb-2 text-sm">{words.title}</h2>}
      {list.length === 0 ? (
        <p className="rounded-md bg-surface-1 p-4 text-ink-soft">{t('list.empty')}</p>
      ) : (
        <RowsTable rows={rows} shown={shown} list={list} words={words} label={words.title} />
      )}
    </div>
  );
}

type PanelFactsProps = Pick<PanelProps, 'panel' | 'recordKey'> & { readonly facts: NonNullable<DeskPanel['facts']> };

function PanelFacts({ panel, recordKey, facts }: PanelFactsProps) {
  const t = useTexts();
  const words = wordsOf(t, panel.id);
  const query = useQuery({
    queryKey: ['panel', panel.id, recordKey],
    enabled: panel.read !== undefined,
    queryFn: ({ signal }) =>
      panel.read ? deskCall(panel.read, { query: { [panel.by ?? 'id']: recordKey } }, signal) : Promise.resolve({}),
  });
  return (
    <Loaded query={query}>
      {(value) => (
        <Facts
          columns={facts}
          row={isRow(value) ? value : {}}
          words={words}
          title={words.title}
          isWide={panel.place === 'tab'}
        />
      )}
    </Loaded>
  );
}
