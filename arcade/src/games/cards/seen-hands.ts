import type { CardGameCode } from '@fairground/contract/rooms/room-code';
import type { TableView } from '@fairground/contract/rooms/table';
import { DEALT_EACH } from '@fairground/engines/cards/dealt-places';
import { readSeenHand } from '@fairground/engines/cards/seen-hand';
import type { SeenHand } from '@fairground/engines/cards/seen-hand';

/** What this browser saw of the last hands before their end, so that a proof can be compared with it. */
export type SeenHands = {
  /** Notes what is new; what was noted first stays. `own` is the seed of this browser that the hand was opened with. */
  readonly note: (table: TableView, own: { readonly seat: number; readonly seed: string } | undefined) => void;
  readonly of: (no: number) => SeenHand | undefined;
  readonly all: () => readonly (readonly [number, SeenHand])[];
  readonly restore: (kept: unknown) => void;
};

/** The page keeps a short text for a table. */
const KEPT_HANDS = 4;

export const createSeenHands = (onNew: () => void): SeenHands => {
  let seen = new Map<number, SeenHand>();
  const add = (no: number, parts: SeenHand): void => {
    const known = seen.get(no);
    const isNew = Object.keys(parts).some((part) => known?.[part as keyof SeenHand] === undefined);
    if (!isNew) return;
    seen.set(no, { ...parts, ...known });
    seen = new Map([...seen].toSorted(([one], [other]) => other - one).slice(0, KEPT_HANDS));
    onNew();
  };
  return {
    note: ({ next, hand, room }, own) => {
      if (hand !== null && hand.result === null) {
        const cards = firstCards(room.game, hand.view, hand.yours);
        const places = { players: hand.seats.length, button: hand.button, seat: hand.yours ?? 0 };
        add(hand.no, {
          ...(hand.root !== null && { root: hand.root }),
          ...(own && { own }),
          ...(cards && { dealt: { ...places, count: DEALT_EACH[room.game], cards } }),
        });
      }
      add(next.no, { commitment: next.commitment });
    },
    of: (no) => seen.get(no),
    all: () => [...seen],
    restore: (kept) => {
      if (!Array.isArray(kept)) return;
      for (const entry of kept as readonly unknown[])
        if (Array.isArray(entry) && typeof entry[0] === 'number')
          seen.set(entry[0], { ...seen.get(entry[0]), ...readSeenHand(entry[1]) });
    },
  };
};

type Shown = { readonly cards?: readonly number[]; readonly discards?: readonly (readonly number[])[] };

/** The cards of the seat as long as they still are those that it was dealt, with what it drew since. */
const firstCards = (game: CardGameCode, view: unknown, yours: number | null): readonly number[] | undefined => {
  const { cards = [], discards = [] } = (view ?? {}) as Shown;
  if (yours === null || cards.length < DEALT_EACH[game] || discards.some(({ length }) => length > 0)) return undefined;
  return cards;
};
