import type { PushMessage, SubscribeAnswer } from '@fairground/contract/push-wire';
import type { Log } from '../log.ts';

export type TopicFeedDeps = {
  readonly readSeqs: (topics: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly readMessages: (
    topic: string,
    range: { readonly after: number; readonly limit: number },
  ) => Promise<readonly PushMessage[]>;
  /** Sends a message to the sockets of this node that subscribe to the topic. */
  readonly emit: (topic: string, message: PushMessage) => void;
  /** Called when a page has joined a topic. */
  readonly onJoined: (topic: string) => void;
  readonly log: Log;
};

/** A topic with a subscriber on this node. */
type Feed = {
  /** The last number handed out; undefined until it was first read. */
  seq: number | undefined;
  hearers: number;
  /** Work on a topic is done one after another: this is the end of the line. */
  tail: Promise<void>;
};

/** Missing more than this, a page does better to read its data again. */
const REPLAY_MAX = 500;
const READ_AT_ONCE = 500;

export type TopicFeed = ReturnType<typeof createTopicFeed>;

/** Hands out the messages of each topic on this node in the order of their numbers, whatever order they arrive in. */
export const createTopicFeed = ({ readSeqs, readMessages, emit, onJoined, log }: TopicFeedDeps) => {
  const feeds = new Map<string, Feed>();

  const feedOf = (topic: string): Feed => {
    const known = feeds.get(topic);
    if (known !== undefined) return known;
    const fresh: Feed = { seq: undefined, hearers: 0, tail: Promise.resolve() };
    feeds.set(topic, fresh);
    return fresh;
  };

  const inLine = (topic: string, feed: Feed, work: () => Promise<void> | void): Promise<void> => {
    feed.tail = feed.tail.then(work).catch((error: unknown) => {
      log.error({ err: error, topic }, 'a topic could not be read; the next look tries again');
    });
    return feed.tail;
  };

  const currentSeq = async (topic: string, feed: Feed): Promise<number> =>
    (feed.seq ??= (await readSeqs([topic])).get(topic) ?? 0);

  /** Everything that is kept past the last number handed out. */
  const fill = async (topic: string, feed: Feed): Promise<void> => {
    for (;;) {
      const messages = await readMessages(topic, { after: await currentSeq(topic, feed), limit: READ_AT_ONCE });
      for (const message of messages) {
        feed.seq = message[0];
        emit(topic, message);
      }
      if (messages.length < READ_AT_ONCE) return;
    }
  };

  const answer = async (topic: string, feed: Feed, after: number | null): Promise<SubscribeAnswer> => {
    // A page that comes from another node may have messages that have not reached this one yet.
    if (after !== null && after > (await currentSeq(topic, feed))) await fill(topic, feed);
    const seq = await currentSeq(topic, feed);
    if (after === null || after === seq) return { outcome: 'joined', seq, missed: [] };
    if (after > seq || seq - after > REPLAY_MAX) return { outcome: 'reset', seq };
    const missed = await readMessages(topic, { after, limit: seq - after });
    return missed.length === seq - after && missed[0]?.[0] === after + 1
      ? { outcome: 'joined', seq, missed }
      : { outcome: 'reset', seq };
  };

  return {
    /** A message from the bus, or without one the word that its number is kept. */
    receive: (topic: string, seq: number, message: PushMessage | undefined): void => {
      const feed = feeds.get(topic);
      if (feed === undefined) return;
      void inLine(topic, feed, () => {
        if (feed.seq === undefined || seq <= feed.seq) return undefined;
        if (seq > feed.seq + 1 || message === undefined) return fill(topic, feed);
        feed.seq = seq;
        emit(topic, message);
        return undefined;
      });
    },
    /** Answers a page and lets it join in the same breath: nothing can come between what it missed and what comes next. */
    join: (topic: string, after: number | null, admit: (answer: SubscribeAnswer) => void): Promise<void> => {
      const feed = feedOf(topic);
      feed.hearers += 1;
      let isAnswered = false;
      return inLine(topic, feed, async () => {
        const given = await answer(topic, feed, after);
        isAnswered = true;
        admit(given);
      }).then(() => {
        if (isAnswered) onJoined(topic);
        else admit({ outcome: 'refused', code: 'request.unavailable' });
      });
    },
    leave: (topic: string): void => {
      const feed = feeds.get(topic);
      if (feed === undefined) return;
      feed.hearers -= 1;
      if (feed.hearers === 0) feeds.delete(topic);
    },
    /** The topics with a subscriber here. */
    heardTopics: (): readonly string[] => [...feeds.keys()],
    /** Whether the topic has a subscriber here. */
    isHeard: (topic: string): boolean => feeds.has(topic),
    /** The last number of a topic with a subscriber here. */
    seqOf: (topic: string): number | undefined => feeds.get(topic)?.seq,
    /**
     * Compares every topic with the store and sends what was missed, such as what a node stored but did not announce
     * before it died.
     */
    catchUp: async (): Promise<void> => {
      const seqs = await readSeqs([...feeds.keys()]);
      const behind = [...seqs].flatMap(([topic, seq]) => {
        const feed = feeds.get(topic);
        return feed?.seq === undefined || seq <= feed.seq ? [] : [{ topic, feed }];
      });
      await Promise.all(behind.map(({ topic, feed }) => inLine(topic, feed, () => fill(topic, feed))));
    },
  };
};
