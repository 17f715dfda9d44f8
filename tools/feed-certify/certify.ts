import { createHash } from 'node:crypto';
import type { FeedMessage, Sports, SportsFeed } from '../../server/src/modules/sports/index.ts';
import { failureOf, needEqual, playCases } from '../certificate/certificate.ts';
import type { CaseResult } from '../certificate/certificate.ts';
import { shuffled } from './shuffled.ts';

/** What the kit plays on: the book, bets on every market of the matches, and what became of them. */
export type FeedStage = {
  readonly feeds: Sports['feeds'];
  /** Another feed with the same messages; every case has its own producer. */
  readonly feedOf: (producer: string, messages: readonly FeedMessage[]) => SportsFeed;
  /** Bets on the first selection of each open market of a producer; answers how many. */
  readonly placeBets: (producer: string) => Promise<number>;
  /** The state, results and payment of all bets on a producer's matches, and what the players have. */
  readonly booksOf: (producer: string) => Promise<readonly string[]>;
  /** Markets of a producer without a result, or with bets that it has not settled. */
  readonly openOn: (producer: string) => Promise<readonly string[]>;
  readonly proveBooks: () => Promise<void>;
};

/** How messages arrive after the matches were announced. */
type Delivery = (stage: FeedStage, producer: string, rest: readonly FeedMessage[]) => Promise<void>;

const inOrder: Delivery = async ({ feeds }, producer, rest) => {
  for (const message of rest) await feeds.receive(producer, message);
};

const DELIVERIES: readonly { readonly rule: string; readonly title: string; readonly deliver: Delivery }[] = [
  {
    rule: 'repeat',
    title: 'messages that come twice are taken once',
    deliver: async ({ feeds }, producer, rest) => {
      for (const message of rest) {
        needEqual(`message ${message.seq}`, await feeds.receive(producer, message), 'taken');
        needEqual(`message ${message.seq} again`, await feeds.receive(producer, message), 'repeat');
      }
    },
  },
  {
    rule: 'gap',
    title: 'a gap stops the producer until what is missing was recovered',
    deliver: async ({ feeds }, producer, rest) => {
      const [lost, next] = rest;
      if (lost && next) needEqual('the message after a gap', await feeds.receive(producer, next), 'gap');
      for (const message of rest.slice(2)) await feeds.receive(producer, message);
    },
  },
  {
    rule: 'order',
    title: 'messages that come in any order lead to the same books once they were recovered',
    deliver: async ({ feeds }, producer, rest) => {
      for (const message of shuffled(rest, producer)) await feeds.receive(producer, message);
    },
  },
  {
    rule: 'settle-each',
    title: 'settling after every message leads to the same books as settling at the end',
    deliver: async ({ feeds }, producer, rest) => {
      for (const message of rest) {
        await feeds.receive(producer, message);
        await feeds.settle();
      }
    },
  },
  {
    rule: 'settle-twice',
    title: 'two nodes that settle at once pay nobody twice',
    deliver: async ({ feeds }, producer, rest) => {
      await inOrder({ feeds } as FeedStage, producer, rest);
      await Promise.all([feeds.settle(), feeds.settle(), feeds.settle()]);
    },
  },
];

let runs = 0;

/** Announces the matches, takes bets, delivers the rest in some way, recovers and settles; answers the final books. */
const play = async (
  stage: FeedStage,
  messages: readonly FeedMessage[],
  deliver: Delivery,
): Promise<readonly string[]> => {
  const { feeds } = stage;
  const producer = `certify-${(runs += 1)}`;
  const begun = messages.findIndex(({ body }) => body.kind !== 'fixture');
  const announced = begun < 0 ? messages : messages.slice(0, begun);
  await feeds.catchUp(stage.feedOf(producer, announced));
  if ((await stage.placeBets(producer)) === 0) throw new Error('No match of the recording takes bets.');
  await deliver(stage, producer, messages.slice(announced.length));
  await feeds.catchUp(stage.feedOf(producer, messages));
  while ((await feeds.settle()) > 0);
  // Books that are alike because nothing was decided certify nothing.
  const open = await stage.openOn(producer);
  if (open.length > 0) throw new Error(`${open.length} markets are open at the end, such as ${open[0]}.`);
  return stage.booksOf(producer);
};

/** Tries every rule with one recording: whatever the delivery, the final books are the same. */
export const certifyFeed = async (
  stage: FeedStage,
  messages: readonly FeedMessage[],
  onResult?: (result: CaseResult) => void,
): Promise<readonly CaseResult[]> => {
  let expected: readonly string[] = [];
  return playCases(
    [
      {
        rule: 'results',
        title: 'every market has a result at the end and every bet on it is settled',
        work: async () => void (expected = await play(stage, messages, inOrder)),
      },
      ...RULES.map((rule) => ({ ...rule, work: () => rule.check(stage, messages) })),
      ...DELIVERIES.map((each) => ({
        ...each,
        work: async () => {
          if (expected.length === 0) throw new Error('There are no final books to compare with.');
          const books = await play(stage, messages, each.deliver);
          needEqual('the number of bets', books.length, expected.length);
          for (const [at, line] of expected.entries()) needEqual(`bet ${at + 1}`, books[at], line);
          needEqual('the digest of the books', digestOf(books), digestOf(expected));
          await stage.proveBooks();
        },
      })),
    ],
    ({ work }) => failureOf(work),
    onResult,
  );
};

const digestOf = (books: readonly string[]): string => createHash('sha256').update(books.join('\n')).digest('hex');

type Rule = {
  readonly rule: string;
  readonly title: string;
  readonly check: (stage: FeedStage, messages: readonly FeedMessage[]) => Promise<void>;
};

const RULES: readonly Rule[] = [
  {
    rule: 'numbers',
    title: 'messages are numbered from 1 without a gap',
    check: async (_stage, messages) => {
      for (const [at, { seq }] of messages.entries()) needEqual(`message ${at + 1}`, seq, BigInt(at + 1));
    },
  },
  {
    rule: 'recovery',
    title: 'recovery answers what comes after a number, in order and in pages',
    check: async (stage, messages) => {
      const feed = stage.feedOf('pages', messages);
      const all: bigint[] = [];
      for (;;) {
        const page = await feed.recover(all.at(-1) ?? 0n, 3);
        if (page.length === 0) break;
        if (page.length > 3) throw new Error('A page is longer than was asked for.');
        all.push(...page.map(({ seq }) => seq));
      }
      needEqual('all numbers', all.join(), messages.map(({ seq }) => seq).join());
    },
  },
];
