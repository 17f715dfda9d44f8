/** What the lottery refuses, each with its status. */
export const lotteryErrors = {
  'lottery.game-unknown': 404,
  'lottery.game-off': 200,
  'lottery.issue-unknown': 404,
  /** Sale of the issue is over by the clock of the database, or has not begun. */
  'lottery.issue-closed': 200,
  /** A line is no bet: `value` has its place (`line`, from 0) and the engine's `fault`. */
  'lottery.line-refused': 422,
  /** The sum the player was shown is not what the lines cost. */
  'lottery.amount-differs': 422,
  'lottery.multiple-limit': 200,
  'lottery.amount-limit': 200,
  /** So many different bets, or so many steps of them, that checking them would take too long; split, they are taken. */
  'lottery.cart-too-wide': 422,
  /** So much is staked on a number already that a win would be more than the house pays; `value` names the lines. */
  'lottery.exposure-reached': 200,
  'lottery.insufficient-funds': 200,
  'lottery.limit-reached': 200,
  'lottery.bonus-max-bet': 200,
  'lottery.play-blocked': 200,
  'lottery.order-id-taken': 409,
  'lottery.order-unknown': 404,
  /** The order has its result, or was cancelled, or its sale is over. */
  'lottery.order-over': 200,
  'lottery.chase-unknown': 404,
  /** A plan that cannot be followed: `value` has the engine's `fault`. */
  'lottery.chase-refused': 422,
  /** Typed bets that cannot be read: `value` has the engine's `fault` with its place in the text. */
  'lottery.text-refused': 422,
  'lottery.number-refused': 422,
  'lottery.proof-not-ready': 409,
  'lottery.issue-over': 409,
  'lottery.board-refused': 422,
  'lottery.limit-refused': 422,
  /** What the house drew itself is proven by its seed and never corrected. */
  'lottery.draw-in-house': 422,
  /** Sandbox: only what is drawn at intervals is drawn ahead of its time. */
  'lottery.drawn-by-day': 422,
} as const;
