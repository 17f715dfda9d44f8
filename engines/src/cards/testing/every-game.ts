import { RANKS, rankOf } from '../../tables/card.ts';
import { below, shuffled } from '../../random/words.ts';
import type { Words } from '../../random/words.ts';
import { baCay } from '../ba-cay.ts';
import type { BettingDeal } from '../betting/betting-game.ts';
import type { CardGame, Debt } from '../card-game.ts';
import { FULL_DECK } from '../hand-deck.ts';
import { holdem } from '../holdem.ts';
import { lieng } from '../lieng.ts';
import { mauBinh } from '../mau-binh.ts';
import { isArrangementOf } from '../mau-binh/rows.ts';
import type { Rows } from '../mau-binh/rows.ts';
import { payDebts, RAKE } from '../pay-debts.ts';
import { phom } from '../phom.ts';
import { samLoc } from '../sam-loc.ts';
import { tienLen } from '../tien-len.ts';
import { xiDach } from '../xi-dach.ts';

type AnyAction = {
  readonly do: string;
  readonly to?: number;
  readonly rows?: Rows;
  readonly cards?: readonly number[];
  readonly sides?: readonly object[];
};
type AnyView = { readonly cards?: readonly number[] };
type AnyGame = Omit<CardGame<unknown, object, AnyAction, object, AnyView>, 'deal' | 'settle'> & {
  readonly deal: (deal: BettingDeal, rules: unknown) => object;
  readonly settle: (state: object) => readonly Debt[] | { readonly net: readonly number[]; readonly rake: number };
};

/** Every game of the rooms by one shape: a test hands each only what it made itself. */
export const EVERY_GAME: readonly AnyGame[] = [tienLen, phom, mauBinh, samLoc, lieng, baCay, holdem, xiDach].map(
  (game) => game as unknown as AnyGame,
);

const SHORT_DECK = FULL_DECK.filter((card) => rankOf(card) <= RANKS - 4);
const ACTIONS_MAX = 500;
const UNIT = 1_000n;

/** What a hand did against its promises; nothing where it kept them all. */
export type Broken = string | undefined;

/**
 * Plays one random hand and tries something random before every action. An action is accepted if and only if it is one
 * the rules list, the hand ends, and what all seats gain is what the rake did not take.
 */
export const playOneHand = (game: AnyGame, words: Words, { triesOneIn }: { readonly triesOneIn: number }): Broken => {
  const { min, max } = game.players;
  const players = min + below(words, max - min + 1);
  const stacks = Array.from({ length: players }, () => 1 + below(words, 200));
  const deck = shuffled(words, game.code === 'ba-cay' ? SHORT_DECK : FULL_DECK);
  const winner = below(words, 2) === 0 ? null : below(words, players);
  const button = below(words, players);
  const blinds = game.code === 'holdem' ? anyBlinds(button, players, words) : undefined;
  let state = game.deal({ deck, players, button, winner, stacks, ...(blinds && { blinds }) }, game.rules);
  for (let steps = 0; ; steps += 1) {
    const waiting = game.waitsFor(state);
    const seat = waiting[below(words, Math.max(1, waiting.length))];
    if (seat === undefined) break;
    if (steps > ACTIONS_MAX) return 'does not end';
    if (below(words, triesOneIn) === 0) {
      const wrong = tryAnything(game, state, below(words, players), words);
      if (wrong !== undefined) return wrong;
    }
    const view = game.view(state, seat);
    const legal = game.legal(view);
    const action = below(words, 8) === 0 ? game.house(view) : legal[below(words, Math.max(1, legal.length))];
    if (action === undefined) return 'a seat whose turn it is can do nothing';
    const applied = game.apply(state, seat, action);
    if ('fault' in applied) return `a legal ${action.do} was refused: ${applied.fault}`;
    ({ state } = applied);
  }
  if (!game.isOver(state)) return 'nobody is asked, and it is not over';
  return addsUp(game.settle(state), stacks);
};

/** In a third of the hands of four or more: no small blind, or seats that post an owed big one. */
const anyBlinds = (button: number, players: number, words: Words): BettingDeal['blinds'] => {
  if (players < 4 || below(words, 3) > 0) return undefined;
  const big = (button + 2) % players;
  const small = below(words, 2) === 0 ? null : (button + 1) % players;
  const posts = Array.from({ length: players }, (_, seat) => seat).filter(
    (seat) => seat !== big && seat !== small && below(words, 2) === 0,
  );
  return { small, big, posts };
};

