import { closeGrant, contributionOf, dueEndOf, passOn, weightOf } from '../../wallet/rules/index.ts';
import type { Grant } from '../../wallet/rules/index.ts';
import { isDone } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Operation, Place } from './operation.ts';
import type { Register } from './register.ts';
import type { Word } from './refusal.ts';
import type { Bet, Round } from './round.ts';

/** What a running grant says about a stake: whether the bonus pays no part of it, and why it is refused. */
export type BonusTerms = { readonly grant?: Grant; readonly isBarred?: boolean; readonly refused?: Word | undefined };

/**
 * The terms a stake is taken on. A grant that is due ends here, so that nothing of it is staked. Money of the bonus is
 * played from the main wallet alone, not on what does not count, and not in a round that began before the grant: all bonus
 * parts of a round belong to one grant.
 */
export const bonusTermsOf = (register: Register, bet: Place, round: Round | undefined): BonusTerms => {
  const { book } = register;
  const grant = book.runningGrant(bet.split);
  if (grant === undefined) return {};
  const due = dueEndOf(grant, book.now);
  if (due !== undefined) {
    closeGrant<Word>(book, grant, due);
    return { isBarred: true };
  }
  if (bet.account !== grant.cash) return { isBarred: true };
  const isOlder = round !== undefined && round[0].placedAt < grant.activatedAt;
  const isTooLarge = bonusLeft(register, grant) > 0n && bet.stake > grant.maxBet;
  return {
    grant,
    isBarred: isOlder || weightOf(grant, register.categoryOf(bet.product), bet.game) === 0n,
    refused: isTooLarge ? 'bonus-max-bet' : undefined,
  };
};

const bonusLeft = ({ book }: Register, { account }: Grant): bigint => book.account(account)?.balance ?? 0n;

/** A stake with a part of the bonus is open until its round is over. */
export const noteBonusStake = ({ book }: Register, { grant }: BonusTerms, answer: Answer): void => {
  if (grant === undefined || !isDone(answer) || answer.splitAmount === 0n) return;
  book.setGrant({ ...grant, openBets: grant.openBets + 1 });
};

/** A round before and after an operation, as the wagering looks at it. */
export type RoundChange = {
  readonly before: Round;
  readonly wasClosed: boolean;
  readonly after: Round;
  readonly isClosed: boolean;
};

/**
 * Counts what a round changed of the wagering of the grant it was placed under, and ends the grant where it is completed or
 * nothing of it is left. What a round of a closed grant still brings is passed on.
 */
export const countBonus = (
  register: Register,
  operation: Operation,
  answer: Pick<Answer, 'splitAmount'>,
  change: RoundChange,
): void => {
  const { book } = register;
  const [head] = change.after;
  const { placedAt } = change.after.find(({ bonusPart }) => bonusPart > 0n) ?? head;
  const grant = book.grantAt(head.member, head.currency, placedAt);
  if (grant === undefined) return;
  if (grant.state !== 'ACTIVE') {
    passOn<Word>(book, grant, { operation: operation.key, amount: answer.splitAmount });
    return;
  }
  const counted = countedOn(register, operation, grant, change);
  // After its time nothing counts any more: it ends as it stood.
  const stands = grant.expiresAt > book.now ? counted : { ...grant, openBets: counted.openBets };
  book.setGrant(stands);
  const end = dueEndOf(stands, book.now) ?? (isBusted(register, stands) ? 'BUSTED' : undefined);
  if (end !== undefined) closeGrant<Word>(book, stands, end);
};

const isBusted = (register: Register, grant: Grant): boolean =>
  grant.openBets === 0 && bonusLeft(register, grant) <= 0n;

const countedOn = (register: Register, { account }: Operation, grant: Grant, change: RoundChange): Grant => {
  const { before, wasClosed, after, isClosed } = change;
  const [head] = after;
  const weight = weightOf(grant, register.categoryOf(head.product), head.game);
  // Nobody could refuse a stake that a vendor took from its own wallet: it counts nothing where it was too large.
  const isBreach = account !== grant.cash && after.some(({ stake }) => stake > grant.maxBet);
  const countOf = (isCounted: boolean, [{ validBet }]: Round): bigint =>
    isCounted && !isBreach ? contributionOf(validBet, weight) : 0n;
  const progress = grant.progress + countOf(isClosed, after) - countOf(wasClosed, before);
  const openBets = grant.openBets + openIn(after, isClosed) - openIn(before, wasClosed);
  return {
    ...grant,
    progress: progress > 0n ? progress : 0n,
    openBets: openBets > 0 ? openBets : 0,
    breaches: grant.breaches + (isBreach && isClosed && !wasClosed ? 1 : 0),
  };
};

const openIn = (round: Round, isClosed: boolean): number =>
  isClosed ? 0 : round.filter(({ state, bonusPart }: Bet) => state !== 'void' && bonusPart > 0n).length;
