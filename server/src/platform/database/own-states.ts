/**
 * The error codes that our own functions of the database raise, and those we throw in their place: each means one thing
 * and is raised by one module.
 */
export const OWN_STATE = {
  /** wallet: the books of the day are closed. */
  booksClosed: 'FG001',
  /** wallet: a batch is larger than its numbers reach. */
  batchTooLarge: 'FG002',
  /** studio: another round took the nonce. */
  seedMovedOn: 'FG003',
  /** studio: the request has its round, or another round of the game waits for steps. */
  roundRefused: 'FG004',
} as const;
