import { expect, test } from 'vitest';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import type { CardGameCode } from '@fairground/contract/rooms/fields';
import { below, shuffled } from '@fairground/engines/random/words';
import { wordsOf } from '@fairground/engines/random/repeatable';
import { FULL_DECK } from '@fairground/engines/cards/hand-deck';
import { GAMES } from './domain/games.ts';
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

test.each(CARD_GAMES)('random hands of %s end, and what all seats gain is what the house did not take', (code) => {
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
      const legal = game.legal(game.view(state, seat));
      const action = legal[below(words, legal.length)];
      if (!action) throw new Error('The seat whose turn it is can do nothing.');
      const applied = game.apply(state, seat, action);
      if ('fault' in applied) throw new Error(applied.fault);
      ({ state } = applied);
    }

    const { seats, rake } = payHand(game, state, { unit, chip, funds });

    expect(seats.reduce((sum, { net }) => sum + net, 0n)).toBe(-rake);
    for (const [seat, { net, stake, payout }] of seats.entries()) {
      expect(payout - stake).toBe(net);
      expect(stake <= (funds[seat] ?? 0n)).toBe(true);
    }
  }
});

test('the hand that a place is shown stays the same when only cards hidden from it change', () => {
  const words = wordsOf('rooms views');
  for (let round = 0; round < HANDS; round += 1) {
    const game = GAMES['tien-len'];
    const deck = shuffled(words, FULL_DECK);
    const state = game.deal({ deck, players: 4, button: 3, winner: 0, stacks: [] }, rulesOf(game).rules);
    // The cards of seat 0 stand at every fourth place; all others change places among themselves.
    const others = shuffled(
      words,
      deck.filter((_, place) => place % 4 !== 0),
    );
    const again = deck.map((card, place) => (place % 4 === 0 ? card : (others.pop() ?? card)));
    const changed = game.deal({ deck: again, players: 4, button: 3, winner: 0, stacks: [] }, rulesOf(game).rules);
    if (game.isOver(state) || game.isOver(changed)) continue;
    const shown = (of: HandRow['state']): string =>
      JSON.stringify(viewHand(aHand('tien-len', 4, of), { now: new Date(0), place: 0 }), (_key, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      );

    expect(shown(changed)).toBe(shown(state));
  }
});
