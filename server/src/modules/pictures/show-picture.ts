import type { FileValue } from '@fairground/contract/bytes';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { PicturesDeps } from './deps.ts';
import { findStoredFile } from './store.ts';

/** Shows an operator an attached picture and records the access in the audit trail. */
export const showPicture = ({ db, audit }: PicturesDeps, actor: Actor, id: bigint): Promise<FileValue> =>
  inTransaction(db, async (tx) => {
    const picture = await findStoredFile(tx, id);
    if (picture === undefined) throw new Refusal('pictures.unknown');
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
