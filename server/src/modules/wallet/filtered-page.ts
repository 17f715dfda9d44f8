import type { Id } from '@fairground/contract/ids';
import type { Db } from '../../platform/database/index.ts';
import { readLegs } from './store.ts';
import type { LegRow } from './store.ts';

/** A page that a filter leaves nearly empty is filled from further back, by ever larger reads, but not for ever. */
const READS_MAX = 20;
const READ_SIZE_MAX = 2_000;

type PageQuery = Omit<Parameters<typeof readLegs>[1], 'limit'> & { readonly size: number; readonly readsMax?: number };

/** One page of what `shown` makes of the legs, the newest first, and where the next page begins. */
export const readFilteredPage = async <Entry>(
  db: Db,
  { size, readsMax = READS_MAX, ...query }: PageQuery,
  shown: (leg: LegRow) => readonly Entry[],
): Promise<{ readonly list: Entry[]; readonly next: Id<'leg'> | null }> => {
  const found: { readonly id: bigint; readonly entry: Entry }[] = [];
  let { before } = query;
  let hasReadAll = query.accounts.length === 0;
  for (let reads = 0; !hasReadAll && found.length <= size && reads < readsMax; reads += 1) {
    const limit = Math.min(READ_SIZE_MAX, (size + 1) * 2 ** reads);
    const legs = await readLegs(db, { ...query, before, limit });
    for (const leg of legs) found.push(...shown(leg).map((entry) => ({ id: leg.id, entry })));
    before = legs.at(-1)?.id ?? before;
    hasReadAll = legs.length < limit;
  }
  const end = pageEnd(found, size);
  const page = found.slice(0, end);
  const hasMore = found.length > end || !hasReadAll;
  // Where the reads ended before the page was full, the next one goes on behind what was looked at.
  const last = found.length > end ? page.at(-1)?.id : before;
  return { list: page.map(({ entry }) => entry), next: hasMore && last !== undefined ? (last as Id<'leg'>) : null };
};

/** The next page begins below the last id of this one, so the two sides of a movement stand on one page. */
const pageEnd = (found: readonly { readonly id: bigint }[], size: number): number => {
  let end = Math.min(found.length, size);
  while (end > 0 && found[end - 1]?.id === found[end]?.id) end -= 1;
  return end;
};
