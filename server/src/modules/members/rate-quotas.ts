import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { isSeries } from './domain/rates.ts';
import { findPlace } from './store/members.ts';
import {
  findRationedFrom,
  findSeriesQuota,
  updateRationedFrom,
  upsertSeriesQuota,
  takeSeriesQuota,
} from './store/rates.ts';
import type { GivenSeries } from './store/rates.ts';

/** High series are rationed: below an agent so many accounts are given one, and no more. */

/** Takes one of the agent's quota where somebody directly below it is raised to a rationed series, or refuses. */
export const takeQuota = async (
  tx: Tx,
  line: readonly GivenSeries[],
  { before, after }: { readonly before: number; readonly after: number },
): Promise<void> => {
  const rationedFrom = await findRationedFrom(tx);
  if (rationedFrom === null || after < rationedFrom || after <= before) return;
  const upline = line.at(-2);
  // The house gives as it likes, and affiliates give none.
  if (upline === undefined || upline.isHouse || (upline.isAgent !== 1 && upline.isAgent !== 2)) return;
  if (!(await takeSeriesQuota(tx, upline.id, after))) throw new Refusal('members.series-quota');
};

const QUOTA_MAX = 1_000_000;

type Deps = Pick<MembersDeps, 'db' | 'audit'>;

/** Says of how many accounts below an agent one series may be the own; never less than were given already. */
export const setSeriesQuota = async (
  { db, audit }: Deps,
  actor: Actor,
  agent: MemberId,
  { series, most }: { readonly series: number; readonly most: number },
): Promise<void> => {
  if (!isSeries(series) || !Number.isInteger(most) || most < 0 || most > QUOTA_MAX)
    throw new Refusal('members.series-refused');
  await inTransaction(db, async (tx) => {
    const place = await findPlace(tx, agent);
    if (place === undefined) throw new Refusal('members.member-unknown');
    if (place.isAgent !== 1 && place.isAgent !== 2) throw new Refusal('members.series-refused');
    const before = await findSeriesQuota(tx, agent, series);
    if (!(await upsertSeriesQuota(tx, agent, series, most))) throw new Refusal('members.series-quota');
    await audit.record(tx, {
      ...actor,
      action: 'members.set-series-quota',
      resource: 'member',
      resourceId: agent.toString(),
      before: { series, most: before?.most ?? 0, used: before?.used ?? 0 },
      after: { series, most },
    });
  });
};

/** Rations series from one on; null rations none. What was given before stays. */
export const rationSeries = async ({ db, audit }: Deps, actor: Actor, from: number | null): Promise<void> => {
  if (from !== null && (!isSeries(from) || !isSeries(from - 2))) throw new Refusal('members.series-refused');
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
