import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/operators/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { actorOf } from '../../audit/index.ts';
import type { Core } from '../core.ts';
import { issueKey, revokeKey } from './change-key.ts';
import type { HoldKeyGrant } from './grant-key.ts';
import { listKeys, readKey } from './show-keys.ts';

/** The calls of API keys. */
export const keyRoutes = (core: Core, hold: HoldKeyGrant | undefined): readonly Route[] => [
  bind(contract.listKeys, async () => ({ list: await listKeys(core) })),
  bind(contract.readKey, ({ query }) => readKey(core, query.keyId)),
  bind(contract.grantKey, async ({ body: { reason, ...grant } }, caller) => {
    if (hold === undefined) throw new Refusal('request.unavailable');
    return { approvalId: (await hold(caller, grant, { reason })) as Id<'approval'> };
  }),
  bind(contract.issueKey, async ({ body: { reason, ...wanted } }, caller) => ({
    secret: await issueKey(core, actorOf(caller, reason), wanted),
  })),
  bind(contract.revokeKey, async ({ body: { reason, ...seen } }, caller) => {
    await revokeKey(core, actorOf(caller, reason), seen);
    return {};
  }),
];
