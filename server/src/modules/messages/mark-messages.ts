import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { MessagesDeps } from './deps.ts';
import { inboxTouched } from './facts.ts';
import { countUnread, setDeleted, setRead } from './store.ts';
import type { Marked } from './store.ts';

type Deps = Pick<MessagesDeps, 'db' | 'clock' | 'announce'>;
type Unread = { readonly unreadMessage: number };

export const markRead = (deps: Deps, member: MemberId, marked: Marked): Promise<Unread> =>
  change(deps, member, (tx) => setRead(tx, member, marked, deps.clock.now()));

export const deleteMessages = (deps: Deps, member: MemberId, ids: readonly bigint[]): Promise<Unread> =>
  change(deps, member, (tx) => setDeleted(tx, member, ids, deps.clock.now()));

export const restoreMessages = (deps: Deps, member: MemberId, ids: readonly bigint[]): Promise<Unread> =>
  change(deps, member, (tx) => setDeleted(tx, member, ids, null));

/** Numbers of other members' messages change nothing; a repeat changes nothing either, and no page is notified then. */
const change = (
  { db, announce }: Pick<Deps, 'db' | 'announce'>,
  member: MemberId,
  mark: (tx: Tx) => Promise<number>,
): Promise<Unread> =>
  inTransaction(db, async (tx) => {
    if ((await mark(tx)) > 0) await announce(tx, inboxTouched, { member: member.toString() });
    return { unreadMessage: await countUnread(tx, member) };
  });
