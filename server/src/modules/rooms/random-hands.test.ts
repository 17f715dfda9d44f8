import { expect, test } from 'vitest';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import type { CardGameCode } from '@fairground/contract/rooms/fields';
import { below, shuffled } from '@fairground/engines/random/words';
import type { Words } from '@fairground/engines/random/words';
import { wordsOf } from '@fairground/engines/random/repeatable';
import { GAMES } from './domain/games.ts';
import type { HandState, RoomGame } from './domain/games.ts';
import { payHand } from './domain/pay-hand.ts';
import { sheetOf } from './domain/rooms.ts';
import { rulesOf } from './domain/rules.ts';
import { viewHand } from './show/view-table.ts';
import type { HandRow } from './tables.ts';

const HANDS = 60;

const aHand = (code: CardGameCode, players: number, state: HandRow['state']): HandRow =>
  ({
    ...{ id: 1n, table_id: 1n, no: 1, room: `${code}-1`, game: code, currency: 'VND', unit: 10_000_000n },
    ...{ rules_hash: '', sealed: Buffer.alloc(0), commitment: 'c', button: 0, winner: null, commits: [], seeds: [] },
    seats: Array.from({ length: players }, (_, place) => ({
      place,
      member: null,
      name: `p${place}`,
      funds: '100000000000',
    })),
    ...{ root: 'r', state, clocks: [], seq: 1, status: 'PLAY', result: null, turnover: 0n, rake: 0n, house_net: 0n },
    ...{ opened_at: new Date(0), ended_at: null, version: 1n },
  }) as unknown as HandRow;

/** A legal action of a seat, drawn by lot, and what it leads to. */
const acted = (game: RoomGame, state: HandState, seat: number, words: Words) => {
  const legal = game.legal(game.view(state, seat));
  const action = legal[below(words, legal.length)];
  if (!action) throw new Error('The seat whose turn it is can do nothing.');
  const applied = game.apply(state, seat, action);
  if ('fault' in applied) throw new Error(applied.fault);
  return { action, applied };
};

test.each(CARD_GAMES)(
  `${HANDS} random hands of %s end, and what all seats gain is what the house did not take`,
  (code) => {
    const words = wordsOf(`rooms ${code}`);
    const game = GAMES[code];
    const { unit, chip } = sheetOf({ game: code, level: 1, style: 'classic' }, 'VND');
    for (let hand = 0; hand < HANDS; hand += 1) {
      const players = game.players.min + below(words, game.players.max - game.players.min + 1);
      const funds = Array.from({ length: players }, () => unit * BigInt(1 + below(words, 60)));
      const stacks = funds.map((each) => Number(each / (chip ?? unit)));
      const deck = shuffled(words, game.cards);
      let state = game.deal({ deck, players, button: 0, winner: null, stacks }, rulesOf(game).rules);
      for (let [seat] = game.waitsFor(state); seat !== undefined; [seat] = game.waitsFor(state)) {
        ({ state } = acted(game, state, seat, words).applied);
      }

      const { seats, rake } = payHand(game, state, { unit, chip, funds });

      expect(seats.reduce((sum, { net }) => sum + net, 0n)).toBe(-rake);
      for (const [seat, { net, stake, payout }] of seats.entries()) {
        expect(payout - stake).toBe(net);
        expect(stake <= (funds[seat] ?? 0n)).toBe(true);
      }
    }
  },
);

/** Parts of a state that hold cards and nothing else, by seat or in the order of the deck. */
const CARD_PARTS = ['hands', 'stock', 'drafts', 'laid'] as const;
type CardParts = Readonly<Record<(typeof CARD_PARTS)[number], unknown>>;

const numbersIn = (part: unknown): readonly number[] => {
  if (typeof part === 'number') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(numbersIn) : [];
};

/** What a view shows of the cards in hands and stock. */
const seenIn = (view: unknown): readonly number[] => {
  const { cards, shown, board, eaten = [] } = view as Readonly<Record<string, unknown>>;
  const eatenCards = (eaten as readonly { readonly card: number }[]).map(({ card }) => card);
  return [...numbersIn(cards), ...numbersIn(shown), ...numbersIn(board), ...eatenCards];
};

/** Changes the places of all cards that are not in `seen`. */
const exchanged = (words: Words, state: unknown, seen: readonly number[]) => {
  const { hands, stock } = state as CardParts;
  const hidden = [...new Set([...numbersIn(hands), ...numbersIn(stock)])].filter((card) => !seen.includes(card));
  const others = new Map(shuffled(words, hidden).map((card, at) => [hidden[at], card]));
  const change = (part: unknown): unknown => {
    if (typeof part === 'number') return others.get(part) ?? part;
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, change(value)]));
  };
  const changed = CARD_PARTS.flatMap((name) =>
    name in (state as object) ? [[name, change((state as CardParts)[name])]] : [],
  );
  return { state: { ...(state as object), ...Object.fromEntries(changed) } as NonNullable<HandRow['state']>, change };
};

const HANDS_LOOKED_AT: Readonly<Record<string, number>> = { 'mau-binh': 2, 'tien-len': 5, phom: 6, 'sam-loc': 6 };

test.each(CARD_GAMES)(
  'what a place of %s is shown, and what everybody hears of an action, holds no card that is hidden from it',
  (code) => {
    const words = wordsOf(`rooms views ${code}`);
    const game = GAMES[code];
    const text = (value: unknown): string =>
      JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
    let views = 0;
    let heard = 0;
    for (let hand = 0; hand < (HANDS_LOOKED_AT[code] ?? 40); hand += 1) {
      const players = game.players.min + below(words, Math.min(4, game.players.max) - game.players.min + 1);
      const deal = {
        deck: shuffled(words, game.cards),
        players,
        button: 0,
        winner: null,
        stacks: Array(players).fill(500),
      };
      let state = game.deal(deal, rulesOf(game).rules);
      for (let [seat] = game.waitsFor(state); seat !== undefined; [seat] = game.waitsFor(state)) {
        const legal = game.legal(game.view(state, seat));
        const action = legal[below(words, legal.length)];
        if (!action) throw new Error('The seat whose turn it is can do nothing.');
        const applied = game.apply(state, seat, action);
        if ('fault' in applied) throw new Error(applied.fault);
        for (const place of [(seat + 1) % players, null]) {
          const shown = (of: HandRow['state']): string =>
            text(viewHand(aHand(code, players, of), { now: new Date(0), place }));
          const seen = seenIn(game.view(state, place));

          expect(shown(exchanged(words, state, seen).state)).toBe(shown(state));
          views += 1;
          // Cards that are played, and what the action opens, everybody sees.
          const { cards, card } = action as { readonly cards?: unknown; readonly card?: unknown };
          const open = [...seen, ...numbersIn(cards), ...numbersIn(card), ...seenIn(game.view(applied.state, place))];
          const { state: other, change } = exchanged(words, state, open);
          const again = game.apply(other, seat, ('rows' in action ? change(action) : action) as typeof action);
          if ('fault' in again || game.isOver(applied.state) || game.isOver(again.state)) continue;
          // Two aces or a natural are opened as soon as all have staked: in one of the two hands alone.
          const opened = [applied, again].map((after) => seenIn(game.view(after.state, place)).length);
          if (opened[0] !== opened[1]) continue;
          expect(text(again.events)).toBe(text(applied.events));
          heard += 1;
        }
        ({ state } = applied);
      }
    }
    expect(views).toBeGreaterThan(10);
    expect(heard).toBeGreaterThan(2);
  },
);
