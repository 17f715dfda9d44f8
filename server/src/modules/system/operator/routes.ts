import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/system/operator-endpoints';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import { listMaintenance } from '../plan-maintenance.ts';
import { listRegionRules } from '../change-region-rules.ts';
import type { SystemDeps } from '../deps.ts';
import { currentStatusOf } from '../settings.ts';
import { readCurrentStatus } from '../store.ts';
import type { registerMaintenance } from './maintenance.ts';
import type { registerRegionRules } from './region-rules.ts';
import type { registerStatus } from './status.ts';

type Holds = ReturnType<typeof registerRegionRules> &
  ReturnType<typeof registerMaintenance> & { readonly holdStatus: ReturnType<typeof registerStatus> };

/** The calls of staff. Each change answers the number of its approval; nothing has changed by then. */
export const operatorRoutes = (deps: SystemDeps, holds: Holds): readonly Route[] => [
  bind(contract.readStatusSetting, () => statusSetting(deps)),
  bind(contract.listStatusSettings, async () => ({ list: [await statusSetting(deps)] })),
  bind(contract.changeStatus, async ({ body: { version, reason, ...change } }, caller) =>
    held(await holds.holdStatus(caller, change, { reason, version })),
  ),
  bind(contract.listMaintenance, async () => ({ list: await maintenanceRows(deps) })),
  bind(contract.readMaintenance, async ({ query }) =>
    needed(
      (await maintenanceRows(deps)).find(({ id }) => id === query.id),
      'system.window-unknown',
    ),
  ),
  bind(contract.planMaintenance, async ({ body: { reason, ...plan } }, caller) =>
    held(await holds.holdMaintenance(caller, plan, { reason })),
  ),
  bind(contract.cancelMaintenance, async ({ body: { reason, id } }, caller) =>
    held(await holds.holdMaintenanceCancel(caller, { id }, { reason })),
  ),
  bind(contract.listRegionRules, async () => ({ list: await regionRows(deps) })),
  bind(contract.readRegionRule, async ({ query }) =>
    needed(
      (await regionRows(deps)).find(({ id }) => id === query.id),
      'system.region-rule-unknown',
    ),
  ),
  bind(contract.createRegionRule, async ({ body: { reason, ...rule } }, caller) =>
    held(await holds.holdNewRegionRule(caller, rule, { reason })),
  ),
  bind(contract.deleteRegionRule, async ({ body: { reason, id } }, caller) =>
    held(await holds.holdRegionRuleRemoval(caller, { id }, { reason })),
  ),
];

const STATES = ['open', 'maintenance', 'region'] as const;

const statusSetting = async ({ db }: SystemDeps) => {
  const row = await readCurrentStatus(db);
  const { titles, setAt, ...status } = currentStatusOf(row);
  return {
    ...status,
    // The row is there from the start, set by nobody.
    setAt: setAt.getTime() === 0 ? null : setAt,
    scope: 'site' as const,
    state: STATES[status.status],
    titles: { ...titles },
    version: row.version.toString(),
  };
};

const maintenanceRows = async (deps: SystemDeps) =>
  (await listMaintenance(deps)).map(({ id, titles, ...window }) => ({
    ...window,
    id: id as Id<'maintenance'>,
    titles: { ...titles },
  }));

const regionRows = async (deps: SystemDeps) =>
  (await listRegionRules(deps)).map(({ id, kind, place, host, priority, passesMaintenance }) => ({
    id: id as Id<'region-rule'>,
    kind,
    country: 'country' in place ? place.country : null,
    network: 'network' in place ? place.network.text : null,
    host,
    priority,
    passesMaintenance,
  }));

const held = (id: bigint) => ({ approvalId: id as Id<'approval'> });
