import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteOfMember, findNextOf } from './store.ts';

/** What the pictures of identity cases are kept for begins so; those stay as long as documents do. */
const DOCUMENTS = 'verification ';

export const picturesData: PersonalData = {
  module: 'pictures',
  tables: [
    {
      file: 'pictures',
      table: 'pictures_picture',
      columns: ['id', 'type', 'width', 'height', 'kept_for', 'stored_at'],
      member: 'member_id',
      key: ['id'],
    },
  ],
  files: async function* (reader, member) {
    let after = 0n;
    for (;;) {
      const picture = await findNextOf(reader, member, after);
      if (picture === undefined) return;
      yield { name: `${picture.id}.${picture.type === 'image/png' ? 'png' : 'jpg'}`, bytes: picture.bytes };
      after = picture.id;
    }
  },
  erase: {
    conversations: (tx, member) => deleteOfMember(tx, member, { except: DOCUMENTS }),
    documents: (tx, member) => deleteOfMember(tx, member, {}),
  },
};
