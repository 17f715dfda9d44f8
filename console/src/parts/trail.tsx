import type { DeskRecord } from '@fairground/contract/console/desk';
import { readTrail } from '@fairground/contract/console/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { staffCall } from '../session/calls.ts';
import { useTexts } from '../texts/texts.tsx';
import { Loaded } from './loaded.tsx';
import { MoreButton } from './more-button.tsx';
import { Moment } from './value.tsx';

type TrailProps = { readonly record: DeskRecord['record']; readonly recordKey: string };
type Page = ValueOf<typeof readTrail>;

const readPage = (record: string, key: string, cursor: Page['next'], signal: AbortSignal): Promise<Page> =>
  staffCall(readTrail, { query: { record, key, ...(cursor !== null && { cursor }) } }, signal);

/** Who changed a record, when and why; the line of the trail itself where the reader may open it. */
export function Trail({ record, recordKey }: TrailProps) {
  const t = useTexts();
  const { offers } = useDesk();
  const query = useInfiniteQuery({
    queryKey: ['trail', record, recordKey],
    queryFn: ({ pageParam, signal }) => readPage(record, recordKey, pageParam, signal),
    initialPageParam: null as Page['next'],
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const list = pages.flatMap((page) => page.list);
        if (list.length === 0)
          return <p className="rounded-md bg-surface-1 p-4 text-ink-soft">{t('record.no-trail')}</p>;
        return (
          <>
            <ol className="flex flex-col rounded-md bg-surface-1 px-4 shadow-low">
              {list.map(({ seq, at, actor, action, reason }) => {
                const address = recordAddress(offers, 'audit-line', String(seq));
                const done = actionTitle(t, action);
                return (
                  <li key={String(seq)} className="flex flex-wrap gap-x-4 border-t border-line py-2 first:border-t-0">
                    <span className="text-ink-faint">
                      <Moment iso={at.toISOString()} />
                    </span>
                    {address === undefined ? (
                      <span className="font-semibold">{done}</span>
                    ) : (
                      <Link href={address} className="font-semibold text-accent-text hover:underline">
                        {done}
                      </Link>
                    )}
                    <span className="min-w-0 wrap-anywhere text-ink-soft">{reason}</span>
                    <span className="ms-auto text-ink-faint">{actor}</span>
                  </li>
                );
              })}
            </ol>
            <MoreButton query={query} className="mt-2" />
          </>
        );
      }}
    </Loaded>
  );
}

/** The action by the title of its change, where one has the same name; else in words of its own. */
const actionTitle = (t: ReturnType<typeof useTexts>, action: string): string =>
  t.find([
    `${action}.title`,
    `${action.split('.')[0] ?? ''}.timeline.${action}`,
    `${action.split('.')[0] ?? ''}.kinds.${action}`,
    `audit.actions.${action}`,
  ]) ?? action;
