import { useState } from 'react';
import { addLine, removeLine } from '../model/cart.ts';
import type { Cart, CartLine } from '../model/cart.ts';

/** What is in the cart of a game in a prize mode, kept while the page is open: an order is for one game and one mode. */
export const useCart = (room: string, linesMax: number) => {
  const [carts, setCarts] = useState<Readonly<Record<string, Cart>>>({});
  const cart = carts[room] ?? NO_LINES;
  const change = (next: (before: Cart) => Cart): void =>
    setCarts((all) => ({ ...all, [room]: next(all[room] ?? NO_LINES) }));
  return {
    cart,
    add: (line: CartLine) => change((before) => addLine(before, line, linesMax)),
    remove: (key: string) => change((before) => removeLine(before, key)),
    clear: () => change(() => NO_LINES),
  };
};

const NO_LINES: Cart = [];
