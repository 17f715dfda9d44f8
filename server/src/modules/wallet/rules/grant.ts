import { hash } from 'node:crypto';
import type { AccountId, Outcome } from '../operation.ts';
import type { Book } from './book.ts';
import type { Grant, GrantEnd } from './grant-state.ts';
import { moveMoney } from './move.ts';

const PPM = 1_000_000n;

/** How much of a valid bet counts: by the game where it has a weight of its own, else by its category. */
export const weightOf = (
  { weights, gameWeights }: Pick<Grant, 'weights' | 'gameWeights'>,
  category: string,
  game: bigint,
): bigint => BigInt(gameWeights[game.toString()] ?? weights[category] ?? 0);

/** What a valid bet adds to the wagering, rounded down. */
export const contributionOf = (validBet: bigint, weight: bigint): bigint => (validBet * weight) / PPM;

/** How a running grant ends by its own terms: completed where its wagering is done, else expired once its time is over. */
export const dueEndOf = (
  { progress, required, expiresAt }: Pick<Grant, 'progress' | 'required' | 'expiresAt'>,
  now: Date,
): 'COMPLETED' | 'EXPIRED' | undefined => {
  if (progress >= required) return 'COMPLETED';
  return expiresAt <= now ? 'EXPIRED' : undefined;
};

/**
 * Ends a running grant: what is left of it becomes cash up to its cap, or is forfeited. What a correction took below zero
 * is made up from the same account, so that the next grant does not pay for it. Not while the account it becomes cash in is
 * not part of the batch, or the cash has to pay what the member owes: it stays due, and the job ends it.
 */
export const closeGrant = <Word extends string>(book: Book<Word | Outcome>, grant: Grant, end: GrantEnd): boolean => {
  const bonus = book.account(grant.account);
  if (bonus === undefined || grant.state !== 'ACTIVE') return false;
  const left = bonus.balance > 0n ? bonus.balance : 0n;
  const converted = end !== 'COMPLETED' ? 0n : grant.cap !== null && grant.cap < left ? grant.cap : left;
  const rest = bonus.balance - converted;
  if (converted > 0n) {
    if (book.account(grant.cash) === undefined || grant.isOwing === true) return false;
    moveOut(book, grant, { name: 'convert', counter: grant.cash, amount: converted });
  }
  if (rest !== 0n) moveOut(book, grant, { name: 'forfeit', counter: grant.forfeit, amount: rest });
  const forfeited = rest > 0n ? rest : 0n;
  book.setGrant({ ...grant, state: end, closedAt: book.now, openBets: 0, converted, forfeited });
  return true;
};

/**
 * How much of what a closed grant still brings, or loses by a correction, is cash. The cap is that of the whole grant: a bet
 * that was open at its completion becomes cash only as far as the completion left room, and a correction takes back first
 * what went beyond. Nothing is cash of a grant that ended otherwise.
 */
export const cashOfLate = (
  { state, cap, converted, forfeited }: Pick<Grant, 'state' | 'cap' | 'converted' | 'forfeited'>,
  amount: bigint,
): bigint => {
  if (state !== 'COMPLETED') return 0n;
  if (cap === null) return amount;
  const total = converted + forfeited + amount;
  return (total < cap ? total : cap) - converted;
};

/**
 * Passes on what a bet of a closed grant brings to the account of the bonus: it is cash where the wagering was completed and
 * the cap has room, and forfeited otherwise. What is taken back comes from there.
 */
export const passOn = <Word extends string>(
  book: Book<Word | Outcome>,
  grant: Grant,
  { operation, amount }: { readonly operation: string; readonly amount: bigint },
): void => {
  if (amount === 0n) return;
  const cash = book.account(grant.cash) === undefined ? 0n : cashOfLate(grant, amount);
  const rest = amount - cash;
  if (cash !== 0n) moveOut(book, grant, { name: operation, counter: grant.cash, amount: cash });
  if (rest !== 0n)
    moveOut(book, grant, { name: cash === 0n ? operation : `${operation} rest`, counter: grant.forfeit, amount: rest });
  const sum = (part: bigint, moved: bigint): bigint => (part + moved > 0n ? part + moved : 0n);
  book.setGrant({ ...grant, converted: sum(grant.converted, cash), forfeited: sum(grant.forfeited, rest) });
};

type MoveOut = { readonly name: string; readonly counter: AccountId; readonly amount: bigint };

const moveOut = <Word extends string>(
  book: Book<Word | Outcome>,
  grant: Grant,
  { name, counter, amount }: MoveOut,
): void => {
  const key = grantKey(grant.id, name);
  const { outcome } = moveMoney<Word>(book, {
    ...{ key, fingerprint: key, kind: 'bonus', account: grant.account, counter },
    amount: -amount,
    overdraws: true,
  });
  if (outcome !== 'applied') throw new Error(`The grant ${grant.id} could not be closed: ${outcome}.`);
};

/** Names a movement of a grant in a range of its own. */
export const grantKey = (grant: bigint, name: string): string =>
  `e${hash('sha256', `grant ${grant} ${name}`).slice(1, 32)}`;

/** From so many stakes above the largest one on, a person should look at a bonus. */
const BREACHES_MANY = 3;

/** Whether a bonus has just passed into having too many stakes above its largest one; once for each bonus. */
export const hasManyBreachesNow = (
  before: Pick<Grant, 'breaches'> | undefined,
  { breaches }: Pick<Grant, 'breaches'>,
): boolean => breaches >= BREACHES_MANY && (before?.breaches ?? 0) < BREACHES_MANY;
