import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../audit/index.ts';
import type { ContentDeps } from './deps.ts';
import type { ContentKind, NoticeBoard } from './notice-board.ts';

/** Who does what to which kind of thing. */
type Deed = { readonly actor: Actor; readonly verb: 'add' | 'change' | 'hide' | 'end'; readonly what: ContentKind };

/** What was written, for the trail. */
type Written = { readonly id: bigint; readonly before: object | null; readonly after: object };

/** Writes a change and its audit line in one transaction; after the commit all nodes and open pages are notified. */
export const changeContent = async (
  { db, audit }: ContentDeps,
  board: NoticeBoard,
  { actor, verb, what }: Deed,
  write: (tx: Tx) => Promise<Written>,
): Promise<bigint> => {
  const changed = await inTransaction(db, async (tx) => {
    const { id, before, after } = await write(tx);
    const action = `content.${verb}-${what}`;
    await audit.record(tx, { ...actor, action, resource: what, resourceId: id.toString(), before, after });
    return id;
  });
  board.tell(what);
  return changed;
};
