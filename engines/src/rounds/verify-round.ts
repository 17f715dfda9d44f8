import type { Proof, Round } from '@fairground/contract/studio/round';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { readSeed } from '../fair/seed.ts';
import { seatValueOf } from '../fair/shared-round.ts';
import { wordsOf } from '../fair/stream.ts';
import { verifyDraw } from '../fair/verify.ts';
import { payout } from '../maths/payout.ts';
import type { Words } from '../random/words.ts';
import { canonicalText } from '../slots/canonical.ts';
import { isTrueHit } from '../slots/must-hit.ts';
import { parseDefinition } from '../slots/parse.ts';
import { repeatRound } from './repeat-round.ts';
import { areStakesDecided, isLinkOfChain, isPublicValue } from './repeat-table.ts';

/**
 * `same`: repeated from the revealed seed, the round is what was shown and paid. `sealed`: its seed is still in use.
 * Everything else names what is wrong, the first thing first: seed, rules, outcome, win.
 */
export type Verdict = 'same' | 'sealed' | 'wrong-seed' | 'wrong-rules' | 'wrong-outcome' | 'wrong-win';

/** What of a proof decides: who played it, when and where does not. */
export type Provable = Omit<Proof, 'round'> & {
  readonly round: Pick<Round, 'choice' | 'steps' | 'nonce' | 'state' | 'shown' | 'bet' | 'win'> &
    Partial<Pick<Round, 'roundId' | 'decisions'>>;
};

/** The words of the cards of one seat, where every seat has its own. */
export const seatWordsOf = ({ round, model, clientSeed, serverSeed }: Provable): Words => {
  const seed = readSeed(serverSeed ?? '');
  if (!seed) throw new RangeError('Nothing can be drawn without a seed.');
  const value = seatValueOf(clientSeed, String(round.roundId));
  return wordsOf(seed, { game: model, clientSeed: value, nonce: round.nonce });
};

/** Repeats a round from nothing but its proof, so that it can be done in the player's own browser. */
export const verifyRound = (proof: Provable): Verdict => {
  const { round, model, rules, definitionHash, commitment, clientSeed, serverSeed, payStep } = proof;
  if (serverSeed === null) return 'sealed';
  const drawn = verifyDraw(serverSeed, commitment, { game: model, clientSeed, nonce: round.nonce });
  if ('fault' in drawn || !isPublicValue(proof) || !isLinkOfChain(proof)) return 'wrong-seed';
  if (hashOfRules(rules) !== definitionHash) return 'wrong-rules';
  // A cancelled round shows nothing, and may have been left before its first step: its seed and rules are all there is.
  if (round.shown === null || round.state === 'CANCELLED') return 'same';
  const repeated = repeatRound(drawn.words, rules, round, () => seatWordsOf(proof));
  if (canonicalText(repeated.shown) !== canonicalText(round.shown) || !areHitsTrue(proof)) return 'wrong-outcome';
  if (!areStakesDecided(round)) return 'wrong-win';
  const paid = payout(round.bet, repeated.returned);
  return paid - (paid % payStep) + (repeated.pool ?? 0n) === round.win ? 'same' : 'wrong-win';
};

/** The hash that names rules for ever. */
export const hashOfRules = (rules: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalText(rules))));

/** Every pool this round is said to have hit: where its secret says, and no more paid than was in it. */
const areHitsTrue = (proof: Provable): boolean => {
  const { shown, bet } = proof.round;
  if (shown?.kind !== 'slot' || shown.hits === undefined) return true;
  const paid = shown.hits.reduce((sum, hit) => sum + BigInt(hit.paid), 0n);
  const isWhole = shown.jackpots.length > 0 ? paid <= BigInt(shown.pool ?? '0') : paid === BigInt(shown.pool ?? '0');
  return (
    isWhole &&
    shown.hits.every(({ before, after, paid: each, ...hit }) => {
      const life = { ...hit, model: hit.model ?? proof.model, bet, before: BigInt(before), after: BigInt(after) };
      const rules = rulesOfHit(proof, hit.definitionHash);
      return rules !== undefined && BigInt(each) <= life.after && isTrueHit(life, parseDefinition(rules));
    })
  );
};

/** The rules a life began under: those of the round, or others that came with the proof. */
export const rulesOfHit = (
  { rules, definitionHash, poolRules = [] }: Pick<Provable, 'rules' | 'definitionHash' | 'poolRules'>,
  hash: string = definitionHash,
): unknown => (hash === definitionHash ? rules : poolRules.find((each) => hashOfRules(each) === hash));
