import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LimitKind, MarketPolicy } from '@fairground/contract/market/policy';
import { money } from '@fairground/contract/money';
import type { readLimits } from '@fairground/contract/protection/endpoints';
import { isOfMoney, runsByCalendar } from '@fairground/contract/protection/limits';
import type { Reader } from '../../../platform/database/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { dropsAt, isReviewDue, rollingStart } from '../domain/limit.ts';
import { minutesWithin } from '../domain/session-time.ts';
import { listLimits } from '../store/limits.ts';
import type { LimitRow } from '../store/limits.ts';

export type ShownLimits = ValueOf<typeof readLimits>;

/** A member's limits with what they have used, and what its market offers. */
export const showLimits = async (
  deps: ProtectionDeps,
  reader: Reader,
  member: MemberId,
  { limitKinds, limitWindows, limitRelaxHours }: Pick<MarketPolicy, 'limitKinds' | 'limitWindows' | 'limitRelaxHours'>,
): Promise<ShownLimits> => {
  const now = deps.clock.now();
  const limits = await listLimits(reader, member);
  const used = await usedBy(deps, reader, member, limits);
  return {
    limits: limits.map((limit) => ({
      kind: limit.kind,
      window: limit.period,
      ...amountOf(limit.kind, limit.amount),
      effectiveFrom: limit.effectiveFrom,
      used: amountOf(limit.kind, used(limit)),
      pending:
        limit.pending === null || dropsAt(limit.pending.from) <= now
          ? null
          : {
              ...amountOf(limit.kind, limit.pending.amount),
              from: limit.pending.from,
              dropsAt: dropsAt(limit.pending.from),
            },
    })),
    offered: { kinds: [...limitKinds], windows: [...limitWindows] },
    relaxHours: limitRelaxHours,
    isReviewDue: limits.some(({ reviewedAt }) => isReviewDue(reviewedAt, now)),
  };
};

/** As it travels: money or minutes, the other one null. */
export const amountOf = (kind: LimitKind, amount: bigint | null) => ({
  amount: isOfMoney(kind) && amount !== null ? money(amount < 0n ? 0n : amount) : null,
  minutes: isOfMoney(kind) || amount === null ? null : Number(amount),
});

const usedBy = async (deps: ProtectionDeps, reader: Reader, member: MemberId, limits: readonly LimitRow[]) => {
  const { clock, wallet } = deps;
  const now = clock.now();
  const staked = limits.some(({ kind }) => runsByCalendar(kind)) ? await wallet.listLimits(reader, member) : [];
  const deposited = new Map<string, bigint>();
  for (const { kind, period } of limits)
    if (kind === 'deposit')
      deposited.set(period, await wallet.depositedSince(reader, member, rollingStart(period, now)));
  const minutes = await minutesBy(deps, reader, member, limits);
  return ({ kind, period }: LimitRow): bigint => {
    if (kind === 'deposit') return deposited.get(period) ?? 0n;
    if (kind === 'session-time') return BigInt(minutes(period));
    return staked.find((limit) => limit.measure === kind && limit.period === period)?.used ?? 0n;
  };
};

/** How long the member was logged in, in the rolling window of each of its limits of time. */
export const minutesBy = async (
  { clock, identity }: Pick<ProtectionDeps, 'clock' | 'identity'>,
  reader: Reader,
  member: MemberId,
  limits: readonly Pick<LimitRow, 'kind' | 'period'>[],
) => {
  const now = clock.now();
  const starts = limits.flatMap(({ kind, period }) => (kind === 'session-time' ? [rollingStart(period, now)] : []));
  const earliest = starts.reduce((first, start) => (start < first ? start : first), now);
  const spans = starts.length === 0 ? [] : await identity.listTimes(reader, member, earliest);
  return (period: LimitRow['period']): number => minutesWithin(spans, { from: rollingStart(period, now), to: now });
};
