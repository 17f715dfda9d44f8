import type { Outcome, Rendered } from '../domain/message.ts';

/** A channel messages are sent by. */
export type Provider = {
  /** Never throws: what went wrong is one of the outcomes. */
  readonly send: (message: Rendered) => Promise<Outcome>;
  /** Whether there is no use in trying now; asked before a code is promised, so that nobody waits for nothing. */
  readonly isDown: () => Promise<boolean>;
};

/** A transport that only sends; its health is known to the provider around it. */
export type Line = Pick<Provider, 'send'>;
