import type { PersonalData } from '../../platform/personal-data.ts';
import { erasePersonOf } from './store.ts';

export const verificationData: PersonalData = {
  module: 'verification',
  tables: [
    {
      file: 'cases',
      table: 'verification_case',
      columns: [
        ...['id', 'level', 'state', 'full_name', 'birth_date', 'valid_until', 'address', 'documents', 'sent_at'],
        ...['sanctions', 'verifier', 'verdict', 'reject_reason', 'note', 'decided_at', 'expires_at'],
      ],
      member: 'member_id',
      key: ['id'],
    },
  ],
  erase: { documents: erasePersonOf },
};
