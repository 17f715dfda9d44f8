import type { MemberId } from '@fairground/contract/ids';
import { MODES } from '@fairground/engines/lottery/price';
import type { Holder } from '@fairground/engines/lottery/rebate';
import type { Reader } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { chainFrom, isSeries } from './domain/series.ts';
import { lockPlace } from './store/members.ts';
import { findSeriesOfHeads, listLine, updateSeries, updateSeriesOfAll } from './store/series.ts';

/** The series of a member and of everybody above it as it is now, the member first. */
export const chainOf = async (reader: Reader, member: MemberId): Promise<readonly Holder<MemberId>[]> => {
  const [line, ofHeads = MODES.Lott.series.max] = await Promise.all([
    listLine(reader, member),
    findSeriesOfHeads(reader),
  ]);
  const chain = chainFrom(line, ofHeads);
  // Trials stand in no line.
  return chain[0]?.holder === member ? chain : [{ holder: member, series: ofHeads }];
};

/** Gives a member a series of its own, at most what its upline holds; nothing said is as much as the upline. */
export const setSeries = async (
  { db, audit }: Pick<MembersDeps, 'db' | 'audit'>,
  actor: Actor,
  member: MemberId,
  series: number | null,
): Promise<void> => {
  if (series !== null && !isSeries(series)) throw new Refusal('members.series-refused');
  await inTransaction(db, async (tx) => {
    const place = await lockPlace(tx, member);
    if (place === undefined) throw new Refusal('members.member-unknown');
    if (place.path.length === 0) throw new Refusal('members.series-refused');
    const line = await listLine(tx, member);
    const ofHeads = (await findSeriesOfHeads(tx)) ?? MODES.Lott.series.max;
    const above = line.slice(0, -1).reduce((least, one) => Math.min(one.series ?? least, least), ofHeads);
    if (series !== null && series > above) throw new Refusal('members.series-refused');
    await updateSeries(tx, member, series);
    await audit.record(tx, {
      ...actor,
      action: 'members.set-series',
      resource: 'member',
      resourceId: member.toString(),
      before: { series: line.at(-1)?.series ?? null },
      after: { series },
    });
  });
};

/** What the site gives where nobody says anything else. */
export type SeriesOfAll = { readonly heads: number; readonly newcomers: number | null };

export const setSeriesOfAll = async (
  { db, audit }: Pick<MembersDeps, 'db' | 'audit'>,
  actor: Actor,
  { heads, newcomers }: SeriesOfAll,
): Promise<void> => {
  if (!isSeries(heads) || (newcomers !== null && (!isSeries(newcomers) || newcomers > heads)))
    throw new Refusal('members.series-refused');
  await inTransaction(db, async (tx) => {
    await updateSeriesOfAll(tx, { heads, newcomers });
    await audit.record(tx, {
      ...actor,
      action: 'members.set-series-of-all',
      resource: 'members',
      resourceId: 'series',
      before: null,
      after: { heads, newcomers },
    });
  });
};
