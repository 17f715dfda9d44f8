import { readPoolLife } from '@fairground/contract/studio/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { decodeValue, encodeValue } from '@fairground/contract/wire';
import { readSeed } from '@fairground/engines/fair/seed';
import { wordsOf } from '@fairground/engines/fair/stream';
import type { Draw } from '@fairground/engines/fair/stream';
import { verifyLife } from '@fairground/engines/rounds/verify-life';
import type { LifeProof } from '@fairground/engines/rounds/verify-life';
import { rulesOfHit } from '@fairground/engines/rounds/verify-round';
import type { Provable } from '@fairground/engines/rounds/verify-round';
import { hitPoint } from '@fairground/engines/slots/must-hit';
import type { HitPoint } from '@fairground/engines/slots/must-hit';
import { parseDefinition } from '@fairground/engines/slots/parse';
import { drawNumbers } from './draws.ts';
import type { DrawnNumber } from './draws.ts';

export type ToldLife = ValueOf<typeof readPoolLife>;

/** What came of looking at a jackpot that had to hit. */
export type LifeExamination = {
  readonly verdict: ReturnType<typeof verifyLife>;
  readonly proof: LifeProof;
  readonly draw: Draw;
  /** Nothing where the secret or the rules are none. */
  readonly hit: HitPoint | undefined;
  readonly numbers: readonly DrawnNumber[];
};

/** Repeats where a pool was hit with nothing but its proof. Throws on rules that no game has. */
export const examineLife = (proof: LifeProof): LifeExamination => {
  const draw = { game: proof.model, clientSeed: proof.jackpot, nonce: proof.life };
  const seed = readSeed(proof.secret);
  const hit = hitPoint(proof, parseDefinition(proof.rules));
  const numbers = seed && hit ? drawNumbers(wordsOf(seed, draw), [hit.steps].values()) : [];
  return { verdict: verifyLife(proof), proof, draw, hit, numbers };
};

/**
 * The pools a round is said to have hit. Their secrets are published at once, while the seed of the round may be
 * sealed.
 */
export const livesOf = (proof: Provable): readonly LifeProof[] => {
  const { shown, bet } = proof.round;
  if (shown?.kind !== 'slot') return [];
  return (shown.hits ?? []).map(({ before, after, paid, ...hit }) => ({
    ...hit,
    model: hit.model ?? proof.model,
    definitionHash: hit.definitionHash ?? proof.definitionHash,
    rules: rulesOfHit(proof, hit.definitionHash),
    bet,
    before: BigInt(before),
    after: BigInt(after),
    paid: BigInt(paid),
  }));
};

/** A proof as text: what the server answers, to be kept, sent and pasted. */
export const writeLife = (life: ToldLife): string => JSON.stringify(encodeValue(readPoolLife, life), null, 2);

const TEXTS = ['model', 'jackpot', 'commitment', 'secret', 'definitionHash', 'bet', 'before', 'after', 'paid'] as const;

/** Reads it back; nothing if it is no proof of a jackpot. */
export const readLife = (text: string): ToldLife | undefined => {
  try {
    const wire = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    const isLike = TEXTS.every((name) => typeof wire?.[name] === 'string') && Number.isSafeInteger(wire?.['life']);
    return isLike ? decodeValue(readPoolLife, wire) : undefined;
  } catch {
    return undefined;
  }
};
