import { approveRunSchema } from '@fairground/contract/agents/operator-endpoints';
import { writeMoney, money } from '@fairground/contract/money';
import type { output } from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { isFirstOfMonth } from '../domain/contracts/periods.ts';
import { listGrosses, lockRun, updateRun, voidBills } from '../store/runs.ts';
import type { Run } from '../store/runs.ts';
import { calculateIn } from './calculate.ts';

export type RunApproval = output<typeof approveRunSchema>;

/** A settlement is paid once two people agreed to just these bills; the next pass of the job pays it. */
export const registerRunApproval = (deps: AgentsDeps, approvals: Approvals): Hold<RunApproval> =>
  approvals.register<typeof approveRunSchema>({
    ...OF_CALCULATED_RUN,
    kind: 'agents.approve-run',
    describe: async (tx, { runId }) => {
      const run = await calculated(tx, runId);
      const total = { field: 'total', before: '', after: writeMoney(money(run.total)) };
      return { target: nameOf(run), changes: [{ field: 'status', before: run.status, after: 'APPROVED' }, total] };
    },
    execute: (tx, { runId }, { actor }) => approveIn(deps, tx, actor, runId),
  });

/** A settlement that two people reject pays nothing: its bills are void, and what it carries is carried all the same. */
export const registerRunRejection = (deps: AgentsDeps, approvals: Approvals): Hold<RunApproval> =>
  approvals.register<typeof approveRunSchema>({
    ...OF_CALCULATED_RUN,
    kind: 'agents.reject-run',
    describe: async (tx, { runId }) => {
      const run = await calculated(tx, runId);
      return { target: nameOf(run), changes: [{ field: 'status', before: run.status, after: 'REJECTED' }] };
    },
    execute: async (tx, { runId }, { actor }) => {
      const run = await calculated(tx, runId);
      await voidBills(tx, runId);
      await updateRun(tx, runId, { status: 'REJECTED', at: deps.clock.now() });
      await deps.audit.record(tx, {
        ...actor,
        action: 'agents.reject-run',
        resource: 'agent-run',
        resourceId: runId.toString(),
        before: { status: run.status, hash: run.hash },
        after: { status: 'REJECTED', total: run.total.toString() },
      });
    },
  });

const calculated = async (tx: Tx, id: bigint): Promise<Run> => {
  const run = needed(await lockRun(tx, id), 'agents.run-unknown');
  if (run.status !== 'CALCULATED') throw new Refusal('agents.run-state');
  return run;
};

const nameOf = (run: Run): string => `settlement ${run.type} ${run.key}`;

/** Both decisions are on a run that is calculated, and on just the bills that were shown. */
const OF_CALCULATED_RUN = {
  permission: 'finance.write',
  schema: approveRunSchema,
  validate: async (tx: Tx, { runId }: RunApproval): Promise<void> => {
    await calculated(tx, runId);
  },
  versionOf: async (tx: Tx, { runId }: RunApproval): Promise<string> => (await calculated(tx, runId)).hash ?? '',
} as const;

/** Approves a calculated run; the next pass of the job pays it. */
export const approveIn = async (
  { audit, clock }: Pick<AgentsDeps, 'audit' | 'clock'>,
  tx: Tx,
  actor: Actor,
  id: bigint,
): Promise<void> => {
  const run = await calculated(tx, id);
  await updateRun(tx, id, { status: 'APPROVED', approvedBy: actor.actor, at: clock.now() });
  await audit.record(tx, {
    ...actor,
    action: 'agents.approve-run',
    resource: 'agent-run',
    resourceId: id.toString(),
    before: { status: run.status, hash: run.hash },
    after: { status: 'APPROVED', total: run.total.toString() },
  });
};

type Recalculated = { readonly changed: number; readonly totalBefore: bigint; readonly totalAfter: bigint };

/** Calculates a run again, which is allowed until it is approved. */
export const recalculateRun = (deps: AgentsDeps, actor: Actor, id: bigint): Promise<Recalculated> =>
  inTransaction(deps.db, async (tx) => {
    const run = await calculated(tx, id);
    const before = await listGrosses(tx, id);
    const again = await calculateIn(deps, tx, run, {
      ...{ from: run.from, to: run.to, start: run.start },
      isFirstOfMonth: isFirstOfMonth(run.periodType, run),
    });
    await deps.audit.record(tx, {
      ...actor,
      action: 'agents.recalculate-run',
      resource: 'agent-run',
      resourceId: id.toString(),
      before: { hash: run.hash },
      after: { hash: again.hash },
    });
    const after = await listGrosses(tx, id);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (key) => before.get(key) !== after.get(key),
    );
    return { changed: changed.length, totalBefore: run.total, totalAfter: again.total };
  });
