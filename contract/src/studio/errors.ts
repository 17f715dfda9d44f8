/** What the studio refuses, each with its status. */
export const studioErrors = {
  // The game session: it came from the launch and lives no longer than that says.
  'studio.session-over': 409,
  'studio.game-closed': 403,
  // The source of chance failed its own tests: nothing is dealt until somebody looked at it.
  'studio.chance-stopped': 503,
  // What is wrong with a bet or a step.
  'studio.bet-refused': 422,
  'studio.step-refused': 422,
  'studio.request-id-taken': 409,
  // The brand asks for a least time between slot rounds, and this one came before it was over.
  'studio.too-fast': 429,
  // What the wallet says to a stake.
  'studio.insufficient-funds': 200,
  'studio.limit-reached': 200,
  'studio.play-blocked': 200,
  // The outcome is stored and not settled yet: the same request again tells it.
  'studio.round-unsettled': 503,
  // Rooms: the seat was given up or taken, or shots that nobody can have fired.
  'studio.seat-lost': 409,
  'studio.shots-refused': 422,
  'studio.shots-too-fast': 429,
  // Shared rounds: bets are taken, changed and taken back while they are open, within the limits of the table.
  'studio.bets-closed': 409,
  // A hand is decided on while the table waits for it.
  'studio.decisions-closed': 409,
  'studio.table-limit': 422,
  'studio.slip-unknown': 404,
  // Shared flights: who leaves does so after the start and before the end, by the clock of the server.
  'studio.not-flying': 409,
  'studio.flight-over': 409,
  // Rounds and seeds.
  'studio.round-open': 409,
  'studio.round-over': 409,
  // The free rounds of this game are used up or over.
  'studio.free-rounds-over': 409,
  'studio.round-unknown': 404,
  'studio.life-unknown': 404,
  'studio.jackpot-unknown': 404,
  'studio.seed-unknown': 404,
} as const;
