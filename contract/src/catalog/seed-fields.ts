import * as z from 'zod/mini';
import { LANGUAGES } from '../language.ts';
import type { LanguageCode } from '../language.ts';

const word = z.optional(z.string().check(z.maxLength(64)));

/**
 * What callers of game lists send along by habit. The platform and the merchant are known from the address and change
 * nothing; `language`, where the site offers it, is the language of the answer.
 */
export const seedFields = {
  clientType: word,
  platform: word,
  channel: word,
  merchant: word,
  merchantCode: word,
  isPlatform: word,
  device: word,
  prizeMode: word,
  accountType: word,
  language: z.optional(z.enum(LANGUAGES.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]])),
};

/** Pages count from 1. A page past the last is empty, and says how many there are. */
export const pageNoSchema = z.string().check(z.regex(/^[1-9]\d{0,9}$/));
export const pageSizeSchema = z.string().check(z.regex(/^([1-9]\d?|100)$/));

/** What a browser says it is when it asks for games and launches them … */
export const CLIENT_TYPE = '3';
/** … and when it asks for the games that were put forward. */
export const IS_PLATFORM = '2';

/** Tiles on a page of a lobby. */
export const GAME_PAGE_SIZE = 42;

export const pageFields = { pageNo: z._default(pageNoSchema, '1'), pageSize: z.optional(pageSizeSchema) };
