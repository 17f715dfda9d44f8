import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import { LABELS_PER_MEMBER_MAX, NOTES_PAGE_MAX } from '@fairground/contract/members/operator-endpoints';
import type {
  MemberNote,
  addNote as addContract,
  listNotes as listContract,
  setLabels as labelsContract,
} from '@fairground/contract/members/operator-endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Operator } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { MembersDeps } from '../deps.ts';
import { addLabels, insertNote, listLabels, listNotes, removeLabels } from '../store/annotations.ts';
import type { StoredNote } from '../store/annotations.ts';
import { holdPlace, lockPlace } from '../store/members.ts';

const shown = ({ id, author, text, at }: StoredNote): MemberNote => ({ noteId: id as Id<'note'>, author, text, at });

export const showNotes = async (
  { db }: Pick<MembersDeps, 'db'>,
  { memberId, before }: QueryOf<typeof listContract>,
): Promise<ValueOf<typeof listContract>> => {
  const rows = await listNotes(db, memberId, { before, limit: NOTES_PAGE_MAX + 1 });
  const list = rows.slice(0, NOTES_PAGE_MAX).map(shown);
  return { list, next: rows.length > NOTES_PAGE_MAX ? (list.at(-1)?.noteId ?? null) : null };
};

/** A note is its own record of who wrote what when, so it needs no second line in the trail. */
export const addNote = (
  { db, clock }: Pick<MembersDeps, 'db' | 'clock'>,
  { operatorId, name }: Pick<Operator, 'operatorId' | 'name'>,
  { memberId, text, idempotencyKey }: BodyOf<typeof addContract>,
): Promise<MemberNote> =>
  inTransaction(db, async (tx) => {
    if ((await holdPlace(tx, memberId)) === undefined) throw new Refusal('members.member-unknown');
    return shown(
      await insertNote(tx, {
        ...{ member_id: memberId, author_id: operatorId, author: name },
        ...{ text, key: idempotencyKey, at: clock.now() },
      }),
    );
  });

export const changeLabels = (
  { db, clock, audit }: Pick<MembersDeps, 'db' | 'clock' | 'audit'>,
  actor: Actor,
  { memberId, add, remove }: Omit<BodyOf<typeof labelsContract>, 'reason'>,
): Promise<{ labels: string[] }> =>
  inTransaction(db, async (tx) => {
    if ((await lockPlace(tx, memberId)) === undefined) throw new Refusal('members.member-unknown');
    const labelsNow = async (id: MemberId): Promise<string[]> => [...((await listLabels(tx, [id])).get(id) ?? [])];
    const before = await labelsNow(memberId);
    await removeLabels(tx, memberId, remove);
    await addLabels(tx, memberId, [...new Set(add)], { by: actor.actor, at: clock.now() });
    const after = await labelsNow(memberId);
    if (after.length > LABELS_PER_MEMBER_MAX) throw new Refusal('members.labels-full');
    if (before.join(' ') !== after.join(' '))
      await audit.record(tx, {
        ...actor,
        action: 'members.set-labels',
        resource: 'member',
        resourceId: memberId.toString(),
        before: { labels: before },
        after: { labels: after },
      });
    return { labels: after };
  });
