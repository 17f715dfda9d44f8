import { pointAdjustmentSchema } from '@fairground/contract/loyalty/operator-endpoints';
import type { output } from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { applied } from '../domain/points.ts';
import { takesPart } from '../progress/gains.ts';
import { lockAccount } from '../store/points.ts';
import type { PointAccount } from '../store/points.ts';
import { postPoints } from './post-points.ts';

export type PointAdjustment = output<typeof pointAdjustmentSchema>;

type Deps = Pick<LoyaltyDeps, 'clock' | 'days' | 'realtime' | 'members' | 'audit' | 'approvals'>;

/** Points buy money, so that two people give or take them by hand; once for each approval. */
export const registerPointAdjustment = (deps: Deps): Hold<PointAdjustment> => {
  const accountOf = async (tx: Tx, { memberId, change }: PointAdjustment): Promise<PointAccount> => {
    if (!takesPart(await deps.members.findIn(tx, memberId))) throw new Refusal('members.member-unknown');
    const account = await lockAccount(tx, memberId);
    if (applied(account.balance, BigInt(change)) === 0n) throw new Refusal('loyalty.adjustment-refused');
    return account;
  };
  return deps.approvals.register<typeof pointAdjustmentSchema>({
    kind: 'loyalty.adjust-points',
    permission: 'loyalty.write',
    schema: pointAdjustmentSchema,
    describe: async (tx, adjustment) => {
      const { balance } = await accountOf(tx, adjustment);
      const after = balance + applied(balance, BigInt(adjustment.change));
      return {
        target: `member ${adjustment.memberId}`,
        changes: [{ field: 'points', before: balance.toString(), after: after.toString() }],
      };
    },
    validate: async (tx, adjustment) => void (await accountOf(tx, adjustment)),
    // The change is relative: points that come or go meanwhile do not spoil it.
    versionOf: () => Promise.resolve(''),
    execute: async (tx, adjustment, { actor, approvalId }) => {
      const before = await accountOf(tx, adjustment);
      const posting = { type: 'ADJUST', delta: BigInt(adjustment.change), key: `approval-${approvalId}` } as const;
      const after = await postPoints(deps, tx, before, [posting]);
      await deps.audit.record(tx, {
        ...{ ...actor, action: 'loyalty.adjust-points', resource: 'member' },
        resourceId: adjustment.memberId.toString(),
        before: { points: before.balance.toString() },
        after: { points: after.balance.toString() },
      });
    },
  });
};
