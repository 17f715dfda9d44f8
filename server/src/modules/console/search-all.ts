import { SEARCH_GROUP_MAX } from '@fairground/contract/console/operator-endpoints';
import type { search } from '@fairground/contract/console/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Operator } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log.ts';
import { isOffered } from './domain/offers.ts';
import type { Together } from './domain/offers.ts';

/** How long a module may take; a slow one is named and does not hold up the others. */
export const SEARCH_MS = 300;

type Groups = ValueOf<typeof search>;

/** Asks the search of every module that this person may use, all at once. */
export const searchAll = async (
  { offers, finds, log }: Together & { readonly log: Pick<Log, 'warn'> },
  words: string,
  staff: Operator,
): Promise<Groups> => {
  const answers = await Promise.all(
    offers.searches.filter(isOffered(staff.permissions)).map(async ({ id, record }) => {
      const find = finds[id];
      const found = find && (await inTime(find(words, staff), (err) => log.warn({ err, search: id }, 'search failed')));
      return { id, record, found: found?.slice(0, SEARCH_GROUP_MAX) };
    }),
  );
  return {
    groups: answers.flatMap(({ id, record, found = [] }) => (found.length > 0 ? [{ id, record, found }] : [])),
    late: answers.flatMap(({ id, found }) => (found === undefined ? [id] : [])),
  };
};

const inTime = async <Value>(work: Promise<Value>, failed: (error: unknown) => void): Promise<Value | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, SEARCH_MS, undefined);
  });
  try {
    return (await Promise.race([work.catch((error: unknown) => void failed(error)), late])) ?? undefined;
  } finally {
    clearTimeout(timer);
  }
};
