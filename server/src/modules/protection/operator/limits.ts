import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { LIMIT_KINDS, LIMIT_WINDOWS } from '@fairground/contract/market/policy';
import * as contract from '@fairground/contract/protection/limits-operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { actorOf } from '../../audit/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { showState } from '../exclusion/leave.ts';
import { tightenLimit } from '../limits/change-limit.ts';
import { showLimits } from '../limits/show-limits.ts';

/** The limits of a member for staff, who may tighten them and nothing else. */
export const limitRoutes = (deps: ProtectionDeps): readonly Route[] => [
  bind(contract.listMemberLimits, async ({ query }) => ({ list: await limitsOf(deps, query.memberId) })),
  bind(contract.readMemberState, async ({ query }) => {
    const { timeOut, exclusion } = await showState(deps, deps.db, query.memberId);
    return {
      timeOutUntil: timeOut?.until ?? null,
      exclusion: exclusion?.state ?? null,
      excludedUntil: exclusion?.endsAt ?? null,
    };
  }),
  bind(contract.tightenLimit, async ({ body: { reason, ...change } }, caller) => {
    await tightenLimit(deps, actorOf(caller, reason), change);
    return { list: await limitsOf(deps, change.memberId) };
  }),
];

/** Staff see every limit, whatever the market of the member offers. */
const EVERYTHING = { limitKinds: LIMIT_KINDS, limitWindows: LIMIT_WINDOWS, limitRelaxHours: 0 } as const;

const limitsOf = async (
  deps: ProtectionDeps,
  member: MemberId,
): Promise<ValueOf<typeof contract.listMemberLimits>['list']> => {
  const { limits } = await showLimits(deps, deps.db, member, EVERYTHING);
  return limits.map(({ kind, window, amount, minutes, used, effectiveFrom, pending }) => ({
    limit: `${kind} ${window}`,
    ...{ kind, window, amount, minutes, effectiveFrom },
    usedAmount: used.amount,
    usedMinutes: used.minutes,
    relaxesFrom: pending?.from ?? null,
  }));
};
