import type { Money } from '@fairground/contract/money';
import type { WagerOutcome } from '../../betting/index.ts';
import type { AttachedRow } from './row-attachment.ts';
import type { Nonce } from '../store/calls.ts';

/** A signed call that moves money, apart from the wager it asks for. */
export type Call = Omit<Nonce, 'nonce'> & {
  /** Null of a call from within. */
  readonly nonce: string | null;
  /** What the vendor calls it. */
  readonly word: string;
  /** Of a stake: the session that must be alive, by the hash of its token, and the group the game belongs to. */
  readonly session?: { readonly tokenHash: string; readonly gameGroup: string };
  /** Of a stake that comes with its result: the call that the result would have been. */
  readonly result?: Omit<Call, 'session' | 'result' | 'keeping'>;
  readonly keeping?: AttachedRow;
};

/** A decided call: outcome, balance and the answer as it is sent. */
export type Decided = {
  readonly outcome: WagerOutcome;
  readonly isRepeat: boolean;
  readonly balance: Money;
  readonly http: number;
  readonly answer: string;
  readonly result?: Decided;
};

export const NONCE_REUSED = 'nonce-reused';
