import { commitmentOf, readSeed } from '../fair/seed.ts';
import { isTrueHit } from '../slots/must-hit.ts';
import type { FinishedLife } from '../slots/must-hit.ts';
import { parseDefinition } from '../slots/parse.ts';
import { hashOfRules } from './verify-round.ts';
import type { Verdict } from './verify-round.ts';

/** A life of a pool that had to hit, with all it takes to check it. Amounts are in units of money. */
export type LifeProof = FinishedLife & {
  readonly definitionHash: string;
  /** The rules of that hash, under which the life began. */
  readonly rules: unknown;
  readonly paid: bigint;
};

/** Whether the pool was hit where the promise made before its first stake says. Throws on rules no game has. */
export const verifyLife = (proof: LifeProof): Exclude<Verdict, 'sealed'> => {
  const seed = readSeed(proof.secret);
  if (seed === undefined || commitmentOf(seed) !== proof.commitment) return 'wrong-seed';
  if (hashOfRules(proof.rules) !== proof.definitionHash) return 'wrong-rules';
  if (!isTrueHit(proof, parseDefinition(proof.rules))) return 'wrong-outcome';
  // What is less than a step of the currency stays in the pool.
  return proof.paid > 0n && proof.paid <= proof.after ? 'same' : 'wrong-win';
};
