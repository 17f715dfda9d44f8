import * as contract from '@fairground/contract/catalog/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { actorOf } from '../../audit/index.ts';
import type { CatalogOperators } from '../operate.ts';

/** The calls of staff: vendors and games on and off, and their maintenance. */
export const operatorRoutes = (operators: CatalogOperators): readonly Route[] => [
  bind(contract.switchVendor, async ({ body: { vendor, to, reason } }, caller) => {
    const actor = actorOf(caller, reason);
    await (to === 'open' ? operators.openVendor(actor, vendor) : operators.closeVendor(actor, vendor));
    return {};
  }),
  bind(contract.planVendorMaintenance, async ({ body: { vendor, startsAt, endsAt, reason } }, caller) => {
    await operators.planMaintenance(actorOf(caller, reason), vendor, { startsAt, endsAt });
    return {};
  }),
  bind(contract.switchGame, async ({ body: { nodeId, to, reason } }, caller) => {
    const actor = actorOf(caller, reason);
    await (to === 'open' ? operators.openGame(actor, nodeId) : operators.closeGame(actor, nodeId));
    return {};
  }),
];
