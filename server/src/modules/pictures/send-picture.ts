import { createHash } from 'node:crypto';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { sendPicture as contract } from '@fairground/contract/pictures/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import type { PicturesDeps } from './deps.ts';
import type { Judged } from './judge.ts';
import { dropOldestWaiting, findWaiting, insertPicture, queueOwner } from './store.ts';
import type { PictureId, Size } from './store.ts';

/** Four letters or applications full of pictures, begun and never sent. */
const WAITING_MAX = 12;

/** Puts a picture away until something is sent with it. The same file again is the picture that waits already. */
export const sendPicture = async (
  { db, clock }: PicturesDeps,
  judge: (file: Uint8Array) => Promise<Judged>,
  memberId: MemberId,
  file: Uint8Array,
): Promise<ValueOf<typeof contract>> => {
  const digest = createHash('sha256').update(file).digest();
  const before = await findWaiting(db, memberId, digest);
  if (before !== undefined) return answerOf(before);
  const judged = await judge(file);
  return inTransaction(db, async (tx) => {
    await queueOwner(tx, memberId);
    const twin = await findWaiting(tx, memberId, digest);
    if (twin !== undefined) return answerOf(twin);
    const id = await insertPicture(tx, { memberId, digest, ...judged, storedAt: clock.now() });
    await dropOldestWaiting(tx, memberId, WAITING_MAX);
    return answerOf({ ...judged, id });
  });
};

const answerOf = ({ id, width, height }: Size): ValueOf<typeof contract> => ({
  pictureId: id as PictureId,
  width,
  height,
});
