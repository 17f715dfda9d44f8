import { maintenanceCancelSchema, maintenancePlanSchema } from '@fairground/contract/system/operator-endpoints';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { SystemDeps } from '../deps.ts';
import type { NoticeBoard } from '../notice-board.ts';
import type { MaintenancePlan } from '../plan-maintenance.ts';
import { cancelMaintenance, checkPlan, planMaintenance } from '../plan-maintenance.ts';
import { listMaintenanceAfter } from '../store.ts';

type MaintenanceHolds = {
  readonly holdMaintenance: Hold<MaintenancePlan>;
  readonly holdMaintenanceCancel: Hold<{ readonly id: bigint }>;
};

/** A planned window closes the site as the status does, so it takes two people as well. */
export const registerMaintenance = (deps: SystemDeps, approvals: Approvals, board: NoticeBoard): MaintenanceHolds => ({
  holdMaintenance: approvals.register({
    kind: 'system.plan-maintenance',
    permission: 'system.write',
    schema: maintenancePlanSchema,
    describe: (_tx, { startsAt, endsAt, titles = {}, contact = '' }) =>
      Promise.resolve({
        target: 'a new maintenance window',
        changes: [
          { field: 'startsAt', before: null, after: startsAt.toISOString() },
          { field: 'endsAt', before: null, after: endsAt.toISOString() },
          { field: 'titles', before: null, after: JSON.stringify(titles) },
          { field: 'contact', before: null, after: contact },
        ],
      }),
    validate: (_tx, plan) => Promise.resolve(checkPlan(plan, deps.clock.now())),
    // Nothing is replaced: a window joins the others.
    versionOf: () => Promise.resolve(''),
    execute: (tx, plan, { actor }) => planMaintenance(deps, board, tx, actor, plan),
  }),
  holdMaintenanceCancel: approvals.register<typeof maintenanceCancelSchema>({
    kind: 'system.cancel-maintenance',
    permission: 'system.write',
    schema: maintenanceCancelSchema,
    describe: async (tx, { id }) => {
      const window = (await listMaintenanceAfter(tx, deps.clock.now())).find((row) => row.id === id);
      const moments = { startsAt: window?.starts_at, endsAt: window?.ends_at };
      const changes = Object.entries(moments).map(([field, at]) => ({
        field,
        before: at?.toISOString() ?? null,
        after: null,
      }));
      return { target: `maintenance ${id}`, changes };
    },
    validate: async (tx, { id }) => {
      const isThere = (await listMaintenanceAfter(tx, deps.clock.now())).some((row) => row.id === id);
      if (!isThere) throw new Refusal('system.window-unknown');
    },
    // A window is never edited, so the one that is there is the one the maker saw.
    versionOf: (_tx, { id }) => Promise.resolve(id.toString()),
    execute: (tx, { id }, { actor }) => cancelMaintenance(deps, board, tx, actor, id),
  }) as Hold<{ readonly id: bigint }>,
});