const addsUp = (settled: ReturnType<AnyGame['settle']>, stacks: readonly number[]): Broken => {
  if ('net' in settled) {
    const sum = settled.net.reduce((all, net) => all + net, settled.rake);
    if (sum !== 0) return `chips are off by ${sum}`;
    return settled.net.some((net, seat) => net + (stacks[seat] ?? 0) < 0) ? 'a seat lost more than it had' : undefined;
  }
  const funds = stacks.map((stack) => BigInt(stack) * UNIT);
  const { net, rake } = payDebts(settled, { unit: UNIT, funds, rake: RAKE });
  const sum = [...net, ...rake].reduce((all, amount) => all + amount, 0n);
  if (sum !== 0n) return `money is off by ${sum}`;
  return net.some((amount, seat) => amount + (funds[seat] ?? 0n) < 0n) ? 'a seat lost more than it had' : undefined;
};

/** Something that somebody might send: any action, any seat, often cards the seat does not hold or holds once. */
const tryAnything = (game: AnyGame, state: object, seat: number, words: Words): Broken => {
  const view = game.view(state, seat);
  const action = anyAction(game.code, view.cards ?? [], words);
  const before = below(words, 50) === 0 ? JSON.stringify(state) : undefined;
  const isTaken = 'state' in game.apply(state, seat, action);
  if (before !== undefined && JSON.stringify(state) !== before) return `${action.do} changed the state it was given`;
  const isListed = isIn({ code: game.code, legal: game.legal(view) }, action, view);
  return isTaken === isListed
    ? undefined
    : `${JSON.stringify(action)} was ${isTaken ? 'accepted and is not' : 'refused and is'} listed`;
};

/** What each game knows to be done; the rooms let nothing else through to it. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'tien-len': ['play', 'pass'],
  phom: ['draw', 'eat', 'discard'],
  'sam-loc': ['declare', 'decline', 'play', 'play', 'pass'],
  'mau-binh': ['draft', 'lay', 'declare'],
  'ba-cay': ['bet'],
  'xi-dach': ['bet', 'draw', 'stand', 'open'],
  lieng: ['fold', 'check', 'call', 'raise'],
  holdem: ['fold', 'check', 'call', 'raise'],
};

const anyAction = (code: string, own: readonly number[], words: Words): AnyAction => {
  const kinds = KINDS[code] ?? [];
  const kind = kinds[below(words, kinds.length)] ?? '';
  return { do: kind, ...anyParts(kind, code, own, words) };
};

const anyParts = (kind: string, code: string, own: readonly number[], words: Words): object => {
  switch (kind) {
    case 'play':
      return { cards: anyCards(own, words) };
    case 'discard':
      return { card: anyCards(own, words)[0] };
    case 'lay':
    case 'draft':
      return { rows: anyRows(own, words) };
    case 'raise':
      return { to: below(words, 250) };
    case 'bet':
      return { units: below(words, 8), ...(code === 'ba-cay' && { isInCommon: below(words, 2) === 0, sides: [] }) };
    case 'open':
      return { seat: below(words, 9) };
    default:
      return {};
  }
};

const anyCards = (own: readonly number[], words: Words): readonly number[] => {
  const from = own.length > 0 && below(words, 4) > 0 ? own : FULL_DECK;
  const cards = shuffled(words, from).slice(0, 1 + below(words, 5));
  // A card that is sent twice is still one card.
  return below(words, 6) === 0 ? [...cards, cards[0] ?? 0] : cards;
};

const anyRows = (own: readonly number[], words: Words): Rows => {
  const mixed = shuffled(words, own.length === 13 && below(words, 2) === 0 ? own : FULL_DECK);
  return { front: mixed.slice(0, 3), middle: mixed.slice(3, 8), back: mixed.slice(8, 13) };
};

/** Suits do not count in sâm: of plays that differ in nothing else one is listed. */
const nameOf = ({ cards, ...rest }: AnyAction, code: string): string => {
  const marks = code === 'sam-loc' && new Set(cards).size === cards?.length ? cards.map(rankOf) : cards;
  return JSON.stringify([
    Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    marks?.toSorted((one, other) => one - other),
  ]);
};

/** Whether the rules list it: of raises all between the lowest and the highest, of rows every arrangement of the own cards. */
const isIn = (
  { code, legal }: { readonly code: string; readonly legal: readonly AnyAction[] },
  action: AnyAction,
  { cards = [] }: AnyView,
): boolean => {
  if (action.do === 'raise') {
    const raises = legal.flatMap((each) => (each.do === 'raise' && each.to !== undefined ? [each.to] : []));
    return raises.length > 0 && (action.to ?? 0) >= Math.min(...raises) && (action.to ?? 0) <= Math.max(...raises);
  }
  if (action.rows) return legal.some((each) => each.rows) && isArrangementOf(action.rows, cards);
  const isOwn = code !== 'sam-loc' || (action.cards ?? []).every((card) => cards.includes(card));
  return isOwn && legal.some((each) => nameOf(each, code) === nameOf(action, code));
};
