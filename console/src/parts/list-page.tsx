import type { DeskList, DeskQueue } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { useNumbers } from '@fairground/ui/numbers';
import { ArrowUp } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useDesk } from '../app/desk.tsx';
import { PageHead } from '../app/page-head.tsx';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { ActionButton } from './action-button.tsx';
import { Beside } from './beside.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { bulkActionsOf } from './bulk.ts';
import { ExportListButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { nextSort, readListState, writeListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { Loaded } from './loaded.tsx';
import { MoreButton } from './more-button.tsx';
import { readOpenRecord, writeListAddress } from './open-record.ts';
import { RowsTable } from './rows-table.tsx';
import { SavedViews } from './saved-views.tsx';
import { useChosen } from './use-chosen.ts';
import { useRows } from './use-rows.ts';
import { useStillRows } from './use-still-rows.ts';
import { useWide } from './use-widths.ts';

/** A list or a queue, drawn from its offer. The address is its whole state. */
export function ListPage({ offer }: { readonly offer: DeskList | DeskQueue }) {
  const t = useTexts();
  const numbers = useNumbers();
  const words = wordsOf(t, offer.id);
  const { offers } = useDesk();
  const [, go] = useLocation();
  const search = useSearch();
  const state = readListState(search, offer);
  const asked = { ...state.filters, ...(state.sort !== undefined && { sort: state.sort }) };
  const query = useRows(offer.read, offer.cursor, asked);
  const pages = query.data?.pages;
  const place = { key: offer.key, asked: JSON.stringify(asked) };
  const { rows: list, left, waiting, show: showWaiting } = useStillRows(pages, place);
  const { chosen, choosing, clear } = useChosen(list, place);
  const bulk = bulkActionsOf(offers.actions, offer.record);
  const found = pages?.[0]?.found;
  const written = writeListState(state, offer);
  const isStart = offer.starts !== undefined && written === '';
  const open = readOpenRecord(search);
  const { record } = offer;
  const opening = useWide() &&
    record !== undefined && {
      key: open?.record === record ? open.key : undefined,
      addressOf: (key: string) => writeListAddress(offer.path, written, { record, key }),
    };
  const show = (next: ListState) =>
    go(writeListAddress(offer.path, writeListState(next, offer), open), { replace: true });
  return (
    <Beside open={open} back={writeListAddress(offer.path, written, undefined)}>
      <PageHead
        title={words.title}
        about={words.about()}
        actions={
          <>
            <ExportListButton offer={offer} words={words} state={state} />
            {offers.actions
              .filter((action) => action.above === offer.id)
              .map((action, place) => (
                <ActionButton key={action.id} action={action} record={undefined} isFirst={place === 0} />
              ))}
          </>
        }
      />
      <FilterBar rows={offer} words={words} state={state} onState={show}>
        <SavedViews offer={offer} search={written} />
      </FilterBar>
      <Loaded query={query}>
        {() =>
          list.length === 0 ? (
            <EmptyList isStart={isStart} isFiltered={Object.keys(state.filters).length > 0} />
          ) : (
            <>
              {(waiting > 0 || left.size > 0) && (
                <Button size="sm" className="mb-2" iconStart={<ArrowUp aria-hidden="true" />} onClick={showWaiting}>
                  {waiting > 0 ? t('list.waiting', { count: waiting }) : t('list.refresh')}
                </Button>
              )}
              <RowsTable
                rows={offer}
                opening={opening || undefined}
                left={left}
                choosing={bulk.length > 0 ? choosing : undefined}
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
                <MoreButton query={query} />
              </div>
              {bulk.length > 0 && <BulkBar actions={bulk} rows={offer} words={words} chosen={chosen} onClear={clear} />}
            </>
          )
        }
      </Loaded>
    </Beside>
  );
}

/** That nothing waits is good news; that a filter finds nothing is a hint. */
function EmptyList({ isStart, isFiltered }: { readonly isStart: boolean; readonly isFiltered: boolean }) {
  const t = useTexts();
  if (isStart) return <EmptyState title={t('queue.empty')} description={t('queue.empty-text')} />;
  const key = isFiltered ? 'list.none-found' : 'list.empty';
  return <EmptyState title={t(key)} description={t(`${key}-text`)} />;
}
