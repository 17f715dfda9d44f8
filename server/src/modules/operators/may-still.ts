import { permissionsOf } from '@fairground/contract/operators/permissions';
import type { Permission } from '@fairground/contract/operators/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { findStaff } from './store/staff.ts';

/**
 * Whether a staff member who asked for something may still do it: not after the account was disabled or lost the
 * permission. The account is not locked: a dismissal that commits later comes after what was decided before it.
 */
export const mayStill = async (tx: Tx, staffId: bigint, permission: Permission): Promise<boolean> => {
  const staff = await findStaff(tx, staffId);
  return staff === undefined || (staff.disabledAt === null && permissionsOf(staff.roles).has(permission));
};
