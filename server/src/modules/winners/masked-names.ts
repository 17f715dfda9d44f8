import type { MemberId } from '@fairground/contract/ids';
import type { WinnersDeps } from './deps.ts';
import { maskName } from '../../platform/mask-name.ts';
import { mayBeShown } from './may-be-shown.ts';
import { listHidden } from './store.ts';

/** How those who let it are called where others see them: by the rule of the board. */
export const maskedNames = async (
  { db, members }: Pick<WinnersDeps, 'db' | 'members'>,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> => {
  const [known, hidden] = [await members.list(ids), await listHidden(db, ids)];
  return new Map(
    known
      .filter((member) => mayBeShown(member) && !hidden.has(member.id))
      .map(({ id, account }) => [id, maskName(account)]),
  );
};
