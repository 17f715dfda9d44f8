import type { MemberId } from '@fairground/contract/ids';
import { writeMoney } from '@fairground/contract/money';
import type { ClosingObjection } from '@fairground/contract/privacy/retention';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import type { Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { Rest } from '../wallet/index.ts';
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
 * Closes an account for its owner. With no balance nothing can be staked, and with no open bet or payment nothing comes in,
 * so nothing moves between the check and the change of status, which blocks stakes and deposits first.
 */
export const closeAccount = async (
  deps: PrivacyDeps,
  { memberId, sessionId }: Pick<Session, 'memberId' | 'sessionId'>,
  { password, givesUpRest, ip }: Wish,
): Promise<void> => {
  const { db, identity, members, wallet } = deps;
  const member = await members.find(memberId);
  if (member === undefined || !['active', 'bet-locked', 'self-excluded'].includes(member.status))
    throw new Refusal('privacy.not-closable');
  await identity.requireOwnPassword({ memberId, sessionId }, password);
  const actor = { actorKind: 'member', actor: member.account, reason: 'the owner closed the account', ip } as const;
  const rest = givesUpRest ? await wallet.readRest(db, memberId) : undefined;
  if (rest !== undefined) return closeWithRest(deps, memberId, rest, actor);
  refuseObjections(await objectionsTo(deps, memberId));
  await members.changeStatus(actor, memberId, 'closed');
};

/**
 * The same in one transaction where the owner gives up what is left: the new status blocks stakes and deposits, the rest is
 * booked to the house, and only then it is asked what else stands against closing.
 */
const closeWithRest = async (
  { db, members, wallet, contributions }: PrivacyDeps,
  member: MemberId,
  rest: Rest,
  actor: Actor,
): Promise<void> => {
  // Before the transaction: accounts are made on connections of their own.
  const forfeit = await wallet.houseAccount('H_FORFEIT', rest.currency);
  const reason = `${actor.reason} and gave up ${writeMoney(rest.amount)} ${rest.currency}`;
  await inTransaction(db, async (tx) => {
    await members.closeIn(tx, { ...actor, reason }, member);
    // Money that came in since is more than the owner agreed to lose.
    if ((await wallet.giveUpIn(tx, member, forfeit)) !== rest.amount) refuseObjections(['balance']);
    refuseObjections(await objectionsTo({ db: tx, contributions }, member));
  });
};

const refuseObjections = (objections: readonly ClosingObjection[]): void => {
  if (objections.length > 0) throw new Refusal('privacy.account-in-use', { objections: [...objections] });
};
