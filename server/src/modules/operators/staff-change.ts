import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Maker } from './domain/maker.ts';
import { lockStaff } from './store/staff.ts';
import type { Staff } from './store/staff.ts';

/** Holds a change of a staff account until a second person approves it; returns the number of the approval. */
export type HoldStaffChange<Change> = (
  maker: Maker,
  change: Change,
  options: { readonly reason: string; readonly version?: string | undefined },
) => Promise<bigint>;

/** Nobody changes their own account, not even with a second person: a stolen session must not make itself last. */
export const holdForOther = <Change extends { readonly staffId: bigint }>(
  hold: HoldStaffChange<Change>,
  maker: Maker,
  change: Change,
  { version, reason }: { readonly version: number; readonly reason: string },
): Promise<bigint> => {
  if (change.staffId === maker.operator.operatorId) throw new Refusal('operators.own-account');
  return hold(maker, change, { reason, version: String(version) });
};

/** What every held change of a staff account has in common: who may not check it, and the version it was made on. */
export const staffChange = {
  permission: 'staff.write',
  objectionTo: ({ staffId }: { readonly staffId: bigint }, checkerId: bigint) =>
    staffId === checkerId ? ('operators.own-account' as const) : undefined,
  versionOf: async (tx: Tx, { staffId }: { readonly staffId: bigint }) => String((await staffOf(tx, staffId)).version),
} as const;

/** Locks and returns the account; one that does not exist or is disabled is refused. */
export const staffOf = async (tx: Tx, id: bigint): Promise<Staff> => {
  const staff = await lockStaff(tx, id);
  if (staff === undefined || staff.disabledAt !== null) throw new Refusal('operators.staff-unknown');
  return staff;
};
