import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { listFeedback as contract } from '@fairground/contract/members/endpoints';
import type { PictureId } from '../pictures/index.ts';
import type { MembersDeps } from './deps.ts';
import { keeperOf } from './send-feedback.ts';
import { findFeedback, listFeedbackForStaff, listFeedbackOf, listOpenFeedback } from './store/feedback.ts';
import type { Feedback } from './store/feedback.ts';

export type StaffFeedback = Feedback & { readonly pictures: readonly PictureId[] };

/** What one member wrote, with what it showed. */
export const listOwnFeedback = async (
  { db, pictures }: Pick<MembersDeps, 'db' | 'pictures'>,
  memberId: MemberId,
): Promise<ValueOf<typeof contract>> => {
  const letters = await listFeedbackOf(db, memberId);
  const shown = await pictures.listStored(db, letters.map(keeperOf));
  return {
    list: letters.map((letter) => ({
      ...letter,
      feedbackId: letter.id as Id<'feedback'>,
      isClosed: letter.state === 'closed',
      pictures: [...(shown.get(keeperOf(letter)) ?? [])],
    })),
  };
};

/** What people wrote and nobody has dealt with yet. */
export const listWaitingFeedback = async (
  deps: Pick<MembersDeps, 'db' | 'pictures'>,
): Promise<readonly StaffFeedback[]> => withPictures(deps, await listOpenFeedback(deps.db));

/** The same of one member, newest first, also what was dealt with. */
export const listFeedbackOfMember = async (
  deps: Pick<MembersDeps, 'db' | 'pictures'>,
  memberId: MemberId,
): Promise<readonly StaffFeedback[]> => withPictures(deps, await listFeedbackForStaff(deps.db, memberId));

/** One feedback, whether it waits or was dealt with. */
export const showFeedback = async (
  deps: Pick<MembersDeps, 'db' | 'pictures'>,
  id: bigint,
): Promise<StaffFeedback | undefined> => {
  const found = await findFeedback(deps.db, id);
  const [shown] = found === undefined ? [] : await withPictures(deps, [found]);
  return shown;
};

const withPictures = async (
  { db, pictures }: Pick<MembersDeps, 'db' | 'pictures'>,
  letters: readonly Feedback[],
): Promise<readonly StaffFeedback[]> => {
  const shown = await pictures.listStored(db, letters.map(keeperOf));
  return letters.map((letter) => ({ ...letter, pictures: shown.get(keeperOf(letter)) ?? [] }));
};
