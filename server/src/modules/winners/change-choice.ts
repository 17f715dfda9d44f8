import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { WinnersDeps } from './deps.ts';
import { deleteHidden, deleteWinsOf, insertHidden } from './store.ts';

/** A member who hides leaves the board at once: earlier wins do not come back with a later choice. */
export const changeChoice = (
  { db, clock }: WinnersDeps,
  memberId: MemberId,
  { isShown }: { readonly isShown: boolean },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (isShown) return deleteHidden(tx, memberId);
    await insertHidden(tx, memberId, clock.now());
    await deleteWinsOf(tx, memberId);
  });
