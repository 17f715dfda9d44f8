import type { FileValue } from '@fairground/contract/bytes';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { PicturesDeps } from './deps.ts';
import { findStoredFile } from './store.ts';

/** What staff of the identity desk alone look at, by a call of that desk. */
const IDENTITY = 'verification ';

/** Shows an operator a picture that went with a message, a proof or an application: no identity document. */
export const showAttached = (deps: PicturesDeps, actor: Actor, id: bigint): Promise<FileValue> =>
  showPicture(deps, actor, id, ({ keptFor }) => keptFor?.startsWith(IDENTITY) !== true);

/** Shows an operator an attached picture and records the access in the audit trail. */
export const showPicture = (
  { db, audit }: PicturesDeps,
  actor: Actor,
  id: bigint,
  mayBeShown: (picture: { readonly keptFor: string | null }) => boolean = () => true,
): Promise<FileValue> =>
  inTransaction(db, async (tx) => {
    const picture = await findStoredFile(tx, id);
    if (picture === undefined || !mayBeShown(picture)) throw new Refusal('pictures.unknown');
    const { type, bytes, keptFor, memberId } = picture;
    await audit.record(tx, {
      ...actor,
      action: 'pictures.show-picture',
      resource: 'picture',
      resourceId: id.toString(),
      before: null,
      after: { keptFor, member: memberId.toString() },
    });
    return { type, bytes };
  });
