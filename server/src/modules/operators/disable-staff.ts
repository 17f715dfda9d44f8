import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { Core } from './core.ts';
import { refuseLosingSuper } from './last-super.ts';
import { endSessions } from './store/sessions.ts';
import { lockStaff, queueStaffChanges, setDisabled } from './store/staff.ts';

export type Disabling = { readonly staffId: bigint; readonly version: number };

/** Closes an account; its sessions end in the same commit. Nobody closes their own. */
export const disableStaff = (core: Core, actor: Actor, { staffId, version }: Disabling): Promise<void> =>
  inTransaction(core.db, async (tx) => {
    await queueStaffChanges(tx);
    const staff = await lockStaff(tx, staffId);
    if (staff === undefined) throw new Refusal('operators.staff-unknown');
    if (staff.name === actor.actor) throw new Refusal('operators.own-account');
    // Asked again after a lost answer, it is done already.
    if (staff.disabledAt !== null) return;
    if (staff.version !== version) throw new Refusal('operators.version-conflict');
    await refuseLosingSuper(tx, staff);
    const now = core.clock.now();
    await setDisabled(tx, staff.id, now);
    await endSessions(tx, staff.id, now);
    await core.audit.record(tx, {
      ...actor,
      action: 'operators.disable-staff',
      resource: 'staff',
      resourceId: staff.name,
      before: { state: 'active', roles: staff.roles },
      after: { state: 'disabled' },
    });
  });
