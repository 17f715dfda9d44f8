import { money } from '../money.ts';
import type { Money } from '../money.ts';

/** 0 registered, 1 phone or e-mail confirmed, 2 document and name, 3 address and source of funds (domain 12). */
export const IDENTITY_LEVELS = [0, 1, 2, 3] as const;
export type IdentityLevel = (typeof IDENTITY_LEVELS)[number];

/** The levels that accepted documents prove. */
export type DocumentLevel = 2 | 3;
export const DOCUMENT_LEVELS: readonly DocumentLevel[] = [2, 3];

export const DOCUMENT_KINDS = ['IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE', 'ADDRESS', 'FUNDS'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What proves a level: one document of each group. */
export const DOCUMENTS_OF: Readonly<Record<DocumentLevel, readonly (readonly DocumentKind[])[]>> = {
  2: [['IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE']],
  3: [['ADDRESS'], ['FUNDS']],
};

/** Whether documents of these kinds prove a level: each group is there, and nothing that belongs to another level. */
export const areComplete = (level: DocumentLevel, kinds: readonly DocumentKind[]): boolean => {
  const groups = DOCUMENTS_OF[level];
  return (
    groups.every((group) => group.some((kind) => kinds.includes(kind))) &&
    kinds.every((kind) => groups.some((group) => group.includes(kind)))
  );
};

/** From this much taken out in total, a level is needed for the next withdrawal; in units of 1/10,000. */
export const WITHDRAWAL_LEVELS: readonly { readonly from: Money; readonly level: DocumentLevel }[] = [
  { from: money(20_000_000_000n), level: 2 },
  { from: money(500_000_000_000n), level: 3 },
];

/** What needs a level; `total` is all that was taken out before together with what is asked for now. */
export type NeedsLevel =
  | { readonly what: 'withdrawal'; readonly total: Money }
  /** Payments between members. */
  | { readonly what: 'peer-payment' }
  | { readonly what: 'payee-name' };

/** The level that a member needs for something. */
export const levelNeededFor = (need: NeedsLevel): IdentityLevel => {
  if (need.what !== 'withdrawal') return 2;
  return WITHDRAWAL_LEVELS.reduce<IdentityLevel>((level, row) => (need.total >= row.from ? row.level : level), 0);
};

/** Accepted documents count for this long at most; a document that ends sooner counts until then. */
export const VALID_MONTHS: Readonly<Record<DocumentLevel, number>> = { 2: 60, 3: 12 };

/** So long before the end new documents are taken, and the member is reminded. */
export const RENEW_DAYS = 30;
