/**
 * A named limit: so many calls in so many seconds, counted per address or, where there is one, per member or staff account.
 */
export type Limit = {
  readonly calls: number;
  readonly perSeconds: number;
  readonly per: 'address' | 'member' | 'staff';
};

export type LimitTable = Readonly<Record<string, Limit>>;

/** Every limit an endpoint may name. They hold over all nodes and over a restart. */
export const LIMITS = {
  /** Changing a setting of one's session: a person clicks, a script floods. */
  'change-settings': { calls: 30, perSeconds: 60, per: 'member' },
  /** Moving one's own money: a person decides, a script floods. */
  'move-money': { calls: 60, perSeconds: 60, per: 'member' },
  /** Opening games: generous for somebody who looks around. */
  'launch-game': { calls: 60, perSeconds: 60, per: 'member' },
  /** Pictures and puzzles cost little to ask for and something to make. */
  'read-captcha': { calls: 60, perSeconds: 60, per: 'address' },
  /** Ways in: hashing a password is expensive, and many people may share an address. */
  'log-in': { calls: 60, perSeconds: 60, per: 'address' },
  /** Ways in for staff: few people, and every one of them matters. */
  'staff-log-in': { calls: 20, perSeconds: 60, per: 'address' },
  /** A search asks every module; a person types a handful of words. */
  'staff-search': { calls: 240, perSeconds: 60, per: 'staff' },
  /** Reads the whole trail of changes. */
  'staff-verify': { calls: 12, perSeconds: 60, per: 'staff' },
  /** Systems of the operator: each key for itself, over all nodes. */
  'api-key': { calls: 120, perSeconds: 60, per: 'staff' },
  register: { calls: 30, perSeconds: 3_600, per: 'address' },
  /** Sums over all bets of a range: dear for somebody who played a lot. */
  'sum-bets': { calls: 60, perSeconds: 60, per: 'member' },
  /** Whole records as a file: a person takes a few, with other filters. */
  'export-record': { calls: 20, perSeconds: 600, per: 'member' },
  /** Names while they are typed: a person tries a handful, a script would list who plays here. */
  'check-username': { calls: 40, perSeconds: 3_600, per: 'address' },
  /** Messages cost money; the postbox guards each number and the whole besides. */
  'send-code': { calls: 20, perSeconds: 600, per: 'member' },
  recover: { calls: 20, perSeconds: 600, per: 'address' },
  /** Words for people to read; how many a day are kept is counted besides. */
  'send-feedback': { calls: 20, perSeconds: 600, per: 'member' },
  /** Pictures are expensive to check: a few letters full of them, with second thoughts. */
  'send-picture': { calls: 60, perSeconds: 600, per: 'member' },
  'apply-for-promotion': { calls: 20, perSeconds: 600, per: 'member' },
  /** Documents are looked at by people. */
  'send-documents': { calls: 20, perSeconds: 3_600, per: 'member' },
  /** Archives of all one's data, made by a job. */
  'ask-archive': { calls: 20, perSeconds: 3_600, per: 'member' },
  /** Lines of a chat: as fast as somebody types, and not as a script does. */
  'send-chat': { calls: 30, perSeconds: 60, per: 'member' },
  /** Marks of what was seen, one for each answer in each tab. */
  'read-chat': { calls: 120, perSeconds: 60, per: 'member' },
  /** Marks on messages of the inbox: one for each that is opened or deleted. */
  'mark-messages': { calls: 120, perSeconds: 60, per: 'member' },
  /** Whatever can be guessed. */
  'check-code': { calls: 30, perSeconds: 60, per: 'member' },
  /** Changing how one's account is protected. */
  'secure-account': { calls: 30, perSeconds: 60, per: 'member' },
} as const satisfies LimitTable;
