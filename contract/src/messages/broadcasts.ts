import type { LanguageCode } from '../language.ts';

/** The money and the security of an account concern one member alone: nobody writes to many about them. */
export const BROADCAST_CATEGORIES = ['SYSTEM', 'PROMO', 'AGENT'] as const;
export type BroadcastCategory = (typeof BROADCAST_CATEGORIES)[number];

export const BROADCAST_AUDIENCES = ['ALL', 'AGENTS', 'RANK'] as const;
export type BroadcastAudience = (typeof BROADCAST_AUDIENCES)[number];

/** In characters. */
export const BROADCAST_LENGTH = { title: 120, body: 2_000 } as const;

type BroadcastText = { readonly title: string; readonly body: string };
/** In every language the site offers. */
export type BroadcastTexts = Partial<Readonly<Record<LanguageCode, BroadcastText>>>;
