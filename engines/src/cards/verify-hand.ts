import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, readSeed } from '../fair/seed.ts';
import { isInTree } from '../lottery/merkle.ts';
import { cardText, dealTree, deckOf, FULL_DECK, seatCommitOf } from './hand-deck.ts';
import type { HandProof, ShownCard } from './hand-proof.ts';
import { faultsOfSeen, readSeenHand } from './seen-hand.ts';
import type { SeenCheck, SeenHand } from './seen-hand.ts';

export type { HandProof, ShownCard } from './hand-proof.ts';

export type HandCheck = 'seat-commits' | 'server-commitment' | 'root' | 'shown-cards' | SeenCheck;

const HEX = /^(?:[0-9a-f]{2})*$/;

/**
 * The checks that fail; none if all that was shown follows from what was fixed before. With what the browser saw of the hand
 * before its end, also that it is the same hand.
 */
export const verifyHand = (proof: HandProof, seen: SeenHand = {}): readonly HandCheck[] => {
  const failed: HandCheck[] = [];
  if (!proof.seats.every((seat) => seatCommitOf(proof.name, seat) === seat.commit)) failed.push('seat-commits');
  if (proof.serverSeed !== null) failed.push(...faultsOfSeed(proof, proof.serverSeed));
  if (!proof.shown.every((shown) => isProved(proof, shown))) failed.push('shown-cards');
  return [...failed, ...faultsOfSeen(proof, seen)];
};

/** A proof as it was saved, read back from its text; undefined for any other text. */
export const readHandProof = (text: string): { readonly proof: HandProof; readonly seen: SeenHand } | undefined => {
  try {
    const data: unknown = JSON.parse(text);
    return isHandProof(data) ? { proof: data, seen: readSeenHand('seen' in data ? data.seen : undefined) } : undefined;
  } catch {
    return undefined;
  }
};

const isHandProof = (data: unknown): data is HandProof => {
  if (typeof data !== 'object' || data === null) return false;
  const { name, commitment, serverSeed, seats, root, cards, shown } = data as Readonly<Record<string, unknown>>;
  return (
    hasShape(name, { game: 'string', table: 'string', hand: 'number' }) &&
    [commitment, root].every((part) => typeof part === 'string') &&
    (serverSeed === null || typeof serverSeed === 'string') &&
    areAll(seats, (seat) => hasShape(seat, { seat: 'number', seed: 'string', commit: 'string' })) &&
    new Set((seats as HandProof['seats']).map(({ seat }) => seat)).size === (seats as HandProof['seats']).length &&
    (cards === undefined || areAll(cards, (card) => Number.isInteger(card))) &&
    areAll(
      shown,
      (card) =>
        hasShape(card, { place: 'number', card: 'number', salt: 'string' }) &&
        areAll((card as { readonly path?: unknown }).path, (hash) => typeof hash === 'string'),
    )
  );
};

const areAll = (list: unknown, isGood: (each: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every(isGood);

const hasShape = (data: unknown, shape: Readonly<Record<string, 'string' | 'number'>>): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(shape).every(([part, type]) => typeof (data as Readonly<Record<string, unknown>>)[part] === type);

const faultsOfSeed = (
  { name, commitment, seats, root, cards = FULL_DECK }: HandProof,
  text: string,
): readonly HandCheck[] => {
  const seed = readSeed(text);
  if (!seed || commitmentOf(seed) !== commitment) return ['server-commitment'];
  const tree = dealTree(seed, name, deckOf(seed, name, seats, cards));
  return bytesToHex(tree.root) === root ? [] : ['root'];
};

const isProved = ({ root, cards = FULL_DECK }: HandProof, { place, card, salt, path }: ShownCard): boolean => {
  if (![root, ...path].every((hash) => HEX.test(hash))) return false;
  return isInTree(
    utf8ToBytes(cardText(place, card, salt)),
    { index: place, path: path.map((hash) => hexToBytes(hash)) },
    { root: hexToBytes(root), size: cards.length },
    (bytes) => sha256(bytes),
  );
};
