/** The product cannot start here and now; the message is all the person at the terminal needs. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
