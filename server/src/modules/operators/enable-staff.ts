import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { Core } from './core.ts';
import { inviteIn } from './invite.ts';
import type { Invitation } from './invite.ts';
import { deletePasskeys } from './store/passkeys.ts';
import { lockStaff, queueStaffChanges, setReadmitted } from './store/staff.ts';

export type Enabling = { readonly staffId: bigint; readonly version: number };

/**
 * Opens a disabled account again, as a new one: without roles, password, authenticator and passkeys. It therefore takes
 * one person, as an invitation does; roles come by a held change.
 */
export const enableStaff = (core: Core, actor: Actor, { staffId, version }: Enabling): Promise<Invitation> =>
  inTransaction(core.db, async (tx) => {
    await queueStaffChanges(tx);
    const staff = await lockStaff(tx, staffId);
    if (staff === undefined) throw new Refusal('operators.staff-unknown');
    if (staff.disabledAt === null) throw new Refusal('operators.not-disabled');
    if (staff.version !== version) throw new Refusal('operators.version-conflict');
    await setReadmitted(tx, staff.id);
    await deletePasskeys(tx, staff.id);
    await core.audit.record(tx, {
      ...actor,
      action: 'operators.enable-staff',
      resource: 'staff',
      resourceId: staff.name,
      before: { state: 'disabled', roles: staff.roles },
      after: { state: 'invited', roles: [] },
    });
    return inviteIn(core, tx, actor, { name: staff.name, roles: [] });
  });
