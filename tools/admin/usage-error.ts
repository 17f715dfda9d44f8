/** What was typed does not make a command: the message says what would. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
