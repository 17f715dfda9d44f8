/**
 * What staff may do, and which role may do it. An endpoint of the operator API names one permission; a role has those
 * listed here and no other. AUDITOR reads everything and changes nothing. No role overrides four-eyes.
 */
export const PERMISSIONS = [
  /** One's own session: everybody with a staff session has it, with roles or without. */
  'session.own',
  'staff.read',
  'staff.write',
  'approvals.read',
  'approvals.decide',
  'audit.read',
  'system.read',
  'system.write',
  'members.read',
  /** Status, rank and locks of an account. */
  'members.write',
  /** Personal data in the clear, one field at a time. */
  'members.reveal',
  /** Notes and labels of members. */
  'members.annotate',
  /** Kinds of account, lines, links, rates and the terms of agents. */
  'agents.write',
  'games.read',
  /** Vendors, the catalogue, parked bets. */
  'games.write',
  'content.read',
  'content.write',
  /** Puts on the site what somebody else wrote. */
  'content.publish',
  'promotions.read',
  'promotions.write',
  /** The points mall, ranks, missions and raffles. */
  'loyalty.read',
  'loyalty.write',
  'support.read',
  'support.write',
  /** Pictures that came with feedback, applications, proofs and disputes; each look is logged. */
  'pictures.read',
  /** The bets of any member. */
  'bets.read',
  'wallet.read',
  'wallet.adjust',
  'lottery.read',
  'lottery.write',
  /** Matches, prices, bets and exposure of the sportsbook. */
  'sports.read',
  'sports.write',
  /** Card rooms, live tables, hands and rake; never the cards of a hand that is on. */
  'rooms.read',
  /** Switches of rooms, and taking a hand back with a second person. */
  'rooms.write',
  'messages.read',
  'messages.write',
  'deposits.read',
  /** Matches payments with deposits and rejects proofs. */
  'deposits.write',
  'withdrawals.read',
  'withdrawals.review',
  'withdrawals.pay',
  'disputes.decide',
  /** Reverses deposits, waives turnover and obligations; with a second person. */
  'finance.write',
  'verification.read',
  'verification.decide',
  'protection.read',
  'protection.write',
  /** Scores, links between accounts and their cases. */
  'risk.read',
  'risk.write',
  /** The register of significant events and the digests of programs. */
  'events.read',
  'events.write',
  /** The regulator's copy of the logs and what is exported for it: nobody who changes anything reads it. */
  'regulator.read',
  /** Stops all gaming, a vendor or a game at once; two people release. */
  'stops.read',
  'stops.write',
  /** Figures of the site and every report made of them. */
  'reports.read',
  /** What waits today and how the site does; figures need `reports.read` besides. */
  'today.read',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const STAFF_ROLES = [
  'SUPER',
  'RISK',
  'WD_REVIEWER',
  'PAYOUT_OPS',
  'PAYMENT_OPS',
  'DISPUTE_OPS',
  'FINANCE',
  'FINANCE_LEAD',
  'AGENT_OPS',
  'PROMO_OPS',
  'LOYALTY_OPS',
  'CMS_EDITOR',
  'CMS_PUBLISHER',
  'GAME_OPS',
  'SUPPORT',
  'VIP_SUPPORT',
  'RG_OFFICER',
  'AUDITOR',
] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Every role sees the approvals and may decide those whose permission it has, and sees what waits for it today. */
const COMMON = ['approvals.read', 'approvals.decide', 'today.read'] as const;

export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  SUPER: [
    ...COMMON,
    'staff.read',
    'staff.write',
    'audit.read',
    'system.read',
    'system.write',
    'stops.read',
    'stops.write',
    'events.read',
    'events.write',
    'reports.read',
  ],
  RISK: [
    ...COMMON,
    'members.write',
    'members.read',
    'members.reveal',
    'members.annotate',
    'bets.read',
    'sports.read',
    'rooms.read',
    'protection.read',
    'wallet.read',
    'audit.read',
    'deposits.read',
    'withdrawals.read',
    'verification.read',
    'risk.read',
    'risk.write',
    'stops.read',
    'stops.write',
    'events.read',
  ],
  WD_REVIEWER: [
    ...COMMON,
    'members.read',
    'members.reveal',
    'members.annotate',
    'bets.read',
    'deposits.read',
    'wallet.read',
    'withdrawals.read',
    'withdrawals.review',
    'verification.read',
    'risk.read',
  ],
  PAYOUT_OPS: [...COMMON, 'wallet.read', 'withdrawals.read', 'withdrawals.pay'],
  PAYMENT_OPS: [...COMMON, 'wallet.read', 'deposits.read', 'deposits.write', 'pictures.read'],
  DISPUTE_OPS: [
    ...COMMON,
    'members.read',
    'members.annotate',
    'bets.read',
    'wallet.read',
    'withdrawals.read',
    'disputes.decide',
    'pictures.read',
  ],
  FINANCE: [
    ...COMMON,
    'members.read',
    'bets.read',
    'reports.read',
    'wallet.read',
    'wallet.adjust',
    'deposits.read',
    'withdrawals.read',
    'finance.write',
  ],
  FINANCE_LEAD: [
    ...COMMON,
    'members.read',
    'members.reveal',
    'bets.read',
    'reports.read',
    'wallet.read',
    'wallet.adjust',
    'audit.read',
    'events.read',
    'deposits.read',
    'withdrawals.read',
    'finance.write',
  ],
  AGENT_OPS: [...COMMON, 'agents.write', 'members.read', 'members.annotate', 'reports.read'],
  PROMO_OPS: [...COMMON, 'promotions.read', 'promotions.write', 'pictures.read', 'reports.read'],
  LOYALTY_OPS: [...COMMON, 'members.read', 'loyalty.read', 'loyalty.write'],
  CMS_EDITOR: [...COMMON, 'content.read', 'content.write'],
  CMS_PUBLISHER: [...COMMON, 'content.read', 'content.write', 'content.publish', 'messages.read', 'messages.write'],
  GAME_OPS: [
    ...COMMON,
    'games.read',
    'games.write',
    'lottery.read',
    'lottery.write',
    'sports.read',
    'sports.write',
    'rooms.read',
    'rooms.write',
    'bets.read',
    'stops.read',
    'stops.write',
    'reports.read',
  ],
  SUPPORT: [
    ...COMMON,
    'support.read',
    'support.write',
    'pictures.read',
    'members.read',
    'members.annotate',
    'bets.read',
    'messages.read',
  ],
  VIP_SUPPORT: [
    ...COMMON,
    'support.read',
    'support.write',
    'pictures.read',
    'members.read',
    'members.annotate',
    'bets.read',
    'messages.read',
  ],
  RG_OFFICER: [
    ...COMMON,
    'members.read',
    'members.reveal',
    'members.annotate',
    'bets.read',
    'wallet.read',
    'deposits.read',
    'verification.read',
    'verification.decide',
    'protection.read',
    'protection.write',
  ],
  AUDITOR: PERMISSIONS.filter((permission) => permission.endsWith('.read')),
};

/** Roles that one person may not hold together: the maker of a change would be its checker. */
export const EXCLUSIVE_ROLES: readonly (readonly [StaffRole, StaffRole])[] = [
  ['WD_REVIEWER', 'PAYOUT_OPS'],
  ['CMS_EDITOR', 'CMS_PUBLISHER'],
];

export const permissionsOf = (roles: readonly StaffRole[]): ReadonlySet<Permission> =>
  new Set(['session.own' as const, ...roles.flatMap((role) => ROLE_PERMISSIONS[role])]);
