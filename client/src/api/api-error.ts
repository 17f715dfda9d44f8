import type { ErrorCode } from '@fairground/contract/errors';

/** What can go wrong before the server has answered in its own words. */
export type NetworkErrorCode = 'network.offline' | 'network.failed' | 'network.timeout' | 'network.unreadable';

/**
 * A call that did not succeed. `message` is the server's sentence in the player's language;
 * for a `network.*` code nobody spoke, so it is empty and the page has words of its own.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | NetworkErrorCode;
  /** What the server adds for the next step, such as the field at fault or the seconds to wait. */
  readonly value: unknown;

  constructor(code: ErrorCode | NetworkErrorCode, message: string, value: unknown = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
    this.value = value;
  }

  get isNetwork(): boolean {
    return this.code.startsWith('network.');
  }
}
