import { afterCommit, inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../audit/index.ts';
import type { ContentDeps } from './deps.ts';
import type { ContentKind, NoticeBoard } from './notice-board.ts';

/** Who does what to which kind of thing. */
type Deed = { readonly actor: Actor; readonly verb: 'add' | 'change' | 'hide' | 'end'; readonly what: ContentKind };

/** What was written, for the trail; of a request that was sent again, only what it added the first time. */
export type Written =
  | { readonly id: bigint; readonly before: object | null; readonly after: object }
  | { readonly id: bigint; readonly repeated: true };

/** Writes a change and its audit line in the transaction; after the commit all nodes and open pages are notified. */
export const changeContentIn = async (
  { audit }: Pick<ContentDeps, 'audit'>,
  board: NoticeBoard,
  tx: Tx,
  { actor, verb, what }: Deed,
  write: (tx: Tx) => Promise<Written>,
): Promise<bigint> => {
  const written = await write(tx);
  const { id } = written;
  if ('repeated' in written) return id;
  const { before, after } = written;
  const action = `content.${verb}-${what}`;
  await audit.record(tx, { ...actor, action, resource: what, resourceId: id.toString(), before, after });
  afterCommit(tx, () => board.tell(what));
  return id;
};

/** The same in a transaction of its own. */
export const changeContent = (
  deps: ContentDeps,
  board: NoticeBoard,
  deed: Deed,
  write: (tx: Tx) => Promise<Written>,
): Promise<bigint> => inTransaction(deps.db, (tx) => changeContentIn(deps, board, tx, deed, write));
