/** What a message is about. A member may switch categories off, but not the money and the security of the account. */
export const MESSAGE_CATEGORIES = ['SYSTEM', 'FINANCE', 'PROMO', 'AGENT', 'SECURITY'] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

export const ALWAYS_SENT: readonly MessageCategory[] = ['FINANCE', 'SECURITY'];

/**
 * The kinds of messages that the product writes by itself. Title and text are in the catalogue `messages` under the kind's
 * name and are written in the reader's language when they are read; `params` fill their gaps.
 */
export const MESSAGE_KINDS = {
  'deposit-credited': { category: 'FINANCE', params: ['amount', 'no'] },
  'deposit-without-offer': { category: 'FINANCE', params: ['no'] },
  'deposit-expired': { category: 'FINANCE', params: ['amount', 'no'] },
  'deposit-in-review': { category: 'FINANCE', params: ['amount', 'no'] },
  'deposit-rejected': { category: 'FINANCE', params: ['amount', 'no', 'reason'] },
  'deposit-reversed': { category: 'FINANCE', params: ['amount', 'no'] },
  'withdrawal-requested': { category: 'FINANCE', params: ['amount', 'no'] },
  'withdrawal-paid': { category: 'FINANCE', params: ['amount', 'no', 'minutes'] },
  'withdrawal-confirm-soon': { category: 'FINANCE', params: ['amount', 'no', 'minutes'] },
  'withdrawal-confirmed': { category: 'FINANCE', params: ['amount', 'no'] },
  'withdrawal-returned': { category: 'FINANCE', params: ['amount', 'no', 'reason'] },
  'limit-tightened': { category: 'SECURITY', params: ['kind', 'window', 'amount'] },
  'limit-relax-asked': { category: 'SECURITY', params: ['kind', 'window', 'amount', 'from'] },
  'limit-relaxed': { category: 'SECURITY', params: ['kind', 'window', 'amount'] },
  'limits-to-review': { category: 'SECURITY', params: [] },
  'time-out-begun': { category: 'SECURITY', params: ['until'] },
  'exclusion-begun': { category: 'SECURITY', params: [] },
  'exclusion-lift-granted': { category: 'SECURITY', params: ['from'] },
  'exclusion-lift-refused': { category: 'SECURITY', params: [] },
  'play-under-review': { category: 'SECURITY', params: [] },
  'account-dormant-soon': { category: 'SECURITY', params: ['from'] },
  'account-dormant': { category: 'SECURITY', params: [] },
  'identity-accepted': { category: 'SECURITY', params: ['level'] },
  'identity-rejected': { category: 'SECURITY', params: ['level', 'reason'] },
  'security-changed': { category: 'SECURITY', params: ['change', 'at'] },
  'bank-account-added': { category: 'SECURITY', params: ['bank', 'number'] },
  'bank-account-removed': { category: 'SECURITY', params: ['bank', 'number'] },
  'identity-expires-soon': { category: 'SECURITY', params: ['level', 'until'] },
  'identity-expired': { category: 'SECURITY', params: ['level'] },
  'data-ready': { category: 'SECURITY', params: ['until'] },
  'application-issued': { category: 'FINANCE', params: ['amount'] },
  'application-rejected': { category: 'FINANCE', params: ['answer'] },
  'contract-offered': { category: 'AGENT', params: ['contract'] },
  'contract-accepted': { category: 'AGENT', params: ['contract', 'account'] },
  'contract-rejected': { category: 'AGENT', params: ['contract', 'account'] },
  'contract-ended': { category: 'AGENT', params: ['contract'] },
  'rate-lowered': { category: 'AGENT', params: ['product'] },
  'transfer-sent': { category: 'FINANCE', params: ['amount', 'account'] },
  'transfer-received': { category: 'FINANCE', params: ['amount', 'account'] },
  'transfer-returned': { category: 'FINANCE', params: ['amount', 'account'] },
  'transfer-taken-back': { category: 'FINANCE', params: ['amount', 'account'] },
} as const satisfies Readonly<
  Record<string, { readonly category: MessageCategory; readonly params: readonly string[] }>
>;
export type MessageKind = keyof typeof MESSAGE_KINDS;
export type MessageParams<Kind extends MessageKind> = Readonly<
  Record<(typeof MESSAGE_KINDS)[Kind]['params'][number], string>
>;
