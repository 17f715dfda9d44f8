import type { noteBill as endpoint } from '@fairground/contract/agents/contracts';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { needed } from '../../../platform/needed.ts';
import type { AgentsDeps } from '../deps.ts';
import { findBillOf } from '../store/bills.ts';
import { insertNote, isSameNote, listNotes } from '../store/disputes.ts';
import type { DisputeNote } from '../store/disputes.ts';

/** Writes about a bill the caller gets or pays: the other side and staff read it, and staff close what is settled. */
export const noteBill = async (
  deps: AgentsDeps,
  { billId, text, requestKey }: BodyOf<typeof endpoint>,
  { session }: Caller & { readonly session: Session },
): Promise<ValueOf<typeof endpoint>> => {
  const member = session.memberId;
  needed(await findBillOf(deps.db, member, billId), 'agents.bill-unknown');
  const note = { billId, member, staff: null, note: text, state: 'OPEN' as const, key: requestKey };
  await inTransaction(deps.db, async (tx) => {
    if (await insertNote(tx, { ...note, at: deps.clock.now() })) return;
    if (!(await isSameNote(tx, note))) throw new Refusal('agents.key-conflict');
  });
  return { notes: shownNotes(await listNotes(deps.db, billId), member) };
};

/** Who wrote is told as a side: an agent learns no name of the staff. */
export const shownNotes = (
  notes: readonly DisputeNote[],
  reader: Session['memberId'],
): ValueOf<typeof endpoint>['notes'] =>
  notes.map(({ id, member, note, state, at }) => ({
    ...{ noteId: id.toString(), text: note, state, at },
    by: member === null ? 'house' : member === reader ? 'me' : 'other',
  }));
