/** What the vendors module refuses an operator or a player; what it refuses a vendor stands in codes.ts. */
export const vendorsErrors = {
  'vendors.vendor-unknown': 404,
  'vendors.vendor-exists': 409,
  'vendors.vendor-refused': 422,
  'vendors.report-refused': 422,
  'vendors.win-unknown': 404,
  'vendors.connection-refused': 422,
  // Refusals of a launch beyond what the catalogue says of its game.
  'vendors.game-not-connected': 403,
  'vendors.play-blocked': 403,
  'vendors.limit-used-up': 403,
  'vendors.request-id-taken': 409,
  'vendors.back-url-refused': 422,
  'vendors.session-unknown': 404,
  'vendors.session-over': 409,
} as const;
