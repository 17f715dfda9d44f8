import type { Card } from '@fairground/engines/tables/card';

/** The player's own cards as they lie in the hand: their order, which of them are raised, and where the keyboard is. */
export type Fan = {
  readonly order: readonly Card[];
  readonly raised: ReadonlySet<Card>;
  /** The place in the order that has the focus. */
  readonly at: number;
};

export const EMPTY_FAN: Fan = { order: [], raised: new Set(), at: 0 };

/** Takes what the hand holds now: cards that went are gone, new ones come last, the player's own order stays. */
export const withCards = ({ order, raised, at }: Fan, cards: readonly Card[]): Fan => {
  const kept = order.filter((card) => cards.includes(card));
  const next = [...kept, ...cards.filter((card) => !kept.includes(card))];
  return {
    order: next,
    raised: new Set(next.filter((card) => raised.has(card))),
    at: Math.max(0, Math.min(at, next.length - 1)),
  };
};

export const toggled = (fan: Fan, card: Card): Fan => {
  const raised = new Set(fan.raised);
  if (!raised.delete(card)) raised.add(card);
  return { ...fan, raised, at: Math.max(0, fan.order.indexOf(card)) };
};

/** Where only one card is chosen at a time. */
export const onlyToggled = (fan: Fan, card: Card): Fan => ({
  ...fan,
  raised: new Set(fan.raised.has(card) ? [] : [card]),
  at: Math.max(0, fan.order.indexOf(card)),
});

/** A finger slid from one card to another: all between are raised, or laid back where the first one was raised before. */
export const slid = (before: Fan, from: Card, to: Card): Fan => {
  const [one, other] = [before.order.indexOf(from), before.order.indexOf(to)];
  const between = before.order.slice(Math.min(one, other), Math.max(one, other) + 1);
  const isRaising = !before.raised.has(from);
  const raised = new Set(before.raised);
  for (const card of between)
    if (isRaising) raised.add(card);
    else raised.delete(card);
  return { ...before, raised, at: Math.max(0, other) };
};

export const raisedOnly = (fan: Fan, cards: readonly Card[]): Fan => ({
  ...fan,
  raised: new Set(cards.filter((card) => fan.order.includes(card))),
  at: Math.max(0, fan.order.indexOf(cards[0] ?? fan.order[0] ?? 0)),
});

/** Puts a card into another place of the hand. */
export const moved = (fan: Fan, card: Card, to: number): Fan => {
  const rest = fan.order.filter((other) => other !== card);
  const place = Math.max(0, Math.min(to, rest.length));
  return { ...fan, order: rest.toSpliced(place, 0, card), at: place };
};

export const focused = (fan: Fan, at: number): Fan => ({
  ...fan,
  at: Math.max(0, Math.min(at, fan.order.length - 1)),
});

export const ordered = (fan: Fan, order: readonly Card[]): Fan => ({ ...fan, order, at: 0 });

/** The raised cards in the order of the hand. */
export const raisedCards = ({ order, raised }: Fan): readonly Card[] => order.filter((card) => raised.has(card));
