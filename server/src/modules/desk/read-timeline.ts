import { TIMELINE_PAGE_MAX } from '@fairground/contract/desk/operator-endpoints';
import type { readTimeline as endpoint } from '@fairground/contract/desk/operator-endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { money, writeMoney } from '@fairground/contract/money';
import type { Operator } from '../../platform/http/route.ts';
import type { DeskDeps } from './deps.ts';
import { mergedPage, readPlace } from './domain/timeline.ts';
import type { SourcedEvent } from './domain/timeline.ts';

/** What else may have happened in the very millisecond where a page ended. */
const SAME_MOMENT_MAX = 20;

/** The story of a member out of every module; each is asked for one page, and only if the person may read it. */
export const readTimeline = async (
  { db, clock, timelines }: Pick<DeskDeps, 'db' | 'clock' | 'timelines'>,
  { permissions }: Pick<Operator, 'permissions'>,
  { memberId, cursor, source }: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const place = cursor === undefined ? undefined : readPlace(cursor);
  // Up to the end of that millisecond: rows may hold a finer moment than a cursor does.
  const until = new Date((place?.atMs ?? clock.now().getTime()) + 1);
  const page = { until, limit: TIMELINE_PAGE_MAX + 1 + SAME_MOMENT_MAX };
  const permitted = timelines.filter(({ needs }) => permissions.has(needs));
  const told = await Promise.all(
    permitted
      .filter(({ module }) => source === undefined || module === source)
      .map(async ({ module, read }) => (await read(db, memberId, page)).map((event) => ({ ...event, source: module }))),
  );
  const { list, next } = mergedPage(told.flat(), place, TIMELINE_PAGE_MAX);
  return { list: list.map(entryOf), next, sources: [...new Set(permitted.map(({ module }) => module))] };
};

/** What an event tells besides its moment, for the sentence of its kind. */
const entryOf = ({ key, at, kind, text, amount, currency, by, record }: SourcedEvent) => ({
  id: key,
  at,
  what: kind,
  values: {
    text: text ?? '',
    amount: amount === null ? '' : writeMoney(money(amount)),
    currency: currency ?? '',
  },
  by,
  record: record === null ? null : { record: record.kind, key: record.id },
});
