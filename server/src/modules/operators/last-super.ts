import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { SUPERS_MIN } from './domain/roles.ts';
import { listStaff } from './store/staff.ts';
import type { Staff } from './store/staff.ts';

/** Two enrolled accounts with SUPER must remain: one makes a change of roles, the other checks it. */
export const refuseLosingSuper = async (tx: Tx, leaving: Staff): Promise<void> => {
  if (!leaving.roles.includes('SUPER')) return;
  const staying = (await listStaff(tx)).filter(
    ({ id, roles, enrolledAt, disabledAt }) =>
      id !== leaving.id && roles.includes('SUPER') && enrolledAt !== null && disabledAt === null,
  );
  if (staying.length < SUPERS_MIN) throw new Refusal('operators.last-super');
};
