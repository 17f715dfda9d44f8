import type { FixtureState, Sport } from '@fairground/contract/sports/fields';
import type { MatchStats } from '@fairground/contract/sports/pushes';
import type { Model, Score } from '../domain/model.ts';

/** What a feed says of a match. Times are ISO 8601; `scope` is `match`, `h1`, `goal:<number>` or `map:<number>`. */
export type FeedBody =
  | {
      readonly kind: 'fixture';
      readonly ref: string;
      readonly sport: Sport;
      readonly competition: string;
      readonly home: string;
      readonly away: string;
      readonly startsAt: string;
      readonly speed: number;
      readonly model: Model;
      readonly commitment: string;
    }
  | {
      readonly kind: 'state';
      readonly ref: string;
      readonly state: Exclude<FixtureState, 'PREMATCH' | 'CLOSED'>;
      readonly seconds: number;
      readonly isRunning: boolean;
      readonly at: string;
    }
  | { readonly kind: 'score'; readonly ref: string; readonly score: Score }
  /** What is counted besides the score: shown to players, and no price follows from it. */
  | { readonly kind: 'stats'; readonly ref: string; readonly stats: MatchStats }
  /** Nothing is accepted until `resume`, and nothing that waits since before it. */
  | { readonly kind: 'bet-stop'; readonly ref: string }
  | { readonly kind: 'resume'; readonly ref: string }
  | { readonly kind: 'settle'; readonly ref: string; readonly scope: string; readonly score: Score }
  | { readonly kind: 'rollback-settle'; readonly ref: string; readonly scope: string }
  /** Void for bets accepted from a moment to another; for all without them. */
  | {
      readonly kind: 'cancel';
      readonly ref: string;
      readonly scope: string;
      readonly from?: string;
      readonly to?: string;
    }
  | { readonly kind: 'rollback-cancel'; readonly ref: string; readonly scope: string }
  /** The seed behind a simulated result, once it is over. */
  | { readonly kind: 'proof'; readonly ref: string; readonly seed: string };

/** Messages of a producer are numbered from 1 without a gap. */
export type FeedMessage = { readonly seq: bigint; readonly body: FeedBody };

/** What every source of matches and results implements: the simulator, a recording, a licensed feed. */
export type SportsFeed = {
  readonly producer: string;
  /** Messages after a number, in their order; at most so many at once. */
  readonly recover: (after: bigint, limit: number) => Promise<readonly FeedMessage[]>;
  /** When the source was last known to work; nothing while it is silent. */
  readonly heartbeat: () => Date | undefined;
};
