/** What a closed account loses, and how many days after closing; shown to the member before. */
export const ERASED = [
  /** Mobile, e-mail, profile, devices, ways to log in, favourites. */
  { kind: 'contacts', days: 30 },
  /** Sessions with address and browser (regulation 38: 90 days). */
  { kind: 'logins', days: 90 },
  /** Chat, feedback, messages and the pictures sent with them. */
  { kind: 'conversations', days: 365 },
  /** Identity documents, payee name and birth date: money laundering law asks for five years. */
  { kind: 'documents', days: 1_826 },
] as const;
export type ErasedKind = (typeof ERASED)[number]['kind'];

/** Bets, tickets, movements of money and the audit log are kept, under the account's number (regulation 38). */
export const KEPT_YEARS = 10;

/** What forbids to close an account. */
export const CLOSING_OBJECTIONS = ['balance', 'bets', 'payments', 'contracts'] as const;
export type ClosingObjection = (typeof CLOSING_OBJECTIONS)[number];

/** The states of an archive of personal data; the database guard has the same edges in `privacy_edge`. */
export const ARCHIVE_STATES = ['ASKED', 'READY', 'FAILED', 'EXPIRED'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];
export const ARCHIVE_EDGES: readonly (readonly [from: ArchiveState, to: ArchiveState])[] = [
  ['ASKED', 'READY'],
  ['ASKED', 'FAILED'],
  ['READY', 'EXPIRED'],
];

export const ARCHIVE_HOURS = 24;
