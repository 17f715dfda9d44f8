import type { STAFF_STATES } from '@fairground/contract/operators/operator-endpoints';

export type StaffState = (typeof STAFF_STATES)[number];

/** How an account stands, by what has happened to it. */
export const stateOf = ({
  enrolledAt,
  disabledAt,
  resetAt,
}: {
  readonly enrolledAt: Date | null;
  readonly disabledAt: Date | null;
  readonly resetAt: Date | null;
}): StaffState => {
  if (disabledAt !== null) return 'disabled';
  if (resetAt !== null) return 'reset';
  return enrolledAt === null ? 'invited' : 'active';
};
