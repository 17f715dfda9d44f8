import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Unit } from '@fairground/engines/lottery/price';

/** A line of the cart. The series is not its own: an order has one for all its lines. */
export type CartLine = {
  readonly play: string;
  readonly content: string;
  readonly unit: Unit;
  readonly multiple: number;
  readonly bets: number;
  readonly amount: Money;
};

export type Cart = readonly CartLine[];

/** Lines that differ in nothing but the multiple are the same bet. */
export const lineKey = ({ play, content, unit }: CartLine): string => [play, unit, content].join(' ');

/** Whether there is room for a line; for more of one that is there already there always is. */
export const takesLine = (cart: Cart, line: CartLine, linesMax: number): boolean =>
  cart.length < linesMax || hasLine(cart, lineKey(line));

const hasLine = (cart: Cart, key: string): boolean => cart.some((line) => lineKey(line) === key);

/** Adds a line; one that is there already is played so many times more. A full cart stays as it is. */
export const addLine = (cart: Cart, line: CartLine, linesMax: number): Cart => {
  const key = lineKey(line);
  if (!takesLine(cart, line, linesMax)) return cart;
  if (!hasLine(cart, key)) return [...cart, line];
  return cart.map((other) => (lineKey(other) === key ? timesMore(other, other.multiple + line.multiple) : other));
};

/** The same line at another multiple. */
export const timesMore = (line: CartLine, multiple: number): CartLine => ({
  ...line,
  multiple,
  amount: money((line.amount / BigInt(line.multiple)) * BigInt(multiple)),
});

export const removeLine = (cart: Cart, key: string): Cart => cart.filter((line) => lineKey(line) !== key);

export type CartTotal = { readonly lines: number; readonly bets: number; readonly amount: Money };

export const totalOf = (cart: Cart): CartTotal => ({
  lines: cart.length,
  bets: cart.reduce((sum, { bets }) => sum + bets, 0),
  amount: money(cart.reduce((sum, { amount }) => sum + amount, 0n)),
});
