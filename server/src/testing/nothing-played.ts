/** Settings of a node on which nothing plays by itself. */
export const NOTHING_PLAYED = {
  // Ten thousand games that hardly a test asks for.
  SANDBOX_GAMES: 'off',
  // Calendars run by the clock on the wall; anyone who tests them says so.
  LOTTERY: 'off',
  SPORTS: 'off',
  ROOMS: 'off',
} as const;
