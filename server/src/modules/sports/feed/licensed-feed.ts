import type { Clock } from '../../../platform/clock.ts';
import type { FeedBody, FeedMessage, SportsFeed } from './feed.ts';

/** One message of a source in its own words, with its number there. */
export type RawMessage = { readonly seq: bigint; readonly body: unknown };

/**
 * How a licensed source is reached: its recovery by number, in pages. A push of the source only says that there is
 * something to recover, so that a message that was lost on the way is asked for again.
 */
export type FeedTransport = {
  readonly after: (seq: bigint, limit: number) => Promise<readonly RawMessage[]>;
  /** When the source was heard last, by its own sign of life; nothing while it is silent. */
  readonly heardAt: () => Date | undefined;
};

export type LicensedFeedOptions = {
  readonly producer: string;
  readonly transport: FeedTransport;
  /** Says a message in our words; throws for one it does not know, because a number may not be left out. */
  readonly translate: (body: unknown) => FeedBody;
  readonly clock: Clock;
};

/** A feed over a source of the outside (docs/sports-feed.md). An answer counts as a sign of life too. */
export const licensedFeed = ({ producer, transport, translate, clock }: LicensedFeedOptions): SportsFeed => {
  let answeredAt: Date | undefined;
  return {
    producer,
    recover: async (after, limit) => {
      const raw = await transport.after(after, limit);
      answeredAt = clock.now();
      return raw.map(({ seq, body }): FeedMessage => ({ seq, body: translate(body) }));
    },
    heartbeat: () => {
      const heardAt = transport.heardAt();
      if (heardAt === undefined || answeredAt === undefined) return heardAt;
      return heardAt > answeredAt ? heardAt : answeredAt;
    },
  };
};
