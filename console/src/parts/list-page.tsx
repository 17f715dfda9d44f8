import type { DeskList, DeskQueue } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { useNumbers } from '@fairground/ui/numbers';
import { Download } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useDesk } from '../app/desk.tsx';
import { PageHead } from '../app/page-head.tsx';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { ActionButton } from './action-button.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { nextSort, readListState, writeListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { Loaded } from './loaded.tsx';
import { RowsTable } from './rows-table.tsx';
import { useRows } from './use-rows.ts';

/** A list or a queue, drawn from its offer. The address is its whole state. */
export function ListPage({ offer }: { readonly offer: DeskList | DeskQueue }) {
  const t = useTexts();
  const numbers = useNumbers();
  const words = wordsOf(t, offer.id);
  const { offers } = useDesk();
  const [, go] = useLocation();
  const state = readListState(useSearch(), offer);
  const asked = { ...state.filters, ...(state.sort !== undefined && { sort: state.sort }) };
  const query = useRows(offer.read, offer.cursor, asked);
  const pages = query.data?.pages;
  const list = pages?.flatMap((page) => page.list) ?? [];
  const found = pages?.[0]?.found;
  const isStart = offer.starts !== undefined && writeListState(state, offer) === '';
  const show = (next: ListState) => {
    const search = writeListState(next, offer);
    go(search === '' ? offer.path : `${offer.path}?${search}`, { replace: true });
  };
  return (
    <>
      <PageHead
        title={words.title}
        about={words.about()}
        actions={
          <>
            {offer.file && <ExportButton call={offer.file} query={asked} icon={<Download aria-hidden="true" />} />}
            {offers.actions
              .filter((action) => action.above === offer.id)
              .map((action) => (
                <ActionButton key={action.id} action={action} record={undefined} isFirst />
              ))}
          </>
        }
      />
      <FilterBar rows={offer} words={words} state={state} onState={show} />
      <Loaded query={query}>
        {() =>
          list.length === 0 ? (
            <EmptyList isStart={isStart} isFiltered={Object.keys(state.filters).length > 0} />
          ) : (
            <>
              <RowsTable
                rows={offer}
                shown={state.columns}
                list={list}
                words={words}
                label={words.title}
                sort={state.sort}
                onSort={(column) => show({ ...state, sort: nextSort(state.sort, column) })}
              />
              <div className="mt-3 flex flex-wrap items-center gap-3 text-xs text-ink-faint" aria-live="polite">
                <span>
                  {found
                    ? t('list.found', { count: found.rows, more: found.isMore ? 'yes' : 'no' })
                    : t('list.loaded', { rows: list.length, count: numbers.whole(list.length) })}
                </span>
                {query.hasNextPage && (
                  <Button size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('list.more')}
                  </Button>
                )}
              </div>
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** That nothing waits is good news; that a filter finds nothing is a hint. */
function EmptyList({ isStart, isFiltered }: { readonly isStart: boolean; readonly isFiltered: boolean }) {
  const t = useTexts();
  if (isStart) return <EmptyState title={t('queue.empty')} description={t('queue.empty-text')} />;
  const key = isFiltered ? 'list.none-found' : 'list.empty';
  return <EmptyState title={t(key)} description={t(`${key}-text`)} />;
}
