import { idSchema } from '@fairground/contract/ids';
import { STAFF_ROLES } from '@fairground/contract/operators/permissions';
import * as z from 'zod/mini';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor, Audit } from '../audit/index.ts';
import type { Maker } from './domain/maker.ts';
import { refuseLosingSuper } from './last-super.ts';
import { exclusivePairIn, sameRoles } from './domain/roles.ts';
import { holdForOther, staffChange, staffOf } from './staff-change.ts';
import type { HoldStaffChange } from './staff-change.ts';
import { queueStaffChanges, setRoles } from './store/staff.ts';

const schema = z.strictObject({ staffId: idSchema<'staff'>(), roles: z.array(z.enum(STAFF_ROLES)) });

export type RoleChange = z.output<typeof schema>;

/** The change of roles as four-eyes holds it: described for the checker, validated again when it is executed. */
export const roleChangeKind = ({ audit }: { readonly audit: Pick<Audit, 'record'> }) => ({
  ...staffChange,
  kind: 'operators.roles',
  schema,
  describe: async (tx: Tx, { staffId, roles }: RoleChange) => {
    const staff = await staffOf(tx, staffId);
    const changes = [{ field: 'roles', before: staff.roles.join(', '), after: roles.join(', ') }];
    return { target: `staff ${staff.name}`, changes };
  },
  validate: async (tx: Tx, { staffId, roles }: RoleChange) => {
    await queueStaffChanges(tx);
    const staff = await staffOf(tx, staffId);
    // The link of an account that nobody has enrolled is in the hands of the person who made it.
    if (staff.enrolledAt === null) throw new Refusal('operators.not-enrolled');
    const pair = exclusivePairIn(roles);
    if (pair !== undefined) throw new Refusal('operators.roles-exclusive', { roles: pair });
    if (!roles.includes('SUPER')) await refuseLosingSuper(tx, staff);
  },
  execute: async (tx: Tx, { staffId, roles }: RoleChange, { actor }: { readonly actor: Actor }) => {
    const staff = await staffOf(tx, staffId);
    if (sameRoles(staff.roles, roles)) return;
    await setRoles(tx, staff.id, [...new Set(roles)]);
    await audit.record(tx, {
      ...actor,
      action: 'operators.change-roles',
      resource: 'staff',
      resourceId: staff.name,
      before: { roles: staff.roles },
      after: { roles },
    });
  },
});

export type RoleChangeKind = ReturnType<typeof roleChangeKind>;

export type HoldRoleChange = HoldStaffChange<RoleChange>;

export const holdRoleChange = (
  hold: HoldRoleChange,
  maker: Maker,
  { version, reason, ...change }: RoleChange & { readonly version: number; readonly reason: string },
): Promise<bigint> => holdForOther(hold, maker, change, { version, reason });
