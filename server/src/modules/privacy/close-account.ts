import type { MemberId } from '@fairground/contract/ids';
import { writeMoney } from '@fairground/contract/money';
import type { ClosingObjection } from '@fairground/contract/privacy/retention';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import type { Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PrivacyDeps } from './deps.ts';

/** What stands against closing, each once. */
export const objectionsTo = async (
  { db, contributions }: Pick<PrivacyDeps, 'contributions'> & { readonly db: Reader },
  member: MemberId,
): Promise<ClosingObjection[]> => {
  const found: ClosingObjection[] = [];
  for (const { objectionToClosing } of contributions) {
    const objection = await objectionToClosing?.(db, member);
    if (objection !== undefined && !found.includes(objection)) found.push(objection);
  }
  return found;
};

type Wish = { readonly password: string; readonly givesUpRest: boolean; readonly ip: string };

/**
 * Closes an account for its owner, in one transaction: the new status blocks stakes and deposits, what is left is booked to
 * the house where the owner gives it up, and only then it is asked whether anything stands against closing.
 */
export const closeAccount = async (
  deps: PrivacyDeps,
  { memberId, sessionId }: Pick<Session, 'memberId' | 'sessionId'>,
  { password, givesUpRest, ip }: Wish,
): Promise<void> => {
  const { db, identity, members, wallet, contributions } = deps;
  const member = await members.find(memberId);
  if (member === undefined || !['active', 'bet-locked', 'self-excluded'].includes(member.status))
    throw new Refusal('privacy.not-closable');
  await identity.requireOwnPassword({ memberId, sessionId }, password);
  const rest = givesUpRest ? await wallet.readRest(db, memberId) : undefined;
  // Before the transaction: accounts are made on connections of their own.
  const forfeit = rest && (await wallet.houseAccount('H_FORFEIT', rest.currency));
  const reason = rest
    ? `the owner closed the account and gave up ${writeMoney(rest.amount)} ${rest.currency}`
    : 'the owner closed the account';
  await inTransaction(db, async (tx) => {
    await members.closeIn(tx, { actorKind: 'member', actor: member.account, reason, ip }, memberId);
    // Money that came in since is more than the owner agreed to lose.
    if (rest && forfeit !== undefined && (await wallet.giveUpIn(tx, memberId, forfeit)) !== rest.amount)
      throw new Refusal('privacy.account-in-use', { objections: ['balance'] });
    const objections = await objectionsTo({ db: tx, contributions }, memberId);
    if (objections.length > 0) throw new Refusal('privacy.account-in-use', { objections });
  });
};
