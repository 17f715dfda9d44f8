import type { Money } from '@fairground/contract/money';
import type { Hold } from '../approvals/index.ts';
import type { Actor } from '../audit/index.ts';
import type { LargeReward } from './decide.ts';
import type { Window } from './domain/standing.ts';
import type { ShownApplication } from './serve.ts';

/** What staff does with offers that are applied for, and with applications. */
export type ApplicationCalls = {
  /** Marks an offer as one that is applied for, now or in a window of its own. */
  readonly openOffer: (actor: Actor, promotionId: bigint, window: Window) => Promise<void>;
  /** Takes no more applications for an offer. */
  readonly stopOffer: (actor: Actor, promotionId: bigint) => Promise<void>;
  /** What waits for a decision, oldest first. */
  readonly listApplications: (promotionId?: bigint) => Promise<readonly ShownApplication[]>;
  readonly showApplication: (actor: Actor, id: bigint) => Promise<ShownApplication>;
  /** Credits the member with the amount, once. */
  readonly approve: (actor: Actor, id: bigint, amount: Money) => Promise<void>;
  /** Holds a reward of any amount for a second person. */
  readonly holdLarge: Hold<LargeReward>;
  /** Rejects with words for the member. */
  readonly reject: (actor: Actor, id: bigint, answer: string) => Promise<void>;
};
