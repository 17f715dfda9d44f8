import * as z from 'zod/mini';
import { brandThemeSchema } from './brand-theme.ts';
import { LANGUAGES } from './language.ts';
import { MARKET_NAMES } from './market/markets.ts';
import type { NumberStyle } from './numbers.ts';
import { playPolicySchema } from './studio/play-policy.ts';
import { FLAGS } from './system/flags.ts';
import type { FlagKey } from './system/flags.ts';

const codeSchema = z.enum(LANGUAGES.map(({ code }) => code));

/** One sign that is no digit, letter or minus, or one kind of space. */
const signSchema = z.string().check(z.regex(/^[^\d\p{L}\s-]$|^[ \u00A0\u202F]$/u));

export const numberStyleSchema = z
  .strictObject({ group: signSchema, decimal: signSchema })
  .check(z.refine(({ group, decimal }: NumberStyle) => group !== decimal));

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const timeZoneSchema = z.string().check(z.refine(isTimeZone, 'no time zone of that name'));

/** The parts of the home page below its banners. */
export const HOME_PARTS = ['hot', 'lobbies', 'shelves', 'news', 'fair', 'how', 'help', 'app'] as const;
export type HomePart = (typeof HOME_PARTS)[number];

const flagKeys = Object.keys(FLAGS) as FlagKey[];

/** What a brand decides: read from `brands/<brand>/brand.json`, the same for server and browser. */
export const brandSchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  merchantCode: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** play: play money for the public. sandbox: play money with developer tools. live: real money. */
  mode: z.enum(['play', 'sandbox', 'live']),
  platform: z.literal('web'),
  lotteryType: z.enum(['SEA', 'Lott', 'ZY', 'Elott']),
  device: z.literal('WEB'),
  languages: z.array(codeSchema).check(z.minLength(1)),
  defaultLanguage: codeSchema,
  defaultTheme: z.enum(['dark', 'light']),
  currency: z.strictObject({ code: z.string().check(z.regex(/^[A-Z]{3}$/)), symbol: z.string() }),
  numbers: numberStyleSchema,
  /** Where its business days begin, and the zone its pages and messages tell times in; of the IANA database. */
  timeZone: timeZoneSchema,
  minimumAge: z.int().check(z.gte(18)),
  copyrightYears: z.string(),
  theme: brandThemeSchema,
  /** What flags stand at before an operator sets them. */
  flags: z.partialRecord(z.enum(flagKeys), z.union([z.boolean(), z.string()])),
  /** The order of the home page; what is left out is not shown. */
  home: z.array(z.enum(HOME_PARTS)).check(z.refine((parts) => new Set(parts).size === parts.length)),
  slots: playPolicySchema,
  /** The markets it serves. Elsewhere the strictest rules of all markets hold. */
  markets: z.array(z.enum(MARKET_NAMES)).check(z.minLength(1)),
});
export type Brand = z.output<typeof brandSchema>;
