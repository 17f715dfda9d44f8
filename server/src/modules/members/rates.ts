import type { MemberId } from '@fairground/contract/ids';
import type { BusinessDays } from '../../platform/business-days.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { heldIn, isOffered } from './domain/rates.ts';
import type { HeldRate } from './domain/rates.ts';
import { takeQuota } from './rate-quotas.ts';
import { lockPlace } from './store/members.ts';
import { findRateOfHeads, insertRateChange, listLine, listLinesOn, updateRatesOfAll } from './store/rates.ts';

/** A line of the tree on a day of the business, its head first, and what heads of lines hold. Trials stand in no line. */
export type RateLine = { readonly ofHeads: number; readonly line: readonly HeldRate[] };

type Deps = Pick<MembersDeps, 'db' | 'audit' | 'clock' | 'days' | 'rateScale'>;

/** The rates of a member and of everybody above it, the member last. */
export const lineOf = async (
  { rateScale }: Pick<MembersDeps, 'rateScale'>,
  reader: Reader,
  member: MemberId,
  day: string,
): Promise<RateLine> => {
  const [line, ofHeads = rateScale.max] = await Promise.all([
    listLine(reader, member, day),
    findRateOfHeads(reader, day),
  ]);
  return { ofHeads, line: heldIn(line, ofHeads) };
};

/** The same for many members with two statements, in their order. */
export const linesOn = async (
  { rateScale }: Pick<MembersDeps, 'rateScale'>,
  reader: Reader,
  members: readonly MemberId[],
  day: string,
): Promise<readonly RateLine[]> => {
  const [lines, ofHeads = rateScale.max] = await Promise.all([
    listLinesOn(reader, members, day),
    findRateOfHeads(reader, day),
  ]);
  return members.map((member) => ({ ofHeads, line: heldIn(lines.get(member) ?? [], ofHeads) }));
};

/** The series that each of these members holds on a day. */
export const seriesOn = async (
  deps: Pick<MembersDeps, 'rateScale'>,
  reader: Reader,
  members: readonly MemberId[],
  day: string,
): Promise<ReadonlyMap<MemberId, number>> => {
  const lines = await linesOn(deps, reader, members, day);
  return new Map(members.map((id, index) => [id, lines[index]?.line.at(-1)?.rate ?? 0]));
};

const DAY_MS = 86_400_000;

/** Changes count from the next midnight, so that one day has one rate. */
const daysOf = (days: BusinessDays, now: Date) => ({ today: days.dayOf(now), from: tomorrowOf(days, now) });

/** The day from whose midnight on a change counts. */
export const tomorrowOf = ({ dayOf }: Pick<BusinessDays, 'dayOf'>, now: Date): string =>
  new Date(Date.parse(`${dayOf(now)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/**
 * Gives a member a rate of its own, at most what its upline will hold then; null is as much as the upline.
 * Answers from which day on it counts.
 */
export const setRate = (
  deps: Deps,
  actor: Actor,
  member: MemberId,
  rate: number | null,
): Promise<{ readonly from: string }> => inTransaction(deps.db, (tx) => setRateIn(deps, tx, actor, member, rate));

/** The same within a transaction of the caller. */
export const setRateIn = async (
  { audit, clock, days, rateScale }: Omit<Deps, 'db'>,
  tx: Tx,
  actor: Actor,
  member: MemberId,
  rate: number | null,
): Promise<{ readonly from: string }> => {
  if (rate !== null && !isOffered(rateScale, rate)) throw new Refusal('members.series-refused');
  const now = clock.now();
  const { from } = daysOf(days, now);
  const place = await lockPlace(tx, member);
  if (place === undefined) throw new Refusal('members.member-unknown');
  if (place.path.length === 0) throw new Refusal('members.series-refused');
  const line = await listLine(tx, member, from);
  const ofHeads = (await findRateOfHeads(tx, from)) ?? rateScale.max;
  const above = heldIn(line.slice(0, -1), ofHeads).at(-1)?.rate ?? ofHeads;
  if (rate !== null && rate > above) throw new Refusal('members.series-refused');
  const before = line.at(-1)?.rate ?? null;
  if (actor.actorKind === 'member') {
    // Agents only raise: what is lower tomorrow than today was lowered by staff, and no agent takes that back.
    const today = (await listLine(tx, member, days.dayOf(now))).at(-1)?.rate ?? null;
    if (before !== null && today !== null && before < today) throw new Refusal('members.series-refused');
  }
  await takeQuota(tx, line, { before: before ?? above, after: rate ?? above });
  await insertRateChange(tx, member, rate, from, now);
  await audit.record(tx, {
    ...actor,
    action: 'members.set-series',
    resource: 'member',
    resourceId: member.toString(),
    before: { series: before },
    after: { series: rate, from },
  });
  return { from };
};

/** What the site gives where nobody says anything else. */
export type RatesOfAll = { readonly heads: number; readonly newcomers: number | null };

export const setRatesOfAll = async (
  { db, audit, clock, days, rateScale }: Deps,
  actor: Actor,
  { heads, newcomers }: RatesOfAll,
): Promise<{ readonly from: string }> => {
  if (!isOffered(rateScale, heads) || (newcomers !== null && (!isOffered(rateScale, newcomers) || newcomers > heads)))
    throw new Refusal('members.series-refused');
  const { today, from } = daysOf(days, clock.now());
  await inTransaction(db, async (tx) => {
    await updateRatesOfAll(tx, { heads, newcomers }, { today, from });
    await audit.record(tx, {
      ...actor,
      action: 'members.set-series-of-all',
      resource: 'members',
      resourceId: 'series',
      before: null,
      after: { heads, newcomers, from },
    });
  });
  return { from };
};
