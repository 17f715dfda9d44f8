import type { MemberId } from '@fairground/contract/ids';
import { MODES } from '@fairground/engines/lottery/price';
import type { Holder } from '@fairground/engines/lottery/rebate';
import type { Reader } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { businessDayOf } from './domain/business-day.ts';
import { chainFrom, isSeries } from './domain/rates.ts';
import { takeQuota } from './rate-quotas.ts';
import { lockPlace } from './store/members.ts';
import { findSeriesOfHeads, insertSeriesChange, listLine, updateSeriesOfAll } from './store/rates.ts';

/** The series of a member and of everybody above it on a day of the business, the member first. */
export const chainOf = async (reader: Reader, member: MemberId, day: string): Promise<readonly Holder<MemberId>[]> => {
  const [line, ofHeads = MODES.Lott.series.max] = await Promise.all([
    listLine(reader, member, day),
    findSeriesOfHeads(reader, day),
  ]);
  const chain = chainFrom(line, ofHeads);
  // Trials stand in no line.
  return chain[0]?.holder === member ? chain : [{ holder: member, series: ofHeads }];
};

const DAY_MS = 86_400_000;

/** Changes count from the next midnight, so that one day has one series. The business has no summer time. */
const daysOf = (now: Date) => ({
  today: businessDayOf(now),
  from: businessDayOf(new Date(now.getTime() + DAY_MS)),
});

/**
 * Gives a member a series of its own, at most what its upline will hold then; nothing said is as much as the upline.
 * Answers from which day on it counts.
 */
export const setSeries = async (
  { db, audit, clock }: Pick<MembersDeps, 'db' | 'audit' | 'clock'>,
  actor: Actor,
  member: MemberId,
  series: number | null,
): Promise<{ readonly from: string }> => {
  if (series !== null && !isSeries(series)) throw new Refusal('members.series-refused');
  const now = clock.now();
  const { from } = daysOf(now);
  await inTransaction(db, async (tx) => {
    const place = await lockPlace(tx, member);
    if (place === undefined) throw new Refusal('members.member-unknown');
    if (place.path.length === 0) throw new Refusal('members.series-refused');
    const line = await listLine(tx, member, from);
    const ofHeads = (await findSeriesOfHeads(tx, from)) ?? MODES.Lott.series.max;
    const above = line.slice(0, -1).reduce((least, one) => Math.min(one.series ?? least, least), ofHeads);
    if (series !== null && series > above) throw new Refusal('members.series-refused');
    const before = line.at(-1)?.series ?? null;
    await takeQuota(tx, line, { before: before ?? above, after: series ?? above });
    await insertSeriesChange(tx, member, series, from, now);
    await audit.record(tx, {
      ...actor,
      action: 'members.set-series',
      resource: 'member',
      resourceId: member.toString(),
      before: { series: before },
      after: { series, from },
    });
  });
  return { from };
};

/** What the site gives where nobody says anything else. */
export type SeriesOfAll = { readonly heads: number; readonly newcomers: number | null };

export const setSeriesOfAll = async (
  { db, audit, clock }: Pick<MembersDeps, 'db' | 'audit' | 'clock'>,
  actor: Actor,
  { heads, newcomers }: SeriesOfAll,
): Promise<{ readonly from: string }> => {
  if (!isSeries(heads) || (newcomers !== null && (!isSeries(newcomers) || newcomers > heads)))
    throw new Refusal('members.series-refused');
  const days = daysOf(clock.now());
  await inTransaction(db, async (tx) => {
    await updateSeriesOfAll(tx, { heads, newcomers }, days);
    await audit.record(tx, {
      ...actor,
      action: 'members.set-series-of-all',
      resource: 'members',
      resourceId: 'series',
      before: null,
      after: { heads, newcomers, from: days.from },
    });
  });
  return { from: days.from };
};
