import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { fileSchema } from '../bytes.ts';
import { endpoint } from '../endpoint.ts';
import { READ } from '../operator-fields.ts';
import { pictureIdSchema } from './fields.ts';
import { PICTURE_TYPES } from './rules.ts';

export const showPicture = endpoint({
  ...READ,
  name: 'pictures.show-picture',
  summary:
    'A picture that came with feedback, an application, a proof or a dispute, but no identity document; the audit log keeps who looked, and why.',
  path: '/bo/picture/read',
  permission: 'pictures.read',
  query: z.strictObject({ id: pictureIdSchema, reason: reasonSchema }),
  file: PICTURE_TYPES,
  value: fileSchema,
  errors: ['pictures.unknown'],
});
