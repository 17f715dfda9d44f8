import { idSchema } from '@fairground/contract/ids';
import { LOST_PROOFS } from '@fairground/contract/operators/operator-endpoints';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor, Audit } from '../audit/index.ts';
import type { Maker } from './domain/maker.ts';
import { holdForOther, staffChange, staffOf } from './staff-change.ts';
import type { HoldStaffChange } from './staff-change.ts';
import { deletePasskeys } from './store/passkeys.ts';
import { endSessions } from './store/sessions.ts';
import { queueStaffChanges, setReset } from './store/staff.ts';

const schema = z.strictObject({ staffId: idSchema<'staff'>(), lost: z.enum(LOST_PROOFS) });

export type StaffReset = z.output<typeof schema>;

/**
 * Takes the authenticator and the passkeys of an account away; sessions end. Roles stay, so it takes two other people.
 * Where only the authenticator was lost the next enrolment asks for the password, which neither of them knows.
 */
export const resetKind = ({ audit, clock }: { readonly audit: Pick<Audit, 'record'>; readonly clock: Clock }) => ({
  ...staffChange,
  kind: 'operators.reset',
  schema,
  describe: async (tx: Tx, { staffId, lost }: StaffReset) => {
    const staff = await staffOf(tx, staffId);
    const changes = [
      { field: 'authenticator', before: 'set up', after: 'to be set up again' },
      ...(lost === 'both' ? [{ field: 'password', before: 'set', after: 'to be chosen again' }] : []),
    ];
    return { target: `staff ${staff.name}`, changes };
  },
  validate: async (tx: Tx, { staffId, lost }: StaffReset) => {
    await queueStaffChanges(tx);
    const staff = await staffOf(tx, staffId);
    if (staff.enrolledAt === null && staff.resetAt === null) throw new Refusal('operators.not-enrolled');
    // A reset that forgot the password cannot keep it afterwards.
    if (lost === 'authenticator' && staff.passwordHash === null) throw new Refusal('operators.not-enrolled');
  },
  execute: async (tx: Tx, { staffId, lost }: StaffReset, { actor }: { readonly actor: Actor }) => {
    const staff = await staffOf(tx, staffId);
    const at = clock.now();
    await setReset(tx, staff.id, { at, password: lost === 'both' ? 'lost' : 'kept' });
    const passkeys = await deletePasskeys(tx, staff.id);
    await endSessions(tx, staff.id, at);
    await audit.record(tx, {
      ...actor,
      action: 'operators.reset-staff',
      resource: 'staff',
      resourceId: staff.name,
      before: { state: 'active', passkeys: passkeys.length },
      after: { state: 'reset', lost },
    });
  },
});

export type ResetKind = ReturnType<typeof resetKind>;

export type HoldReset = HoldStaffChange<StaffReset>;

export const holdReset = (
  hold: HoldReset,
  maker: Maker,
  { version, reason, ...change }: StaffReset & { readonly version: number; readonly reason: string },
): Promise<bigint> => holdForOther(hold, maker, change, { version, reason });
