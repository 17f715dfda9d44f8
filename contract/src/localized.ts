import * as z from 'zod/mini';
import { LANGUAGES } from './language.ts';
import type { LanguageCode } from './language.ts';

const CODES = LANGUAGES.map(({ code }) => code);

/** One thing said in several languages, by their codes. */
export const localizedSchema = <Text extends z.ZodMiniType>(text: Text) =>
  z.partialRecord(z.enum(CODES as [LanguageCode, ...LanguageCode[]]), text);
