import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { isOffered } from './domain/rates.ts';
import type { GivenRate } from './domain/rates.ts';
import { findPlace } from './store/members.ts';
import { findRateQuota, findRationedFrom, takeRateQuota, updateRationedFrom, upsertRateQuota } from './store/rates.ts';

/** High rates are rationed: below an agent so many accounts are given one, and no more. */

/** Takes one of the agent's quota where somebody directly below it is raised to a rationed rate, or refuses. */
export const takeQuota = async (
  tx: Tx,
  line: readonly GivenRate[],
  { before, after }: { readonly before: number; readonly after: number },
): Promise<void> => {
  const rationedFrom = await findRationedFrom(tx);
  if (rationedFrom === null || after < rationedFrom || after <= before) return;
  const upline = line.at(-2);
  // The house gives as it likes, and affiliates give none.
  if (upline === undefined || upline.isHouse || (upline.isAgent !== 1 && upline.isAgent !== 2)) return;
  if (!(await takeRateQuota(tx, upline.id, after))) throw new Refusal('members.series-quota');
};

const QUOTA_MAX = 1_000_000;

type Deps = Pick<MembersDeps, 'db' | 'audit' | 'rateScale'>;

/** How many accounts below an agent may be given one rate; never less than were given already. */
export const setRateQuota = async (
  { db, audit, rateScale }: Deps,
  actor: Actor,
  agent: MemberId,
  { rate, most }: { readonly rate: number; readonly most: number },
): Promise<void> => {
  if (!isOffered(rateScale, rate) || !Number.isInteger(most) || most < 0 || most > QUOTA_MAX)
    throw new Refusal('members.series-refused');
  await inTransaction(db, async (tx) => {
    const place = await findPlace(tx, agent);
    if (place === undefined) throw new Refusal('members.member-unknown');
    if (place.isAgent !== 1 && place.isAgent !== 2) throw new Refusal('members.series-refused');
    const before = await findRateQuota(tx, agent, rate);
    if (!(await upsertRateQuota(tx, agent, rate, most))) throw new Refusal('members.series-quota');
    await audit.record(tx, {
      ...actor,
      action: 'members.set-series-quota',
      resource: 'member',
      resourceId: agent.toString(),
      before: { series: rate, most: before?.most ?? 0, used: before?.used ?? 0 },
      after: { series: rate, most },
    });
  });
};

/** Rations rates from one on; null rations none. What was given before stays. */
export const rationRates = async ({ db, audit, rateScale }: Deps, actor: Actor, from: number | null): Promise<void> => {
  if (from !== null && (!isOffered(rateScale, from) || !isOffered(rateScale, from - rateScale.step)))
    throw new Refusal('members.series-refused');
  await inTransaction(db, async (tx) => {
    const before = await findRationedFrom(tx);
    await updateRationedFrom(tx, from);
    await audit.record(tx, {
      ...actor,
      action: 'members.ration-series',
      resource: 'members',
      resourceId: 'series',
      before: { from: before },
      after: { from },
    });
  });
};
