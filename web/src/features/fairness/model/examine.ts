import type { Proof } from '@fairground/contract/studio/round';
import type { Shown } from '@fairground/contract/studio/game';
import { readOwnRound } from '@fairground/contract/studio/endpoints';
import { decodeValue, encodeValue } from '@fairground/contract/wire';
import { verifyDraw } from '@fairground/engines/fair/verify';
import { repeatRound } from '@fairground/engines/rounds/repeat-round';
import { seatWordsOf, verifyRound } from '@fairground/engines/rounds/verify-round';
import type { Provable, Verdict } from '@fairground/engines/rounds/verify-round';
import { followDraw, itemsOf } from './draws.ts';
import type { DrawnNumber } from './draws.ts';

/** What came of looking at a proof. `sealed` and a wrong seed have no draw to follow: there are no words without it. */
export type Examination = {
  readonly verdict: Verdict;
  readonly proof: Provable;
  readonly numbers: readonly DrawnNumber[];
  readonly items: readonly number[];
  /** The round as it comes out here; null where nothing could be repeated. */
  readonly outcome: Shown | null;
};

/** Repeats a round with nothing but its proof. Throws on rules or choices that no game has. */
export const examine = (proof: Provable): Examination => {
  const { round, model, rules, commitment, clientSeed, serverSeed } = proof;
  const verdict = verifyRound(proof);
  const words = () => {
    const drawn = verifyDraw(serverSeed ?? '', commitment, { game: model, clientSeed, nonce: round.nonce });
    return 'words' in drawn ? drawn.words : undefined;
  };
  const stream = words();
  const again = words();
  if (!stream || !again) return { verdict, proof, numbers: [], items: [], outcome: null };
  const numbers = followDraw(stream, round.choice, rules);
  const isPlayed = round.state !== 'CANCELLED';
  return {
    verdict,
    proof,
    numbers,
    items: itemsOf(round.choice, numbers, rules),
    outcome: isPlayed ? repeatRound(again, rules, round, () => seatWordsOf(proof)).shown : null,
  };
};

/** The four questions in their order: with the first `no` the rest is not asked any more. */
export const CHECKS = ['seed', 'rules', 'outcome', 'win'] as const;
export type Check = (typeof CHECKS)[number];
export type Answer = 'yes' | 'no' | 'unasked';

export const answersOf = (verdict: Verdict): Readonly<Record<Check, Answer>> => {
  const failed = CHECKS.findIndex((check) => verdict === `wrong-${check}`);
  const answer = (index: number): Answer => {
    if (verdict === 'sealed') return 'unasked';
    if (failed === -1 || index < failed) return 'yes';
    return index === failed ? 'no' : 'unasked';
  };
  return { seed: answer(0), rules: answer(1), outcome: answer(2), win: answer(3) };
};

/** A proof as text: what the server answers, to be kept, sent and pasted. */
export const writeProof = (proof: Proof): string => JSON.stringify(encodeValue(readOwnRound, proof), null, 2);

/** Reads it back; nothing if it is no proof. */
export const readProof = (text: string): Proof | undefined => {
  try {
    const wire: unknown = JSON.parse(text);
    return isLikeProof(wire) ? decodeValue(readOwnRound, wire) : undefined;
  } catch {
    return undefined;
  }
};

const isLikeProof = (wire: unknown): boolean =>
  isObject(wire) &&
  ['model', 'definitionHash', 'commitment', 'clientSeed', 'payStep'].every((name) => typeof wire[name] === 'string') &&
  (wire['serverSeed'] === null || typeof wire['serverSeed'] === 'string') &&
  isObject(wire['round']) &&
  isObject(wire['round']['choice']) &&
  Array.isArray(wire['round']['steps']) &&
  Number.isSafeInteger(wire['round']['nonce']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
