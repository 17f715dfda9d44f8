import { below, shuffled } from '../../random/words.ts';
import type { Words } from '../../random/words.ts';
import type { CardGame, Seat } from '../card-game.ts';
import { FULL_DECK } from '../hand-deck.ts';

/** Plays a hand to its end, every action drawn from the legal ones; calls back before each. */
export const playRandomHand = <Rules, State, Action, Event, View>(
  game: CardGame<Rules, State, Action, Event, View>,
  words: Words,
  options: {
    readonly rules?: Rules;
    readonly deck?: readonly number[];
    readonly look?: (state: State, seat: Seat) => void;
  } = {},
): { readonly state: State; readonly players: number; readonly actions: number } => {
  const { min, max } = game.players;
  const players = min + below(words, max - min + 1);
  const winner = below(words, 2) === 0 ? null : below(words, players);
  const deck = shuffled(words, options.deck ?? FULL_DECK);
  let state = game.deal({ deck, players, button: below(words, players), winner }, options.rules ?? game.rules);
  let actions = 0;
  for (let [turn] = game.waitsFor(state); turn !== undefined; [turn] = game.waitsFor(state)) {
    // Now and then a seat acts before its turn, where the rules let it.
    const seat = below(words, 4) === 0 ? below(words, players) : turn;
    options.look?.(state, seat);
    const legal = game.legal(game.view(state, seat));
    if (legal.length === 0 && seat === turn) throw new Error('The seat whose turn it is can do nothing.');
    const action = legal[below(words, Math.max(1, legal.length))];
    if (action === undefined) continue;
    const applied = game.apply(state, seat, action);
    if ('fault' in applied) throw new Error(`A legal action was refused: ${applied.fault}`);
    state = applied.state;
    actions += 1;
  }
  return { state, players, actions };
};
