/** What the betting module refuses, each with its status. */
export const bettingErrors = {
  'betting.bet-unknown': 404,
  'betting.window-backwards': 422,
  'betting.range-too-long': 422,
  'betting.export-running': 429,
  'betting.stake-refused': 422,
  'betting.id-refused': 422,
  'betting.market-unknown': 404,
  'betting.market-open': 409,
  'betting.market-over': 409,
} as const;
