/** The database we bring along cannot run here; the message says why and what to do. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}
