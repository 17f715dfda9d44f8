import type { MemberId } from '@fairground/contract/ids';
import type { MarkerKind } from '@fairground/contract/protection/markers';
import type { Tx } from '../../../platform/database/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import {
  areDepositsRising,
  CASE_POINTS,
  CHASE_MS,
  countedSince,
  dayBefore,
  METHODS_MIN,
  pointsOf,
  USUAL_WEEKS,
  WEEK_MS,
  weekKey,
} from '../domain/harm.ts';
import {
  countMarkers,
  findLastDecision,
  findOpenCase,
  insertCase,
  insertMarker,
  queueMarkers,
  setCasePoints,
  sumPoints,
} from '../store/markers.ts';

type Noting = Pick<ProtectionDeps, 'clock' | 'messages' | 'audit'>;

/** Notes a sign of harm once and opens a case where the points of a member reach the bar. */
export const noteMarker = async (
  deps: Noting,
  tx: Tx,
  member: MemberId,
  { kind, key }: { readonly kind: MarkerKind; readonly key: string },
): Promise<void> => {
  await queueMarkers(tx, member);
  const now = deps.clock.now();
  const points = pointsOf(kind, await countMarkers(tx, member, kind, dayBefore(now)));
  if (!(await insertMarker(tx, { member_id: member, kind, points, key, at: now })) || points === 0) return;
  const sum = await sumPoints(tx, member, countedSince(now, await findLastDecision(tx, member)));
  const open = await findOpenCase(tx, member);
  if (open !== undefined) await setCasePoints(tx, open.id, sum);
  else if (sum >= CASE_POINTS) await openCase(deps, tx, member, sum);
};

/** Notes a deposit that follows a loss. Asked in the transaction that credits it. */
export const noteDeposit = async (
  deps: Noting & Pick<ProtectionDeps, 'days' | 'wallet'>,
  tx: Tx,
  member: MemberId,
  { reference, methods }: { readonly reference: string; readonly methods: number },
): Promise<void> => {
  const now = deps.clock.now();
  const lost = (await deps.wallet.activityOf(tx, member, { from: new Date(now.getTime() - CHASE_MS) })).reduce(
    (sum, { staked, returned }) => sum + staked - returned,
    0n,
  );
  if (lost > 0n) await noteMarker(deps, tx, member, { kind: 'deposit-after-loss', key: `deposit:${reference}` });
  if (methods >= METHODS_MIN)
    await noteMarker(deps, tx, member, { kind: 'several-methods', key: `methods:${weekKey(now)}` });
  const weekFrom = deps.days.dayOf(new Date(now.getTime() - WEEK_MS));
  const days = await deps.wallet.activityOf(tx, member, {
    from: new Date(now.getTime() - (USUAL_WEEKS + 1) * WEEK_MS),
  });
  if (areDepositsRising(days, weekFrom))
    await noteMarker(deps, tx, member, { kind: 'deposits-rising', key: `rising:${weekKey(now)}` });
};

const openCase = async (
  { clock, messages, audit }: Noting,
  tx: Tx,
  member: MemberId,
  points: number,
): Promise<void> => {
  const { id } = await insertCase(tx, member, points, clock.now());
  await messages.write(tx, {
    member,
    kind: 'play-under-review',
    params: {},
    key: `harm-case:${id}:opened`,
  });
  await audit.record(tx, {
    actorKind: 'system',
    actor: 'protection',
    reason: 'markers of harm',
    ip: '',
    action: 'protection.open-case',
    resource: 'member',
    resourceId: member.toString(),
    before: null,
    after: { case: id.toString(), points },
  });
};
