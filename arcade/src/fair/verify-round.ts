import type { Money } from '@fairground/contract/money';
import { verifyDraw } from '@fairground/engines/fair/verify';
import { payout } from '@fairground/engines/maths/payout';
import { canonicalText } from '@fairground/engines/slots/canonical';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof } from '../session/session.ts';
import { repeatRound } from './repeat-round.ts';

/**
 * `same`: repeated from the revealed seed, the round is what was shown and paid. `sealed`: its seed is still in use.
 * Everything else names what is wrong.
 */
export type Verdict = 'same' | 'sealed' | 'wrong-seed' | 'wrong-rules' | 'wrong-outcome' | 'wrong-win';

/**
 * Repeats a round here, in the player's own browser, from nothing but its proof. Wins are paid in whole steps of the
 * currency, so the step decides what a fraction of it becomes.
 */
export const verifyRound = (proof: Proof, step: Money): Verdict => {
  const { round, model, rules, definitionHash, commitment, clientSeed, serverSeed } = proof;
  if (serverSeed === null) return 'sealed';
  const drawn = verifyDraw(serverSeed, commitment, { game: model, clientSeed, nonce: round.nonce });
  if ('fault' in drawn) return 'wrong-seed';
  if (bytesToHex(sha256(utf8ToBytes(canonicalText(rules)))) !== definitionHash) return 'wrong-rules';
  const repeated = repeatRound(drawn.words, rules, round);
  // A cancelled round shows nothing: that its draw can be repeated is all there is to see.
  if (round.shown === null || round.state === 'CANCELLED') return 'same';
  if (canonicalText(repeated.shown) !== canonicalText(round.shown)) return 'wrong-outcome';
  const paid = payout(round.bet, repeated.returned);
  return paid - (paid % step) === round.win ? 'same' : 'wrong-win';
};
