import type { DeskQueue } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ArrowLeft, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useDesk } from '../app/desk.tsx';
import { PageHead } from '../app/page-head.tsx';
import { Failure } from '../session/proof-form.tsx';
import { useFailureText } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { FilterBar } from './filter-bar.tsx';
import { readListState, writeListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { Loaded } from './loaded.tsx';
import { MoreButton } from './more-button.tsx';
import { QueueList } from './queue-list.tsx';
import { byDeadline, nextItem } from './queue-order.ts';
import { RecordPage } from './record-page.tsx';
import { useClaim } from './use-claim.ts';
import { useRows } from './use-rows.ts';
import { textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

const OPEN = 'open';

/** What waits, oldest first, beside the item that is open with all its evidence; after a decision the next one opens. */
export function QueuePage({ offer }: { readonly offer: DeskQueue }) {
  const t = useTexts();
  const words = wordsOf(t, offer.id);
  const [, go] = useLocation();
  const search = useSearch();
  const state = readListState(search, offer);
  const open = new URLSearchParams(search).get(OPEN) ?? undefined;
  const query = useRows(offer.read, offer.cursor, state.filters);
  const list = byDeadline(query.data?.pages.flatMap((page) => page.list) ?? [], offer.since);
  const keys = list.map((row) => textOf(valueAt(row, offer.key)));
  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    if (open === undefined || keys.includes(open)) order.current = keys;
  });
  const addressOf = (next: ListState, item: string | undefined): string => {
    const written = new URLSearchParams(writeListState(next, offer));
    if (item !== undefined) written.set(OPEN, item);
    return written.size === 0 ? offer.path : `${offer.path}?${written}`;
  };
  const openNext = async () => {
    const { data } = await query.refetch();
    const now = byDeadline(data?.pages.flatMap((page) => page.list) ?? [], offer.since);
    const next = nextItem(
      order.current,
      open ?? '',
      now.map((row) => textOf(valueAt(row, offer.key))),
    );
    go(addressOf(state, next.open), { replace: true });
  };
  const [first] = keys;
  return (
    <>
      <div className={open === undefined ? undefined : 'max-lg:hidden'}>
        <PageHead
          title={words.title}
          about={words.about()}
          actions={
            first !== undefined && (
              <Button
                size="sm"
                variant={open === undefined ? 'primary' : 'secondary'}
                data-key="n"
                onClick={() => go(addressOf(state, keys[keys.indexOf(open ?? '') + 1] ?? first))}
              >
                {t('queue.next')}
              </Button>
            )
          }
        />
        <FilterBar
          rows={{ filters: offer.filters, columns: [] }}
          words={words}
          state={state}
          onState={(next) => go(addressOf(next, open))}
        />
      </div>
      <Loaded query={query}>
        {() =>
          list.length === 0 && open === undefined ? (
            <EmptyState title={t('queue.empty')} description={t('queue.empty-text')} />
          ) : (
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
              <div className={open === undefined ? undefined : 'max-lg:hidden'}>
                <QueueList {...{ offer, words, list, open }} addressOf={(item) => addressOf(state, item)} />
                <MoreButton query={query} className="mt-3" />
              </div>
              {open === undefined ? (
                <p className="p-6 text-ink-soft max-lg:hidden">{t('queue.choose')}</p>
              ) : (
                <OpenItem
                  key={open}
                  {...{ offer, open }}
                  row={list.find((row) => textOf(valueAt(row, offer.key)) === open)}
                  back={addressOf(state, undefined)}
                  onDone={() => void openNext()}
                />
              )}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

type OpenItemProps = {
  readonly offer: DeskQueue;
  readonly open: string;
  readonly row: Row | undefined;
  readonly back: string;
  readonly onDone: () => void;
};

function OpenItem({ offer, open, row, back, onDone }: OpenItemProps) {
  const t = useTexts();
  const { offers, self } = useDesk();
  const record = offers.records.find((each) => each.record === offer.record);
  const holder = offer.claim && row ? textOf(valueAt(row, offer.claim.by)) : '';
  return (
    <section aria-label={t('queue.item')} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-3 text-xs text-ink-soft">
        <Link href={back} data-key="u" className="control h-8 gap-1 pe-2 hover:text-ink pointer-coarse:h-11">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('queue.back')}
        </Link>
        {holder !== '' && (
          <span className="inline-flex items-center gap-1">
            <UserRound aria-hidden="true" className="size-3.5" />
            {holder === self.name ? t('queue.yours') : t('queue.held', { name: holder })}
          </span>
        )}
      </div>
      {offer.claim && row && <InHand {...{ holder, itemKey: open, claim: offer.claim, self: self.name }} />}
      {record && <RecordPage offer={record} recordKey={open} place="queue" onDone={onDone} />}
    </section>
  );
}

/** Holds the item while it is drawn, and says so where that failed. */
function InHand(claiming: Parameters<typeof useClaim>[0]) {
  const textOfFailure = useFailureText();
  const failure = useClaim(claiming);
  return <Failure text={failure === undefined ? undefined : textOfFailure(failure)} />;
}
