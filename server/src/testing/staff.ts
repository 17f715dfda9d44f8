import { PERMISSIONS } from '@fairground/contract/operators/permissions';
import type { MemberId } from '@fairground/contract/ids';
import type { Permission } from '@fairground/contract/operators/permissions';
import type { Approvals, Staff } from '../modules/approvals/index.ts';
import type { Members } from '../modules/members/index.ts';
import type { System } from '../modules/system/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Caller, Operator } from '../platform/http/route.ts';
import { aCaller } from './modules.ts';

/** A person of staff as a login would prove it; with every permission unless told. */
export const aPersonOfStaff = (
  name: string,
  operatorId: bigint,
  permissions: readonly Permission[] = PERMISSIONS,
): Staff & { readonly operator: Operator } => ({
  operator: {
    operatorId,
    sessionId: operatorId,
    name,
    roles: [],
    permissions: new Set(permissions),
    isSteppedUp: true,
  },
  ip: '203.0.113.7',
});

export const ANN = aPersonOfStaff('ann', 1n);
export const BEN = aPersonOfStaff('ben', 2n);

export const aCallOf = (staff: { readonly operator: Operator }): Caller => aCaller({ operator: staff.operator });

/** Makes a change as staff does: one person holds it, another one approves it. */
export const byTwoPeople = async (
  approvals: Approvals,
  hold: (maker: typeof ANN) => Promise<bigint>,
): Promise<bigint> => {
  const id = await hold(ANN);
  const { status, failure } = await approvals.decide(BEN, id, 'approve');
  if (status !== 'EXECUTED') throw new Error(`The change is ${status}: ${failure ?? 'for no cause'}.`);
  return id;
};

/** Gives a member a rank by hand, by two people. */
export const giveRank = (
  { members, approvals }: { readonly members: Pick<Members, 'holdRank'>; readonly approvals: Approvals },
  memberId: MemberId,
  rankLevel: number,
): Promise<bigint> =>
  byTwoPeople(approvals, (maker) => members.holdRank(maker, { memberId, rankLevel }, { reason: 'a test of ranks' }));

/** Chooses between one balance and a wallet for each vendor, by two people. */
export const setWalletMode = (
  { wallet, approvals }: { readonly wallet: Pick<Wallet, 'holdMode'>; readonly approvals: Approvals },
  mode: 'single' | 'per-vendor',
): Promise<bigint> =>
  byTwoPeople(approvals, (maker) => wallet.holdMode(maker, { mode }, { reason: 'a test of wallets' }));

/** The changes of `system` that take two people, for tests that need the site closed or a region refused. */
export const switchesOf = ({ system, approvals }: { readonly system: System; readonly approvals: Approvals }) => {
  const because = { reason: 'a test of the site' };
  return {
    setStatus: (change: Parameters<System['holdStatus']>[1]) =>
      byTwoPeople(approvals, (maker) => system.holdStatus(maker, change, because)),
    planMaintenance: (plan: Parameters<System['holdMaintenance']>[1]) =>
      byTwoPeople(approvals, (maker) => system.holdMaintenance(maker, plan, because)),
    cancelMaintenance: (id: bigint) =>
      byTwoPeople(approvals, (maker) => system.holdMaintenanceCancel(maker, { id }, because)),
    /** Answers the id of the rule. */
    addRegionRule: async (rule: Parameters<System['holdNewRegionRule']>[1]): Promise<bigint> => {
      await byTwoPeople(approvals, (maker) => system.holdNewRegionRule(maker, rule, because));
      const ids = (await system.listRegionRules()).map(({ id }) => id);
      return ids.reduce((newest, id) => (id > newest ? id : newest), 0n);
    },
    removeRegionRule: (id: bigint) =>
      byTwoPeople(approvals, (maker) => system.holdRegionRuleRemoval(maker, { id }, because)),
  };
};
