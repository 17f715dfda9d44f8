import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { listFeedback as contract } from '@fairground/contract/members/endpoints';
import type { PictureId } from '../pictures/index.ts';
import type { MembersDeps } from './deps.ts';
import { keeperOf } from './send-feedback.ts';
import { listFeedbackOf, listOpenFeedback } from './store/feedback.ts';
import type { Feedback } from './store/feedback.ts';

export type WaitingFeedback = Feedback & { readonly pictures: readonly PictureId[] };

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
export const listWaitingFeedback = async ({
  db,
  pictures,
}: Pick<MembersDeps, 'db' | 'pictures'>): Promise<readonly WaitingFeedback[]> => {
  const letters = await listOpenFeedback(db);
  const shown = await pictures.listStored(db, letters.map(keeperOf));
  return letters.map((letter) => ({ ...letter, pictures: shown.get(keeperOf(letter)) ?? [] }));
};
