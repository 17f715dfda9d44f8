/** Holds changes that need a second person, and executes them once somebody else has approved them. */
import * as contract from '@fairground/contract/approvals/operator-endpoints';
import type { Approval } from '@fairground/contract/approvals/operator-endpoints';
import * as z from 'zod/mini';
import { bind } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { approvalsOffers } from './console.ts';
import type { Decision } from './decide.ts';
import { cancel, decide } from './decide.ts';
import type { ApprovalsDeps } from './deps.ts';
import type { ApprovalKind, Hold, Staff } from './domain/kind.ts';
import { hold } from './hold.ts';
import { createKinds } from './kinds.ts';
import type { ApprovalPage } from './show-requests.ts';
import { countWaiting, findApprovals, listRequests, readRequest, shownTo } from './show-requests.ts';
import type { RequestFilter } from './store.ts';
import { approvalsQueue } from './store/waiting.ts';
import { sweep } from './sweep.ts';

export type { FieldChange, Hold, Staff } from './domain/kind.ts';

export type Approvals = Module & {
  /** Makes a kind of change known when a module is composed; answers the function that holds one. */
  readonly register: <Schema extends z.ZodMiniType>(kind: ApprovalKind<Schema>) => Hold<z.output<Schema>>;
  /** Newest first, in pages. */
  readonly list: (staff: Staff, filter: RequestFilter) => Promise<ApprovalPage>;
  /** Approves and executes, or rejects, the change of somebody else; answers how it stands then. */
  readonly decide: (staff: Staff, id: bigint, decision: Decision, note?: string) => Promise<Approval>;
  /** Takes back a change of one's own. */
  readonly cancel: (staff: Staff, id: bigint) => Promise<Approval>;
};

export const createApprovals = (deps: ApprovalsDeps): Approvals => {
  const kinds = createKinds();
  const decideAs = async (staff: Staff, id: bigint, decision: Decision, note?: string): Promise<Approval> =>
    shownTo(deps, kinds, staff, await decide(deps, kinds, staff, id, decision, note));
  const cancelAs = async (staff: Staff, id: bigint): Promise<Approval> =>
    shownTo(deps, kinds, staff, await cancel(deps, staff, id));
  const sweeping: Job<null> = { name: 'approvals.sweep', run: () => sweep(deps, kinds) };

  return {
    register: <Schema extends z.ZodMiniType>(kind: ApprovalKind<Schema>): Hold<z.output<Schema>> => {
      const known = kinds.add(kind);
      return (staff, payload, options) => hold(deps, known, staff, z.encode(kind.schema, payload), options);
    },
    list: (staff, filter) => listRequests(deps, kinds, staff, filter),
    decide: decideAs,
    cancel: cancelAs,
    console: { offers: approvalsOffers, finds: { 'approvals.find': (words) => findApprovals(deps, words) } },
    queues: [approvalsQueue],
    jobs: [sweeping],
    schedules: [{ job: sweeping, cron: '* * * * *' }],
    routes: [
      bind(contract.listRequests, ({ query: { status, kind, cursor } }, caller) =>
        listRequests(deps, kinds, caller, { status, kind, before: cursor }),
      ),
      bind(contract.readRequest, ({ query }, caller) => readRequest(deps, kinds, caller, query.id)),
      bind(contract.countWaiting, (_input, caller) => countWaiting(deps, kinds, caller)),
      bind(contract.approveRequest, ({ body: { id, note } }, caller) => decideAs(caller, id, 'approve', note)),
      bind(contract.rejectRequest, ({ body: { id, note } }, caller) => decideAs(caller, id, 'reject', note)),
      bind(contract.cancelRequest, ({ body }, caller) => cancelAs(caller, body.id)),
    ],
  };
};
