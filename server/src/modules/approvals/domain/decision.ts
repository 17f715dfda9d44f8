import type { ErrorCode } from '@fairground/contract/errors';
import type { ApprovalState } from '@fairground/contract/approvals/states';
import { isAllowedEdge } from '@fairground/contract/approvals/states';
import type { Permission } from '@fairground/contract/operators/permissions';
import type { Staff } from './kind.ts';

/** How long a held change waits for its decision. */
export const EXPIRES_AFTER_MS = 48 * 3_600_000;

type Request = {
  readonly status: ApprovalState;
  readonly maker_id: bigint;
  readonly checker_id: bigint | null;
  readonly expires_at: Date;
};

/** Why a person may not approve or reject a request now; nothing if it may. No role is above the rule of two people. */
export const objectionToDecision = (
  request: Request,
  permission: Permission | undefined,
  { operator }: Staff,
  to: 'APPROVED' | 'REJECTED',
  now: Date,
): ErrorCode | undefined => {
  if (permission === undefined) return 'approvals.kind-unknown';
  if (request.maker_id === operator.operatorId) return 'approvals.same-person';
  if (!operator.permissions.has(permission)) return 'access.permission-required';
  return objectionToState(request, to, now);
};

/** Why the maker may not take a request back. */
export const objectionToCancel = (request: Request, { operator }: Staff, now: Date): ErrorCode | undefined =>
  request.maker_id === operator.operatorId ? objectionToState(request, 'CANCELLED', now) : 'approvals.not-maker';

const objectionToState = ({ status, expires_at }: Request, to: ApprovalState, now: Date): ErrorCode | undefined => {
  if (status === 'EXPIRED' || (status === 'PENDING' && expires_at <= now)) return 'approvals.expired';
  return isAllowedEdge(status, to) ? undefined : 'approvals.decided';
};

const AFTER_APPROVAL: readonly ApprovalState[] = ['APPROVED', 'EXECUTED', 'FAILED'];

/** Whether a decision repeats what this person decided before: its answer is how the request stands. */
export const isRepeatedDecision = (
  { status, checker_id }: Request,
  { operator }: Staff,
  to: 'APPROVED' | 'REJECTED',
): boolean =>
  checker_id === operator.operatorId && (to === 'APPROVED' ? AFTER_APPROVAL.includes(status) : status === to);
