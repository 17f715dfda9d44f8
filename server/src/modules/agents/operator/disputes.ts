import * as contract from '@fairground/contract/agents/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { actorOf } from '../../audit/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { insertNote, isSameNote, listDisputes, listNotes } from '../store/disputes.ts';
import type { Dispute } from '../store/disputes.ts';

const PAGE_SIZE = 50;

/** The log of disputes between payers and receivers of bills, which staff answer and close. */
export const disputeRoutes = (deps: AgentsDeps): readonly Route[] => [
  bind(contract.listDisputes, async ({ query: { cursor } }) => {
    const rows = await listDisputes(deps.db, { before: cursor, limit: PAGE_SIZE + 1 });
    const shown = rows.slice(0, PAGE_SIZE);
    const next = rows.length > PAGE_SIZE ? shown.at(-1)?.lastNote : undefined;
    return { list: shown.map(disputeRow), next: next === undefined ? null : (next as Id<'agent-dispute-note'>) };
  }),
  bind(contract.readDispute, async ({ query: { billId } }) => {
    const [found] = await listDisputes(deps.db, { billId, limit: 1 });
    return disputeRow(needed(found, 'agents.bill-unknown'));
  }),
  bind(contract.listDisputeNotes, async ({ query: { billId } }) => ({
    list: (await listNotes(deps.db, billId)).map(({ id, member, staff, note, state, at }) => ({
      ...{ noteId: id as Id<'agent-dispute-note'>, writer: member, staff, note, status: state, at },
    })),
  })),
  bind(contract.answerDispute, async ({ body }, caller) => {
    const { billId, note, status, requestKey, reason } = body;
    const actor = actorOf(caller, reason);
    await inTransaction(deps.db, async (tx) => {
      const [known] = await listDisputes(tx, { billId, limit: 1 });
      const dispute = needed(known, 'agents.bill-unknown');
      const written = { billId, member: null, staff: actor.actor, note, state: status, key: requestKey };
      if (!(await insertNote(tx, { ...written, at: deps.clock.now() }))) {
        if (!(await isSameNote(tx, written))) throw new Refusal('agents.key-conflict');
        return;
      }
      await deps.audit.record(tx, {
        ...actor,
        action: 'agents.answer-dispute',
        resource: 'agent-bill',
        resourceId: billId.toString(),
        before: { status: dispute.state },
        after: { status, note },
      });
    });
    return {};
  }),
];

const disputeRow = ({
  billId,
  type,
  period,
  receiver,
  payer,
  gross,
  paid,
  state,
  notes,
  at,
}: Dispute): ValueOf<typeof contract.readDispute> => ({
  ...{ type, title: period, receiver, payer, status: state, notes, at },
  billId: billId as Id<'agent-bill'>,
  gross: money(gross),
  paid: money(paid),
});
