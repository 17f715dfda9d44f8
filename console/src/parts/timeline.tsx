import type { DeskOffers } from '@fairground/contract/console/desk';
import { FilterTag } from '@fairground/ui/tag';
import { Skeleton } from '@fairground/ui/skeleton';
import { useState } from 'react';
import { Link } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { MoreButton } from './more-button.tsx';
import { useTimeline } from './use-timeline.ts';
import type { Told } from './use-timeline.ts';
import { Moment } from './value.tsx';
import { isRow, textOf } from './values.ts';
import type { Row } from './values.ts';

type TimelineProps = { readonly offers: DeskOffers['timelines']; readonly recordKey: string };

/** What happened to a record, from all modules in one line of time, the newest first; or what one part of them tells. */
export function Timeline({ offers, recordKey }: TimelineProps) {
  const t = useTexts();
  const [source, setSource] = useState<string>();
  const { query, entries, sources, hasGap } = useTimeline(offers, recordKey, source);
  const words = wordsOf(t, offers[0]?.id ?? '');
  return (
    <>
      {sources.length > 1 && (
        <fieldset className="mb-3 flex flex-wrap gap-2">
          <legend className="sr-only">{words.field('sources')}</legend>
          <FilterTag pressed={source === undefined} onPressedChange={() => setSource(undefined)}>
            {words.field('all')}
          </FilterTag>
          {sources.map((each) => (
            <FilterTag
              key={each}
              pressed={each === source}
              onPressedChange={(isOn) => setSource(isOn ? each : undefined)}
            >
              {words.value('source', each)}
            </FilterTag>
          ))}
        </fieldset>
      )}
      {hasGap && <p className="mb-2 text-loss">{t('record.timeline-gap')}</p>}
      {query.isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : entries.length === 0 ? (
        <p className="rounded-md bg-surface-1 p-4 text-ink-soft">{t('list.empty')}</p>
      ) : (
        <ol aria-label={t('record.timeline')} className="flex flex-col">
          {entries.map((told) => (
            <Line key={`${told.id} ${textOf(told.entry['id'])}`} {...told} />
          ))}
        </ol>
      )}
      <MoreButton query={query} className="mt-2" />
    </>
  );
}

function Line({ id, entry }: Told) {
  const t = useTexts();
  const { offers } = useDesk();
  const leads = isRow(entry['record']) ? entry['record'] : undefined;
  const address = leads && recordAddress(offers, textOf(leads['record']), textOf(leads['key']));
  const words = textOfEntry(t, id, entry);
  return (
    <li className="flex flex-wrap gap-x-4 border-t border-line py-2 first:border-t-0">
      <span className="text-ink-faint">
        <Moment iso={textOf(entry['at'])} />
      </span>
      {address === undefined ? (
        <span>{words}</span>
      ) : (
        <Link href={address} className="text-accent-text hover:underline">
          {words}
        </Link>
      )}
      <span className="ms-auto text-ink-faint">{textOf(entry['by'])}</span>
    </li>
  );
}

const textOfEntry = (t: ReturnType<typeof useTexts>, id: string, entry: Row): string => {
  const [part = ''] = id.split('.');
  const what = textOf(entry['what']);
  const values = isRow(entry['values']) ? entry['values'] : {};
  const filled = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, textOf(value)]));
  return t.find([`${id}.timeline.${what}`, `${part}.timeline.${what}`], filled) ?? what;
};
