import { boardChanged } from '@fairground/contract/loyalty/pushes';
import type { MemberId } from '@fairground/contract/ids';
import { afterCommit } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import type { Member } from '../../members/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { bucketOf } from '../domain/board-bucket.ts';
import { grown, periodOf, runsOn } from '../domain/mission.ts';
import type { Milestone, Mission } from '../domain/mission.ts';
import { notifyMember } from '../notify-member.ts';
import { takesPart } from '../progress/gains.ts';
import type { Gain } from '../progress/gains.ts';
import { readProgressOf, shiftBuckets, writeProgress } from '../store/boards.ts';
import type { ProgressRow } from '../store/boards.ts';
import { insertClaims } from '../store/claims.ts';
import type { NewClaim } from '../store/claims.ts';
import { listMissionsOn } from '../store/missions.ts';

type Deps = Pick<LoyaltyDeps, 'clock' | 'realtime' | 'members' | 'wallet'>;

/** What one member did on one day for one mission. */
type Step = { readonly member: MemberId; readonly day: string; readonly amount: bigint; readonly at: Date };

/** Takes every mission that runs further; each milestone that is reached becomes due once. */
export const advanceMissions = async (
  deps: Deps,
  tx: Tx,
  gains: readonly Gain[],
  members: ReadonlyMap<MemberId, Member>,
): Promise<void> => {
  const missions = await listMissionsOn(tx);
  if (missions.length === 0) return;
  const invites = await invitesOf(deps, gains, members);
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  const moved: string[] = [];
  const touched = new Set<MemberId>();
  for (const mission of missions) {
    const steps = stepsOf(mission, gains, invites).filter(({ day }) => runsOn(mission, day));
    if (steps.length === 0) continue;
    const { rows, claims } = await advance(tx, mission, steps, currency);
    if (rows.length > 0 && mission.hasBoard) moved.push(mission.id.toString());
    for (const { member } of rows) touched.add(member);
    await insertClaims(tx, claims, deps.clock.now());
  }
  for (const member of touched) notifyMember(deps, tx, member);
  if (moved.length > 0) afterCommit(tx, () => deps.realtime.toSite(boardChanged, { missions: moved }));
};

const advance = async (tx: Tx, mission: Mission, steps: readonly Step[], currency: string) => {
  const keyOf = (period: string, member: MemberId): string => `${period} ${member}`;
  const before = await readProgressOf(
    tx,
    mission.id,
    [...new Set(steps.map(({ day }) => periodOf(mission, day)))],
    [...new Set(steps.map(({ member }) => member))],
  );
  const known = new Map(before.map((row) => [keyOf(row.period, row.member), row]));
  const old = new Map(known);
  const claims: NewClaim[] = [];
  for (const { member, day, amount, at } of steps) {
    const period = periodOf(mission, day);
    const row = known.get(keyOf(period, member));
    const value = grown(mission.metric, row, { amount, day });
    if (row !== undefined && value === row.value) continue;
    const passed = mission.milestones.filter(({ target }) => value >= target).length;
    const reached = Math.max(row?.reached ?? 0, passed);
    for (const milestone of mission.milestones.slice(row?.reached ?? 0, reached))
      claims.push(milestoneClaim(mission, { period, member, milestone, currency }));
    const lastDay = row !== undefined && row.lastDay > day ? row.lastDay : day;
    known.set(keyOf(period, member), { mission: mission.id, period, member, value, reachedAt: at, lastDay, reached });
  }
  const rows = [...known].filter(([key, row]) => old.get(key) !== row).map(([, row]) => row);
  await writeProgress(tx, rows);
  if (mission.hasBoard)
    await shiftBuckets(
      tx,
      mission.id,
      shiftsOf(rows, (row) => old.get(keyOf(row.period, row.member))),
    );
  return { rows, claims };
};

/** Who left which range of the board and entered which. */
const shiftsOf = (rows: readonly ProgressRow[], before: (row: ProgressRow) => ProgressRow | undefined) => {
  const changes = new Map<string, { period: string; bucket: number; change: number }>();
  const add = ({ period, value }: ProgressRow, by: number): void => {
    const bucket = bucketOf(value);
    const key = `${period} ${bucket}`;
    const known = changes.get(key) ?? { period, bucket, change: 0 };
    changes.set(key, { ...known, change: known.change + by });
  };
  for (const row of rows) {
    const old = before(row);
    if (old !== undefined) add(old, -1);
    add(row, 1);
  }
  return [...changes.values()].filter(({ change }) => change !== 0);
};

/** What is due for a milestone; its key tells which, so that it is due once. */
export const milestoneKey = (mission: bigint, period: string, target: bigint, member: MemberId): string =>
  `MIS:${mission}:${period}:${target}:${member}`;

const milestoneClaim = (
  { id, texts, turnover }: Mission,
  given: {
    readonly period: string;
    readonly member: MemberId;
    readonly milestone: Milestone;
    readonly currency: string;
  },
): NewClaim => {
  const { period, member, milestone, currency } = given;
  return {
    ...{ member, kind: 'MISSION', key: milestoneKey(id, period, milestone.target, member), amount: milestone.amount },
    ...{ points: BigInt(milestone.points), currency, turnover },
    detail: { names: mapLocalized(texts, ({ name }) => name), day: period },
  };
};

const stepsOf = (mission: Mission, gains: readonly Gain[], invites: readonly Step[]): readonly Step[] => {
  if (mission.metric === 'INVITES') return invites;
  return gains.flatMap((gain): Step[] => {
    const amount = amountOf(mission, gain);
    return amount === 0n ? [] : [{ member: gain.member, day: gain.day, amount, at: gain.lastAt }];
  });
};

const amountOf = ({ metric, products }: Mission, gain: Gain): bigint => {
  switch (metric) {
    case 'VALID_BET':
      return [...gain.played].reduce(
        (sum, [product, amount]) => (products.length === 0 || products.includes(product) ? sum + amount : sum),
        0n,
      );
    case 'DEPOSIT':
      return gain.deposited;
    case 'WIN_MULTIPLE':
      return [...gain.multiples].reduce(
        (best, [product, multiple]) =>
          (products.length === 0 || products.includes(product)) && multiple > best ? multiple : best,
        0n,
      );
    case 'LOGIN_DAYS':
      return gain.hasLoggedIn ? 1n : 0n;
    case 'INVITES':
      return 0n;
  }
};

/** An invitation counts for the one who invited when its first deposit comes. */
const invitesOf = async (
  { members }: Pick<Deps, 'members'>,
  gains: readonly Gain[],
  known: ReadonlyMap<MemberId, Member>,
): Promise<readonly Step[]> => {
  const steps = gains.flatMap(({ member, day, lastAt: at, firstDeposit }) => {
    const recommender = known.get(member)?.recommenderId ?? null;
    return firstDeposit > 0n && recommender !== null ? [{ member: recommender, day, amount: 1n, at }] : [];
  });
  if (steps.length === 0) return [];
  const inviting = new Map((await members.list([...new Set(steps.map((step) => step.member))])).map((m) => [m.id, m]));
  return steps.filter(({ member }) => takesPart(inviting.get(member)));
};
