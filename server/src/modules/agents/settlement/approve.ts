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
import { lockRun, updateRun } from '../store/runs.ts';
import type { Run } from '../store/runs.ts';
import { calculateIn } from './calculate.ts';

export type RunApproval = output<typeof approveRunSchema>;

/** A settlement is paid once two people agreed to just these bills; the next pass of the job pays it. */
export const registerRunApproval = (deps: AgentsDeps, approvals: Approvals): Hold<RunApproval> =>
  approvals.register<typeof approveRunSchema>({
    kind: 'agents.approve-run',
    permission: 'finance.write',
    schema: approveRunSchema,
    describe: async (tx, { runId }) => {
      const run = await calculated(tx, runId);
      return {
        target: `settlement ${run.type} ${run.key}`,
        changes: [
          { field: 'status', before: run.status, after: 'APPROVED' },
          { field: 'total', before: '', after: writeMoney(money(run.total)) },
        ],
      };
    },
    validate: async (tx, { runId }) => {
      await calculated(tx, runId);
    },
    versionOf: async (tx, { runId }) => (await calculated(tx, runId)).hash ?? '',
    execute: (tx, { runId }, { actor }) => approveIn(deps, tx, actor, runId),
  });

const calculated = async (tx: Tx, id: bigint): Promise<Run> => {
  const run = needed(await lockRun(tx, id), 'agents.run-unknown');
  if (run.status !== 'CALCULATED') throw new Refusal('agents.run-state');
  return run;
};

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

/** Calculates a run again, which is allowed until it is approved. */
export const recalculateRun = (deps: AgentsDeps, actor: Actor, id: bigint): Promise<Run> =>
  inTransaction(deps.db, async (tx) => {
    const run = await calculated(tx, id);
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
    return again;
  });
