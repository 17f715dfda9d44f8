import * as z from 'zod/mini';
import { bytesSchema, fileSchema } from '../bytes.ts';
import { endpoint } from '../endpoint.ts';
import { pictureIdSchema } from './fields.ts';
import { PICTURE_BYTES_MAX, PICTURE_TYPES } from './rules.ts';

/** Documents and proofs belong to a withdrawal, which stays open to those who leave and to a refused region. */
const FOR_MEMBERS = { access: 'member', scopes: ['withdraw'], openDuring: ['region'] } as const;

export const sendPicture = endpoint({
  name: 'pictures.send-picture',
  summary:
    'Takes one picture, judges it by its content and keeps it a day for what it goes with; a retry keeps it once.',
  method: 'POST',
  path: '/wps/relay/picture',
  ...FOR_MEMBERS,
  upload: { types: PICTURE_TYPES, bytesMax: PICTURE_BYTES_MAX, tooLarge: 'pictures.too-large' },
  body: bytesSchema,
  value: z.object({ pictureId: pictureIdSchema, width: z.int(), height: z.int() }),
  errors: ['pictures.too-large', 'pictures.not-a-picture', 'pictures.too-many-pixels'],
  limit: 'send-picture',
});

export const readPicture = endpoint({
  name: 'pictures.read-picture',
  summary: 'A picture of the caller, as it is kept: turned upright and without what a camera wrote into it.',
  method: 'GET',
  path: '/wps/relay/picture',
  ...FOR_MEMBERS,
  query: z.strictObject({ id: pictureIdSchema }),
  file: PICTURE_TYPES,
  value: fileSchema,
  errors: ['pictures.unknown'],
});

export const removePicture = endpoint({
  name: 'pictures.remove-picture',
  summary: 'Takes back a picture that was not sent with anything yet; one that is gone already is as good.',
  method: 'DELETE',
  path: '/wps/relay/picture',
  ...FOR_MEMBERS,
  query: z.strictObject({ id: pictureIdSchema }),
  value: z.object({}),
  errors: [],
  limit: 'send-picture',
});
