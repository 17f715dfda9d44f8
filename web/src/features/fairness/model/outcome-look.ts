import type { Numbers } from '@fairground/contract/numbers';
import { TOWERS_RULES } from '@fairground/engines/instant/towers';
import type { Examination } from './examine.ts';

/** A result in figures that need no language, or the boards of a slot. */
export type OutcomeLook =
  | { readonly kind: 'figures'; readonly figures: readonly string[]; readonly marked: readonly number[] }
  | { readonly kind: 'boards'; readonly boards: readonly (readonly string[])[]; readonly pay: number };

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♣', '♦'];
const RANK_COUNT = 13;
const BOARDS_MAX = 12;
/** Gourd, crab, prawn, fish, rooster, deer. */
const PICTURE_MARKS = ['🍐', '🦀', '🦐', '🐟', '🐓', '🦌'];

const figures = (list: readonly string[], marked: readonly number[] = []): OutcomeLook => ({
  kind: 'figures',
  figures: list,
  marked,
});

/** How the result of a draw is written down. */
export const lookOf = ({ proof: { round }, items, outcome }: Examination, numbers: Numbers): OutcomeLook => {
  const { choice } = round;
  const hundredths = (value: number): string => numbers.decimal(value / 100, 2);
  switch (choice.kind) {
    case 'dice':
      return figures(items.map((roll) => hundredths(roll).padStart(5, '0')));
    case 'crash':
    case 'limbo':
      return figures(items.map((point) => `${hundredths(point)}×`));
    case 'plinko':
      return figures(items.map((turn) => (turn === 1 ? '→' : '←')));
    case 'wheel':
    case 'money-wheel':
      return figures(items.map((place) => String(place + 1)));
    case 'keno':
      return figures(
        items.map(String),
        items.flatMap((number, index) => (choice.picks.includes(number) && round.shown !== null ? [index] : [])),
      );
    case 'mines':
      return figures(items.map((cell) => String(cell + 1)));
    case 'towers': {
      // Floor by floor from the ground: the doors with a trap, counted from 1.
      const { traps } = TOWERS_RULES.towers[choice.tower];
      const floors = Array.from({ length: items.length / traps }, (_, floor) =>
        items.slice(floor * traps, (floor + 1) * traps),
      );
      return figures(floors.map((doors, floor) => `${floor + 1}: ${doors.map((door) => door + 1).join(' ')}`));
    }
    case 'hi-lo': {
      const seen = outcome?.kind === 'hi-lo' ? outcome.cards : items;
      return figures(seen.map(cardText));
    }
    case 'fishing': {
      const shots = outcome?.kind === 'fishing' ? outcome.shots : [];
      return figures(
        shots.flatMap(({ caught, bolts }) => [...caught, ...bolts].map(({ times }) => `${numbers.plain(times)}×`)),
      );
    }
    case 'blackjack': {
      const hands = outcome?.kind === 'blackjack' ? (outcome.hands ?? []) : [];
      const cards = [...items, ...hands.flatMap(({ cards: own }) => own)];
      // The dealer's cards, then the player's own, which are marked.
      return figures(
        cards.map(cardText),
        cards.flatMap((_, index) => (index < items.length ? [] : [index])),
      );
    }
    case 'baccarat':
    case 'dragon-tiger':
      return figures(items.map(cardText));
    case 'bau-cua':
      return figures(items.map((picture) => PICTURE_MARKS[picture] ?? ''));
    case 'xoc-dia':
      return figures(items.map((side) => (side === 1 ? '🔴' : '⚪')));
    case 'fan-tan':
    case 'roulette':
    case 'sic-bo':
      return figures(items.map(String));
    case 'slot':
      return {
        kind: 'boards',
        boards: outcome?.kind === 'slot' ? outcome.steps.flatMap(boardOf).slice(0, BOARDS_MAX) : [],
        pay: outcome?.kind === 'slot' ? outcome.pay : 0,
      };
  }
};

const cardText = (card: number): string => `${RANKS[card % RANK_COUNT]}${SUITS[Math.floor(card / RANK_COUNT) % 4]}`;

const boardOf = (step: unknown): readonly (readonly string[])[] =>
  typeof step === 'object' && step !== null && 'board' in step && Array.isArray(step.board)
    ? [step.board.map(String)]
    : [];
