import type { MemberId } from '@fairground/contract/ids';
import type { ClaimKind } from '@fairground/contract/loyalty/states';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { REFUSAL_OF } from '../../wallet/index.ts';
import type { Operation } from '../../wallet/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { notifyMember } from '../notify-member.ts';
import { postPoints } from '../points/post-points.ts';
import { findClaim, lockClaim, markClaimed } from '../store/claims.ts';
import type { Claim } from '../store/claims.ts';
import { lockAccount } from '../store/points.ts';

export type ClaimDeps = Pick<
  LoyaltyDeps,
  'db' | 'clock' | 'days' | 'realtime' | 'wallet' | 'cashier' | 'tenant' | 'objectionToOffer'
>;

type Booking = Pick<Operation, 'kind' | 'label'> & { readonly house: 'H_PROMO' | 'H_REBATE' };

const BOOKINGS: Readonly<Record<ClaimKind, Booking>> = {
  RANK_UPGRADE: { kind: 'promotion', label: 'rank-reward', house: 'H_PROMO' },
  RANK_SALARY: { kind: 'promotion', label: 'rank-reward', house: 'H_PROMO' },
  REBATE: { kind: 'rebate', label: 'own-rebate', house: 'H_REBATE' },
  MISSION: { kind: 'promotion', house: 'H_PROMO' },
  RACE: { kind: 'promotion', house: 'H_PROMO' },
  RAFFLE: { kind: 'promotion', label: 'raffle', house: 'H_PROMO' },
  REFERRAL: { kind: 'promotion', label: 'referral', house: 'H_PROMO' },
};

/**
 * Takes what a member is due, once: twins wait for the lock of the row and are answered the same. Money, its requirement
 * and points are written with it.
 */
export const takeClaim = async (deps: ClaimDeps, member: MemberId, id: bigint): Promise<Claim> => {
  const seen = await findClaim(deps.db, id);
  if (seen?.memberId === member) await findAccountsOf(deps, seen);
  return inTransaction(deps.db, (tx) => takeClaimIn(deps, tx, member, id));
};

/**
 * The accounts a claim moves money between; the wallet remembers them. Asked before the transaction: one that waits for a
 * second connection while its twins hold all others would wait for ever.
 */
export const findAccountsOf = async (
  { wallet }: Pick<ClaimDeps, 'wallet'>,
  { memberId, kind, currency }: Pick<Claim, 'memberId' | 'kind' | 'currency'>,
) => {
  const [{ cash }, house] = await Promise.all([
    wallet.accountsOf(memberId, currency),
    wallet.houseAccount(BOOKINGS[kind].house, currency),
  ]);
  return { cash, house };
};

/** The same in a transaction of the caller, such as that of a job. */
export const takeClaimIn = async (deps: ClaimDeps, tx: Tx, member: MemberId, id: bigint): Promise<Claim> => {
  const seen = await findClaim(tx, id);
  if (seen === undefined || seen.memberId !== member) throw new Refusal('loyalty.claim-unknown');
  if (seen.state === 'CLAIMED') return seen;
  // What was earned by play is owed also to somebody who takes no offers.
  const objection = seen.kind === 'REBATE' ? undefined : await deps.objectionToOffer(tx, member);
  if (objection !== undefined) throw new Refusal(objection);
  const account = seen.points > 0n ? await lockAccount(tx, member) : undefined;
  const claim = await lockClaim(tx, id);
  if (claim === undefined) throw new Refusal('loyalty.claim-unknown');
  if (claim.state === 'CLAIMED') return claim;
  const now = deps.clock.now();
  if (claim.state === 'LAPSED' || (claim.lapsesAt !== null && claim.lapsesAt <= now))
    throw new Refusal('loyalty.claim-lapsed');
  if (claim.amount > 0n) await credit(deps, tx, claim);
  if (account !== undefined)
    await postPoints(deps, tx, account, [{ type: 'EARN_MISSION', delta: claim.points, key: `claim-${id}` }]);
  notifyMember(deps, tx, member);
  return markClaimed(tx, id, now);
};

const credit = async (deps: ClaimDeps, tx: Tx, claim: Claim): Promise<void> => {
  const { wallet, tenant, cashier } = deps;
  const { id, memberId: member } = claim;
  const { house: _house, ...booking } = BOOKINGS[claim.kind];
  if ((await wallet.readOwed(tx, member, claim.currency)) > 0n) throw new Refusal('loyalty.obligation-open');
  const transactionId = `claim-${id}`;
  const { cash, house } = await findAccountsOf(deps, claim);
  const [answer] = await wallet.applyIn(tx, [
    {
      id: { tenant, source: 'loyalty', member, action: 'claim', transactionId },
      account: cash,
      counter: house,
      amount: claim.amount,
      ...booking,
    },
  ]);
  if (answer === undefined) throw new Error('The ledger gave no answer.');
  if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
  const required: Money = money(claim.amount * BigInt(claim.turnover));
  if (required > 0n) await cashier.openTurnover(tx, { member, source: 'PROMO', reference: transactionId, required });
};
