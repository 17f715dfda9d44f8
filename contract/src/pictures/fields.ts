import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { PICTURES_MAX } from './rules.ts';

export const pictureIdSchema = idSchema<'picture'>();

/** The pictures that go with what is sent, in their order; each once. */
export const pictureIdsSchema = z.array(pictureIdSchema).check(
  z.maxLength(PICTURES_MAX),
  z.refine((ids) => new Set(ids).size === ids.length),
);
