import type { DeskOffers } from '@fairground/contract/console/desk';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { deskCall } from '../session/calls.ts';
import { useTexts } from '../texts/texts.tsx';
import { Moment } from './value.tsx';
import { isRow, pageOf, textOf } from './values.ts';
import type { Row } from './values.ts';

type TimelineProps = { readonly offers: DeskOffers['timelines']; readonly recordKey: string };

/** What happened to a record, from all modules in one line of time, the newest first. */
export function Timeline({ offers, recordKey }: TimelineProps) {
  const t = useTexts();
  const desk = useDesk();
  const queries = useQueries({
    queries: offers.map(({ id, read, by }) => ({
      queryKey: ['timeline', id, recordKey],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        pageOf(await deskCall(read, { query: { [by]: recordKey } }, signal)).list.map((entry) => ({ id, entry })),
    })),
  });
  const entries = queries
    .flatMap(({ data = [] }) => data)
    .toSorted((one, other) => textOf(other.entry['at']).localeCompare(textOf(one.entry['at'])));
  return (
    <>
      {queries.some(({ isError }) => isError) && <p className="mb-2 text-loss">{t('record.timeline-gap')}</p>}
      <ol className="flex flex-col">
        {entries.map(({ id, entry }) => {
          const leads = isRow(entry['record']) ? entry['record'] : undefined;
          const address = leads && recordAddress(desk.offers, textOf(leads['record']), textOf(leads['key']));
          const words = textOfEntry(t, id, entry);
          return (
            <li
              key={`${id} ${textOf(entry['id'])}`}
              className="flex flex-wrap gap-x-4 border-t border-line py-2 first:border-t-0"
            >
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
        })}
      </ol>
    </>
  );
}

const textOfEntry = (t: ReturnType<typeof useTexts>, id: string, entry: Row): string => {
  const [part = ''] = id.split('.');
  const what = textOf(entry['what']);
  const values = isRow(entry['values']) ? entry['values'] : {};
  const filled = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, textOf(value)]));
  return t.find([`${id}.timeline.${what}`, `${part}.timeline.${what}`], filled) ?? what;
};
