import type { Approval } from '@fairground/contract/approvals/operator-endpoints';
import { APPROVALS_PAGE_MAX } from '@fairground/contract/approvals/operator-endpoints';
import type { Found, Waiting } from '@fairground/contract/console/answers';
import type { Id } from '@fairground/contract/ids';
import { Refusal } from '../../platform/refusal.ts';
import type { ApprovalsDeps } from './deps.ts';
import { objectionToDecision } from './domain/decision.ts';
import type { Staff } from './domain/kind.ts';
import type { Kinds } from './kinds.ts';
import type { RequestFilter, RequestRow } from './store.ts';
import { countPending, findRequest, listRequestRows } from './store.ts';

export type ApprovalPage = { list: Approval[]; next: Id<'approval'> | null };

type Deps = Pick<ApprovalsDeps, 'db' | 'clock'>;

export const listRequests = async (
  deps: Deps,
  kinds: Kinds,
  staff: Staff,
  filter: RequestFilter,
): Promise<ApprovalPage> => {
  const rows = await listRequestRows(deps.db, filter, APPROVALS_PAGE_MAX + 1);
  const list = rows.slice(0, APPROVALS_PAGE_MAX).map((row) => shownTo(deps, kinds, staff, row));
  return { list, next: rows.length > APPROVALS_PAGE_MAX ? (list.at(-1)?.id ?? null) : null };
};

export const readRequest = async (deps: Deps, kinds: Kinds, staff: Staff, id: bigint): Promise<Approval> => {
  const row = await findRequest(deps.db, id);
  if (!row) throw new Refusal('approvals.unknown');
  return shownTo(deps, kinds, staff, row);
};

/** What waits for this person: pending changes of others, of kinds whose permission the person holds. */
export const countWaiting = async (deps: Deps, kinds: Kinds, { operator }: Staff): Promise<Waiting> => {
  const mine = kinds.list().filter(({ permission }) => operator.permissions.has(permission));
  return countPending(deps.db, {
    kinds: mine.map(({ kind }) => kind),
    notOf: operator.operatorId,
    at: deps.clock.now(),
  });
};

/** Finds a held change by its number. */
export const findApprovals = async (deps: Deps, words: string): Promise<readonly Found[]> => {
  const number = /^#?(\d{1,18})$/.exec(words)?.[1];
  const row = number === undefined ? undefined : await findRequest(deps.db, BigInt(number));
  if (row === undefined) return [];
  return [{ key: row.id.toString(), title: `#${row.id}`, detail: `${row.kind} · ${row.target}`, isExact: true }];
};

/** A request as one person sees it. */
export const shownTo = ({ clock }: Pick<Deps, 'clock'>, kinds: Kinds, staff: Staff, row: RequestRow): Approval => ({
  id: row.id as Id<'approval'>,
  kind: row.kind,
  target: row.target,
  targetVersion: row.target_version,
  changes: [...row.changes],
  status: row.status,
  reason: row.reason,
  maker: { operatorId: row.maker_id.toString(), name: row.maker_name },
  checker: row.checker_id === null ? null : { operatorId: row.checker_id.toString(), name: row.checker_name ?? '' },
  note: row.note,
  failure: row.failure,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  decidedAt: row.decided_at,
  executedAt: row.executed_at,
  mayCancel: row.status === 'PENDING' && row.maker_id === staff.operator.operatorId,
  mayDecide: objectionToDecision(row, kinds.find(row.kind)?.permission, staff, 'APPROVED', clock.now()) === undefined,
});
