import { EXCLUSIVE_ROLES } from '@fairground/contract/operators/permissions';
import type { StaffRole } from '@fairground/contract/operators/permissions';

/** How many accounts must hold SUPER, so that one can check what the other makes. */
export const SUPERS_MIN = 2;

/** The first pair of roles that one person may not hold together. */
export const exclusivePairIn = (roles: readonly StaffRole[]): readonly [StaffRole, StaffRole] | undefined =>
  EXCLUSIVE_ROLES.find(([one, other]) => roles.includes(one) && roles.includes(other));

/** Each role once, in the order of the table. */
export const sameRoles = (one: readonly StaffRole[], other: readonly StaffRole[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));
