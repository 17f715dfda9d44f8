import type { Card } from '../tables/card.ts';
import { placesOfSeat } from './dealt-places.ts';
import { readSeed } from '../fair/seed.ts';
import { deckOf, FULL_DECK, seatCommitOf } from './hand-deck.ts';
import type { HandProof } from './hand-proof.ts';

/**
 * What the browser of a player noted of a hand before its end. A proof is sent after the hand: the server could choose
 * other seeds then and tell a story that fits itself, but not one that fits this.
 */
export type SeenHand = {
  /** What was announced for this hand during the one before. */
  readonly commitment?: string;
  /** The root that came with the deal. */
  readonly root?: string;
  /** The seat of this browser, with the seed it made. */
  readonly own?: { readonly seat: number; readonly seed: string };
  /** Where the seat was dealt to, and what it got first. */
  readonly dealt?: {
    readonly players: number;
    readonly button: number;
    readonly seat: number;
    readonly count: number;
    readonly cards: readonly Card[];
  };
};

export type SeenCheck = 'announced-commitment' | 'announced-root' | 'own-seed' | 'own-cards';

/** What of a hand this browser can compare; a card is compared once the proof tells what lay at its place. */
export const seenChecks = (proof: HandProof, seen: SeenHand): readonly SeenCheck[] => [
  ...(seen.commitment === undefined ? [] : (['announced-commitment'] as const)),
  ...(seen.root === undefined ? [] : (['announced-root'] as const)),
  ...(seen.own === undefined ? [] : (['own-seed'] as const)),
  ...(seen.dealt === undefined || cardsAt(proof, seen.dealt) === undefined ? [] : (['own-cards'] as const)),
];

/** Where the proof tells another story than the one this browser saw. */
export const faultsOfSeen = (proof: HandProof, seen: SeenHand): readonly SeenCheck[] => {
  const { commitment, root, own, dealt } = seen;
  const isKept: Readonly<Record<SeenCheck, () => boolean>> = {
    'announced-commitment': () => proof.commitment === commitment,
    'announced-root': () => proof.root === root,
    'own-seed': () =>
      own !== undefined &&
      proof.seats.some(
        ({ seat, seed, commit }) => seat === own.seat && seed === own.seed && commit === seatCommitOf(proof.name, own),
      ),
    'own-cards': () => dealt !== undefined && (cardsAt(proof, dealt) ?? []).every((card) => dealt.cards.includes(card)),
  };
  return seenChecks(proof, seen).filter((check) => !isKept[check]());
};

/** The cards that were dealt to the seat first, as the proof tells them; undefined where it tells none of them yet. */
const cardsAt = (
  { name, serverSeed, seats, cards = FULL_DECK, shown }: HandProof,
  dealt: NonNullable<SeenHand['dealt']>,
): readonly Card[] | undefined => {
  const places = placesOfSeat(dealt, dealt.seat, dealt.count);
  if (serverSeed === null) {
    const told = shown.filter(({ place }) => places.includes(place)).map(({ card }) => card);
    return told.length > 0 ? told : undefined;
  }
  const seed = readSeed(serverSeed);
  // A seed that cannot be read fails another check.
  if (!seed) return undefined;
  const deck = deckOf(seed, name, seats, cards);
  return places.flatMap((place) => deck[place] ?? []);
};

/** Reads what was kept of a hand; anything else is as good as nothing. */
export const readSeenHand = (data: unknown): SeenHand => {
  if (typeof data !== 'object' || data === null) return {};
  const { commitment, root, own, dealt } = data as Readonly<Record<string, unknown>>;
  return {
    ...(typeof commitment === 'string' && { commitment }),
    ...(typeof root === 'string' && { root }),
    ...(isOwn(own) && { own }),
    ...(isDealt(dealt) && { dealt }),
  };
};

const isOwn = (data: unknown): data is NonNullable<SeenHand['own']> =>
  isRecord(data) && typeof data['seat'] === 'number' && typeof data['seed'] === 'string';

const isDealt = (data: unknown): data is NonNullable<SeenHand['dealt']> =>
  isRecord(data) &&
  ['players', 'button', 'seat', 'count'].every(
    (part) => Number.isInteger(data[part]) && Number(data[part]) < CARDS_MAX,
  ) &&
  Number(data['players']) > 0 &&
  Array.isArray(data['cards']) &&
  data['cards'].every((card) => Number.isInteger(card));

const CARDS_MAX = 53;

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;
