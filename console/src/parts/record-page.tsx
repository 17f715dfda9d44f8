import type { DeskPanel, DeskRecord } from '@fairground/contract/console/desk';
import { Skeleton } from '@fairground/ui/skeleton';
import { Tabs } from '@fairground/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useDesk } from '../app/desk.tsx';
import { PageHead } from '../app/page-head.tsx';
import { deskCall } from '../session/calls.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { RecordActions } from './record-actions.tsx';
import { isOfferedFor } from './change.ts';
import { Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { Panel } from './panel.tsx';
import { Timeline } from './timeline.tsx';
import { Trail } from './trail.tsx';
import { State } from './value.tsx';
import { isRow, textIn, textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

/** While a record is looked at it is read again so often. */
const AGAIN_MS = 15_000;

type RecordPageProps = {
  readonly offer: DeskRecord;
  readonly recordKey: string;
  /** Beside a queue or a list, which has the name of the page; there beside a list it is narrow. */
  readonly place?: 'page' | 'queue' | 'aside';
  /** After a change of the record. */
  readonly onDone?: (() => void) | undefined;
};

/** One thing: what it is and how it stands, what can be done, and what all modules know of it. */
export function RecordPage({ offer, recordKey, place = 'page', onDone }: RecordPageProps) {
  const query = useQuery({
    queryKey: ['record', offer.read.name, recordKey],
    queryFn: ({ signal }) => deskCall(offer.read, { query: { [offer.key]: recordKey } }, signal),
    refetchInterval: offer.isNoted === true ? false : AGAIN_MS,
    refetchOnWindowFocus: offer.isNoted !== true,
  });
  return (
    <Loaded query={query}>
      {(record) => <RecordBody {...{ offer, recordKey, place, onDone }} record={isRow(record) ? record : {}} />}
    </Loaded>
  );
}

function RecordBody({ offer, recordKey, record, place = 'page', onDone }: RecordPageProps & { readonly record: Row }) {
  const t = useTexts();
  const { offers } = useDesk();
  const words = wordsOf(t, offer.id);
  const heading = words.value(offer.heading, textIn(valueAt(record, offer.heading), t.language));
  const state = offer.state === undefined ? '' : textOf(valueAt(record, offer.state));
  const panels = offers.panels
    .filter(({ on }) => on === offer.record)
    .toSorted((one, other) => one.order - other.order);
  const tabs = panels.filter((panel) => panel.place === 'tab');
  const sides = panels.filter((panel) => panel.place === 'side');
  const isAside = place === 'aside';
  const isPlain = panels.length === 0 && offers.timelines.every(({ on }) => on !== offer.record);
  const actions = offers.actions.filter((action) => action.on === offer.record && isOfferedFor(action, record));
  const facts = (
    <aside className="flex flex-col gap-4">
      <Facts columns={offer.facts} row={record} words={words} title={t('record.facts')} />
      {sides.map((panel) => (
        <Suspense key={panel.id} fallback={<Skeleton className="h-40 w-full" />}>
          <Panel panel={panel} record={record} recordKey={recordKey} hasTitle />
        </Suspense>
      ))}
    </aside>
  );
  return (
    <>
      <PageHead
        title={heading}
        isPart={place !== 'page'}
        name={`${words.title} ${heading}`}
        about={words.title}
        beside={state !== '' && <State state={state} label={words.value(offer.state ?? '', state)} />}
        actions={<RecordActions actions={actions} record={record} onDone={onDone} />}
      />
      <div
        className={`grid grid-cols-1 items-start gap-4 ${isPlain || isAside ? '' : 'lg:grid-cols-[minmax(0,1fr)_20rem]'}`}
      >
        {!isPlain && isAside && facts}
        {isPlain ? (
          <>
            <Facts columns={offer.facts} row={record} words={words} title={t('record.facts')} isWide />
            {isInTrail(offer) && (
              <section aria-label={t('record.trail')}>
                <h2 className="mb-2 text-sm">{t('record.trail')}</h2>
                <Suspense fallback={<Skeleton className="h-20 w-full" />}>
                  <Trail record={offer.record} recordKey={trailKeyOf(offer, recordKey, record)} />
                </Suspense>
              </section>
            )}
          </>
        ) : (
          <RecordTabs {...{ offer, recordKey, record }} panels={tabs} />
        )}
        {!isPlain && !isAside && facts}
      </div>
    </>
  );
}

/** A line of the trail is no record that people change; an approval tells its own story. */
const isInTrail = ({ record }: Pick<DeskRecord, 'record'>): boolean => record !== 'audit-line' && record !== 'approval';

const trailKeyOf = ({ trailBy }: DeskRecord, recordKey: string, record: Row): string =>
  trailBy === undefined ? recordKey : textOf(valueAt(record, trailBy));

type WhatHappenedProps = Pick<RecordPageProps, 'offer' | 'recordKey'> & {
  readonly record: Row;
  readonly timelines: ReturnType<typeof useDesk>['offers']['timelines'];
  readonly isTrail: boolean;
};

function WhatHappened({ offer, recordKey, record, timelines, isTrail }: WhatHappenedProps) {
  if (isTrail) return <Trail record={offer.record} recordKey={trailKeyOf(offer, recordKey, record)} />;
  return <Timeline offers={timelines} recordKey={recordKey} />;
}

type RecordTabsProps = RecordPageProps & { readonly record: Row; readonly panels: readonly DeskPanel[] };

/** The tabs of all modules, and what happened behind them; the chosen one stands in the address. */
function RecordTabs({ offer, recordKey, record, panels }: RecordTabsProps) {
  const t = useTexts();
  const { offers } = useDesk();
  const [address, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const wanted = search.get('tab');
  const timelines = offers.timelines.filter(({ on }) => on === offer.record);
  const items = [
    ...panels.map(({ id }) => ({ value: id, label: wordsOf(t, id).title })),
    ...(timelines.length > 0 ? [{ value: 'timeline', label: t('record.timeline') }] : []),
    ...(isInTrail(offer) ? [{ value: 'trail', label: t('record.trail') }] : []),
  ];
  const [first] = items;
  if (!first) return <div />;
  const chosen = items.find(({ value }) => value === wanted) ?? first;
  const panel = panels.find(({ id }) => id === chosen.value);
  const shown = (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      {panel ? (
        <Panel key={panel.id} panel={panel} record={record} recordKey={recordKey} />
      ) : (
        <WhatHappened {...{ offer, recordKey, record, timelines }} isTrail={chosen.value === 'trail'} />
      )}
    </Suspense>
  );
  if (items.length === 1)
    return (
      <div>
        <h2 className="mb-2 text-sm">{first.label}</h2>
        {shown}
      </div>
    );
  return (
    <Tabs
      label={t('record.tabs')}
      items={items}
      value={chosen.value}
      className="lg:[&>[role=tablist]]:flex-wrap lg:[&>[role=tablist]]:gap-y-0"
      onValueChange={(tab) => {
        search.set('tab', tab);
        go(`${address}?${search}`, { replace: true });
      }}
    >
      {shown}
    </Tabs>
  );
}
