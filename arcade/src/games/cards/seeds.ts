import type { TableView } from '@fairground/contract/rooms/table';
import { seatCommitOf } from '@fairground/engines/cards/hand-deck';
import type { SeenHand } from '@fairground/engines/cards/seen-hand';
import { RoomRefused } from './room-link.ts';
import type { RoomLink } from './room-link.ts';
import { createSeenHands } from './seen-hands.ts';

/** The player's part of the shuffle: a seed made in this browser, committed to before and shown after all others have. */
export type Seeds = {
  /** Does what the table asks for: commits for the next hand, shows the seed of this one. */
  readonly follow: (table: TableView) => void;
  /** Words of the player's own that go into every seed from now on. */
  readonly setWords: (words: string) => void;
  readonly words: () => string;
  /** What this browser saw of a hand before its end; undefined of one that it did not see. */
  readonly seen: (no: number) => SeenHand | undefined;
  /** What the page kept before a reload. */
  readonly restore: (kept: string) => void;
};

type Kept = {
  readonly words: string;
  readonly seeds: readonly (readonly [number, string])[];
  readonly seen?: unknown;
};

/** A seed for each hand that was committed to; old ones are dropped. */
const KEPT_HANDS = 3;
const WORDS = /^[\w-]{0,24}$/;

export const areSeedWords = (words: string): boolean => WORDS.test(words);

const commitOf = (
  { room, tableId }: TableView,
  seat: number,
  { no, seed }: { readonly no: number; readonly seed: string },
): string => seatCommitOf({ game: room.game, table: tableId.toString(), hand: no }, { seat, seed });

export const createSeeds = (link: RoomLink, random: (bytes: number) => Uint8Array<ArrayBuffer>): Seeds => {
  let seeds = new Map<number, string>();
  let words = '';
  const asked = new Set<string>();

  const keep = (): void => {
    seeds = new Map([...seeds].toSorted(([one], [other]) => other - one).slice(0, KEPT_HANDS));
    link.keep(JSON.stringify({ words, seeds: [...seeds], seen: hands.all() }));
  };
  const hands = createSeenHands(() => keep());
  /** The seed this hand was opened with, where it is one of this browser. */
  const ownSeed = (table: TableView, seat: number) => {
    const { hand } = table;
    const seed = hand === null ? undefined : seeds.get(hand.no);
    if (hand === null || seed === undefined) return undefined;
    const promised = hand.commits.find((each) => each.seat === seat)?.commit;
    return promised === commitOf(table, seat, { no: hand.no, seed }) ? { seat, seed } : undefined;
  };
  const newSeed = (): string => {
    const digits = Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return words === '' ? digits : `${digits}-${words}`;
  };
  /** What the table refuses it will not take a second time either; the seat sits out then, and the table says so. */
  const quietly = (order: Promise<unknown>, name: string): void => {
    order.catch((error: unknown) => {
      if (!(error instanceof RoomRefused)) asked.delete(name);
    });
  };
  const commit = (table: TableView, place: number): void => {
    const { no, needsCommit, yourCommit } = table.next;
    const name = `commit ${no}`;
    const known = seeds.get(no);
    // What another device committed to cannot be shown by this one. Each device commits once, so that two do not take turns.
    const isForeign =
      yourCommit !== null && (known === undefined || commitOf(table, place, { no, seed: known }) !== yourCommit);
    if ((!needsCommit && !isForeign) || asked.has(name)) return;
    asked.add(name);
    const seed = known ?? newSeed();
    seeds.set(no, seed);
    keep();
    quietly(link.ask('commit', { no, commit: commitOf(table, place, { no, seed }) }), name);
  };
  const reveal = (table: TableView, place: number): void => {
    const { hand } = table;
    const own = ownSeed(table, place);
    const name = `reveal ${hand?.no} ${hand?.handId}`;
    if (!table.needsReveal || hand === null || own === undefined || asked.has(name)) return;
    asked.add(name);
    quietly(link.ask('reveal', { no: hand.no, seed: own.seed }), name);
  };

  return {
    follow: (table) => {
      if (table.yourSeat === null) return;
      hands.note(table, ownSeed(table, table.yourSeat));
      reveal(table, table.yourSeat);
      commit(table, table.yourSeat);
    },
    words: () => words,
    seen: hands.of,
    setWords: (own) => {
      words = own;
      keep();
    },
    restore: (kept) => {
      try {
        const told = JSON.parse(kept) as Kept;
        words = told.words;
        seeds = new Map([...told.seeds, ...seeds]);
        hands.restore(told.seen);
      } catch {
        // What cannot be read is as good as nothing: new seeds are made.
      }
    },
  };
};
