import { oddsOf, playOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { quoteLine } from '@fairground/engines/lottery/order';
import type { Limits } from '@fairground/engines/lottery/order';
import { MODES, UNITS } from '@fairground/engines/lottery/price';
import type { PrizeMode, Unit } from '@fairground/engines/lottery/price';
import { readJson, writeJson } from '@fairground/client/session';
import type { SafeStorage } from '@fairground/client/session';
import { addLine } from './cart.ts';
import type { Cart, CartLine } from './cart.ts';
import { isTooLong } from './slip.ts';

/** Whose cart it is, and of what: an order is for one game and one mode. Nobody is the visitor. */
export type CartPlace = { readonly owner: string | null; readonly game: Game; readonly mode: PrizeMode };

/** What the house takes at once: a kept line above it is stale too. */
export type CartLimits = Limits & { readonly linesMax: number };

/** Lines that still stand, and how many do not because the rules of their play changed meanwhile. */
export type KeptCart = { readonly lines: Cart; readonly dropped: number };

/** A line as it is kept, with the rules it was made by. Its bets and its price are always counted again. */
type StoredLine = Pick<CartLine, 'play' | 'content' | 'unit' | 'multiple'> & { readonly rules: string };

const keyOf = ({ owner, game, mode }: CartPlace): string => `lottery-cart:${game.code}:${mode}:${owner ?? ''}`;

/** The cart of a place. What a visitor put together goes with the member who logs in. */
export const readCart = (storage: SafeStorage, place: CartPlace, limits: CartLimits): KeptCart => {
  const own = linesOf(storage, place);
  const lines = place.owner === null ? own : [...own, ...linesOf(storage, { ...place, owner: null })];
  let cart: Cart = [];
  let dropped = 0;
  for (const kept of lines) {
    const line = standing(place, kept, limits);
    const next = line === undefined ? cart : addLine(cart, line, limits.linesMax);
    if (next === cart) dropped += 1;
    cart = next;
  }
  return { lines: cart, dropped };
};

/** Keeps a cart; the visitor's, if there was one, is the member's now. */
export const writeCart = (storage: SafeStorage, place: CartPlace, cart: Cart): void => {
  if (place.owner !== null) storage.remove(keyOf({ ...place, owner: null }));
  if (cart.length === 0) return storage.remove(keyOf(place));
  const kept = cart.map(({ play, content, unit, multiple }) => ({ play, content, unit, multiple }));
  writeJson(
    storage,
    keyOf(place),
    kept.map((line) => ({ ...line, rules: quoted(place, line, NO_LIMITS)?.rules ?? '' })),
  );
};

const NO_LIMITS: Limits = { multipleMax: Number.MAX_SAFE_INTEGER, amountMax: (1n << 62n) as Limits['amountMax'] };

const linesOf = (storage: SafeStorage, place: CartPlace): readonly StoredLine[] =>
  readJson(storage, keyOf(place), areKeptLines) ?? [];

const areKeptLines = (value: unknown): value is readonly StoredLine[] =>
  Array.isArray(value) && value.every(isKeptLine);

const isKeptLine = (value: unknown): value is StoredLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { play, content, unit, multiple, rules } = value as Partial<Record<keyof StoredLine, unknown>>;
  return (
    [play, content, rules].every((text) => typeof text === 'string') &&
    typeof unit === 'string' &&
    Object.hasOwn(UNITS, unit) &&
    typeof multiple === 'number'
  );
};

const standing = (place: CartPlace, { rules, ...line }: StoredLine, limits: Limits): CartLine | undefined => {
  const found = quoted(place, line, limits);
  return found !== undefined && found.rules === rules ? { ...line, ...found.figures } : undefined;
};

type Wish = { readonly play: string; readonly content: string; readonly unit: Unit; readonly multiple: number };

/** What a line counts and costs by the rules of now, and a fingerprint of these rules; nothing if it is no bet any more. */
const quoted = ({ game, mode }: CartPlace, line: Wish, limits: Limits) => {
  if (isTooLong(line.content)) return undefined;
  const series = MODES[mode].series.usual;
  const play = playOf(game, mode, line.play);
  const read = play?.read(line.content);
  if (play === undefined || read === undefined || 'fault' in read) return undefined;
  const bets = play.bets(read.entry);
  const quote = quoteLine({ game, mode, series, shownBets: bets, ...line }, limits);
  if ('fault' in quote) return undefined;
  const odds = [...oddsOf(game, play, series)].map(([tier, { top, bottom }]) => `${tier} ${top}/${bottom}`);
  return {
    figures: { bets, amount: quote.amount },
    rules: fingerprintOf([bets, quote.stakes, quote.price / BigInt(line.multiple), ...odds].join(' ')),
  };
};

/** A short fingerprint of a text: enough to see that rules changed, no proof of anything. */
const fingerprintOf = (text: string): string => {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return (sum >>> 0).toString(36);
};
