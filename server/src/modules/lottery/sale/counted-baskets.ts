import { countBasket } from '../domain/line.ts';
import type { Basket, BasketOrder } from '../domain/line.ts';
import type { KnownGame } from '../games.ts';

/** So many carts of a game are remembered, and only short ones: the bets that many make are plain. */
const KEPT_MAX = 1_000;
const CONTENT_LENGTH_MAX = 100;

/** As long as the game is known as it is: whatever an operator changes makes it another one. */
const kept = new WeakMap<KnownGame, Map<string, Basket>>();

/**
 * Counts a cart again, or gives what it came to a moment ago: most tickets of an issue hold one line, and the same few
 * bets are made again and again. Carts are never changed, so that anyone who is given one may keep what follows from
 * it.
 */
export const countedBasket = (known: KnownGame, order: BasketOrder): Basket => {
  const key = keyOf(order);
  if (key === undefined) return countBasket(known.game, order, known.limits);
  let baskets = kept.get(known);
  if (baskets === undefined) kept.set(known, (baskets = new Map()));
  let basket = baskets.get(key);
  if (basket === undefined) {
    basket = countBasket(known.game, order, known.limits);
    if (baskets.size >= KEPT_MAX) baskets.clear();
    baskets.set(key, basket);
  }
  return basket;
};

/** All that a cart of one short line says. What is kept was counted, so that no part of it has a line break within. */
const keyOf = ({ prizeMode, prizeGroup, lines: [line, ...more] }: BasketOrder): string | undefined => {
  if (line === undefined || more.length > 0 || line.content.length > CONTENT_LENGTH_MAX) return undefined;
  const { play, content, unit, multiple, bets } = line;
  return `${prizeMode}\n${prizeGroup}\n${unit}\n${multiple}\n${bets}\n${play}\n${content}`;
};
