/** The money and the security of an account concern one member alone: nobody writes to many about them. */
export const BROADCAST_CATEGORIES = ['SYSTEM', 'PROMO', 'AGENT'] as const;
export type BroadcastCategory = (typeof BROADCAST_CATEGORIES)[number];

export const BROADCAST_AUDIENCES = ['ALL', 'AGENTS', 'RANK'] as const;
export type BroadcastAudience = (typeof BROADCAST_AUDIENCES)[number];

/** In characters. */
export const BROADCAST_LENGTH = { title: 120, body: 2_000 } as const;

/** Every broadcast is written in both languages of the catalogue that are complete. */
export const BROADCAST_LANGUAGES = ['TY', 'EN'] as const;

type BroadcastText = { readonly title: string; readonly body: string };
export type BroadcastTexts = Readonly<Record<(typeof BROADCAST_LANGUAGES)[number], BroadcastText>>;
