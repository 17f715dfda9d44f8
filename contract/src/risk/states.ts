/** What two accounts may have in common. */
export const TRACE_KINDS = ['device', 'address', 'phone', 'bank-account', 'payee-name'] as const;
export type TraceKind = (typeof TRACE_KINDS)[number];

/** What two members who pay each other may have in common. */
export const PAIR_LINKS = [...TRACE_KINDS, 'line-head'] as const;
export type PairLink = (typeof PAIR_LINKS)[number];

/** The rules behind a score (domain 7.6); each says how many points it gives. */
export const RISK_RULES = [
  'shared-bank-account',
  'shared-device',
  'shared-phone',
  'shared-payee-name',
  'shared-address',
  'own-referral',
  'sign-up-burst',
  'quick-turnaround',
  'deposit-reversed',
  'slice-unpaid',
  'paid-linked-account',
  'bonus-breach',
  'card-collusion',
  'card-linked-table',
] as const;
export type RiskRule = (typeof RISK_RULES)[number];

export const RISK_CASE_STATES = ['OPEN', 'CLOSED'] as const;
export type RiskCaseState = (typeof RISK_CASE_STATES)[number];

/** How a case ends. None of them moves money: what follows is a change of its own, with its own rules. */
export const RISK_RESULTS = ['NO_CONCERN', 'WATCHED', 'SAME_PERSON', 'FRAUD'] as const;
export type RiskResult = (typeof RISK_RESULTS)[number];

/** From this score on a case opens by itself. */
export const CASE_SCORE = 60;
/** From this score on a score is shown as high. */
export const HIGH_SCORE = 80;
export const SCORE_MAX = 100;

/** What a score is: shown beside the number, so that nobody has to know the bars. */
export const RISK_LEVELS = ['low', 'case', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** A graph larger than this is grouped: a link with many accounts shows how many stand behind it. */
export const GRAPH_NODES_MAX = 300;
