import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { Fact } from '../../../platform/events/index.ts';
import { memberRegistered } from '../../members/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { decideReferral } from '../domain/referral.ts';
import { notifyMember } from '../notify-member.ts';
import { takesPart, validOf } from '../progress/gains.ts';
import type { Gain } from '../progress/gains.ts';
import { insertClaims } from '../store/claims.ts';
import { insertReferrals, listOpenReferrals, readReferralRule, updateReferral } from '../store/referrals.ts';
import type { Referral } from '../store/referrals.ts';

type Deps = Pick<LoyaltyDeps, 'clock' | 'days' | 'realtime' | 'members' | 'cashier' | 'wallet'>;

/** Keeps who came by whose invitation, in the transaction that notes the facts. */
export const noteInvited = async (tx: Tx, facts: readonly Fact<unknown>[]): Promise<void> => {
  await insertReferrals(
    tx,
    facts.flatMap((fact) => {
      if (fact.name !== memberRegistered.name) return [];
      const { memberId, recommenderId } = fact.payload as NonNullable<(typeof memberRegistered)['payload']>;
      if (recommenderId === null) return [];
      return [{ member: BigInt(memberId) as MemberId, recommender: BigInt(recommenderId) as MemberId, at: fact.at }];
    }),
  );
};

/** Takes open invitations further: one that is rewarded becomes due for its recommender, once. */
export const advanceReferrals = async (deps: Deps, tx: Tx, gains: readonly Gain[]): Promise<void> => {
  const moved = new Map<MemberId, { deposit: bigint; valid: bigint }>();
  for (const gain of gains) {
    const known = moved.get(gain.member) ?? { deposit: 0n, valid: 0n };
    moved.set(gain.member, { deposit: known.deposit + gain.firstDeposit, valid: known.valid + validOf(gain) });
  }
  const open = await listOpenReferrals(tx, [...moved.keys()]);
  if (open.length === 0) return;
  const now = deps.clock.now();
  const rule = await readReferralRule(tx);
  for (const before of open) {
    const { deposit = 0n, valid = 0n } = moved.get(before.memberId) ?? {};
    const grown = { ...before, firstDeposit: before.firstDeposit + deposit, valid: before.valid + valid };
    const wouldBe = decideReferral(rule, grown, { now, isSamePerson: false });
    const isSamePerson = wouldBe === 'REWARDED' && (await sharesPerson(deps, tx, grown));
    const state = decideReferral(rule, grown, { now, isSamePerson });
    await updateReferral(tx, { ...grown, state }, state === 'OPEN' ? null : now);
    if (state === 'REWARDED') await reward(deps, tx, grown);
  }
};

const reward = async (deps: Deps, tx: Tx, { memberId, recommenderId: member }: Referral): Promise<void> => {
  const { reward: amount, turnover } = await readReferralRule(tx);
  const [recommender] = await deps.members.list([member]);
  if (!takesPart(recommender)) return;
  const now = deps.clock.now();
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  await insertClaims(
    tx,
    [
      {
        ...{ member, kind: 'REFERRAL', key: `REF:${memberId}`, amount, currency, turnover },
        detail: { day: deps.days.dayOf(now) },
      },
    ],
    now,
  );
  notifyMember(deps, tx, member);
};

/** By network of registration, payee name or a bank account: what two people would not share by chance. */
const sharesPerson = async (
  { members, cashier }: Deps,
  tx: Tx,
  { memberId, recommenderId }: Referral,
): Promise<boolean> => {
  if (await members.shareOrigin(tx, memberId, recommenderId)) return true;
  const own = new Set(await cashier.accountMarksOf(tx, memberId));
  return (await cashier.accountMarksOf(tx, recommenderId)).some((mark) => own.has(mark));
};
