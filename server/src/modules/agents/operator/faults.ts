import * as contract from '@fairground/contract/agents/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { actorOf } from '../../audit/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { closeFault, findFault, listFaults } from '../store/faults.ts';
import type { Fault } from '../store/faults.ts';

const PAGE_SIZE = 50;

/** Settlements that failed or were missed, which staff see to and close. */
export const faultRoutes = (deps: AgentsDeps): readonly Route[] => [
  bind(contract.listFaults, async ({ query: { cursor } }) => {
    const rows = await listFaults(deps.db, { after: cursor, limit: PAGE_SIZE + 1 });
    const list = rows.slice(0, PAGE_SIZE).map(faultRow);
    return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.faultId ?? null) : null };
  }),
  bind(contract.readFault, async ({ query }) =>
    faultRow(needed(await findFault(deps.db, query.faultId), 'agents.run-unknown')),
  ),
  bind(contract.closeFault, async ({ body: { faultId, reason } }, caller) => {
    await inTransaction(deps.db, async (tx) => {
      const { work, key, cause } = needed(await findFault(tx, faultId), 'agents.run-unknown');
      if (!(await closeFault(tx, faultId, deps.clock.now()))) throw new Refusal('agents.run-state');
      await deps.audit.record(tx, {
        ...actorOf(caller, reason),
        action: 'agents.close-fault',
        resource: 'agent-fault',
        resourceId: faultId.toString(),
        before: { status: cause },
        after: { status: 'CLOSED', type: work, period: key },
      });
    });
    return {};
  }),
];

const faultRow = ({
  id,
  work,
  periodType,
  key,
  cause,
  note,
  at,
  closedAt,
}: Fault): ValueOf<typeof contract.readFault> => ({
  ...{ faultId: id as Id<'agent-fault'>, title: key, type: work, periodType, note, at },
  status: closedAt === null ? cause : 'CLOSED',
});
