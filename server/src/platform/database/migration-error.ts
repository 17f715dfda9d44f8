/** The schema cannot be brought up to date; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
