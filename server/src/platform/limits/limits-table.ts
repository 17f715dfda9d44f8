/** A named limit: so many calls in so many seconds, counted per address or, where there is one, per member. */
export type Limit = { readonly calls: number; readonly perSeconds: number; readonly per: 'address' | 'member' };

export type LimitTable = Readonly<Record<string, Limit>>;

/** Every limit an endpoint may name. They hold over all nodes and over a restart. */
export const LIMITS = {
  /** Changing a setting of one's session: a person clicks, a script floods. */
  'change-settings': { calls: 30, perSeconds: 60, per: 'member' },
  /** Moving one's own money: a person decides, a script floods. */
  'move-money': { calls: 60, perSeconds: 60, per: 'member' },
} as const satisfies LimitTable;
