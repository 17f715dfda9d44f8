import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { Member } from '../../members/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { monthOf } from '../domain/month.ts';
import { levelAfter, passedLevels, reachedBy } from '../domain/rank.ts';
import type { Rank } from '../domain/rank.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import { notifyMember } from '../notify-member.ts';
import { validOf } from '../progress/gains.ts';
import type { Gain } from '../progress/gains.ts';
import { insertClaims } from '../store/claims.ts';
import type { NewClaim } from '../store/claims.ts';
import { addToMonths, addToStandings, insertRankChange, listMonth, listRanks, setReached } from '../store/ranks.ts';
import type { Growth, MonthGrowth } from '../store/ranks.ts';

type Deps = Pick<LoyaltyDeps, 'clock' | 'days' | 'realtime' | 'members' | 'wallet'>;

/** What a rank gives has to be played so often. */
const TURNOVER = 1;

/** Adds what was played and paid in, and raises who reached a level: each level's bonus becomes due once. */
export const advanceRanks = async (
  deps: Deps,
  tx: Tx,
  gains: readonly Gain[],
  members: ReadonlyMap<MemberId, Member>,
): Promise<void> => {
  const counted = gains.filter((gain) => validOf(gain) !== 0n || gain.deposited !== 0n);
  if (counted.length === 0) return;
  const now = deps.clock.now();
  const month = monthOf(deps.days.dayOf(now));
  const ranks = await listRanks(tx);
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  const standings = await addToStandings(tx, growthsOf(counted));
  await addToMonths(tx, monthsOf(counted));
  const monthly = await listMonth(
    tx,
    standings.map(({ memberId }) => memberId),
    month,
  );
  const claims: NewClaim[] = [];
  for (const { memberId: member, validTotal, depositTotal, reachedLevel } of standings) {
    const reached = reachedBy(ranks, { valid: validTotal, deposit: depositTotal });
    const level = members.get(member)?.rankLevel ?? 0;
    const monthValid = monthly.get(member) ?? 0n;
    const next = levelAfter(ranks, { level, reachedBefore: reachedLevel, reached, monthValid });
    if (reached > reachedLevel) {
      await setReached(tx, member, reached);
      claims.push(...passedLevels(ranks, reachedLevel, reached).map((rank) => bonusOf(rank, member, currency)));
    }
    if (next <= level) continue;
    await deps.members.setRankIn(tx, member, next);
    await insertRankChange(tx, { member, from: level, to: next, cause: 'UP', at: now });
    notifyMember(deps, tx, member);
  }
  for (const member of await insertClaims(tx, claims, now)) notifyMember(deps, tx, member);
};

const bonusOf = ({ level, texts, upgradeBonus }: Rank, member: MemberId, currency: string): NewClaim => ({
  ...{ member, kind: 'RANK_UPGRADE', key: `RKU:${member}:${level}`, amount: upgradeBonus, currency },
  ...{ turnover: TURNOVER, detail: { level, names: mapLocalized(texts, ({ name }) => name) } },
});

export const salaryOf = (
  { level, texts, monthSalary }: Rank,
  { member, month, currency }: { readonly member: MemberId; readonly month: string; readonly currency: string },
): NewClaim => ({
  ...{ member, kind: 'RANK_SALARY', key: `RKS:${member}:${month}`, amount: monthSalary, currency },
  ...{ turnover: TURNOVER, detail: { level, month, names: mapLocalized(texts, ({ name }) => name) } },
});

const growthsOf = (gains: readonly Gain[]): readonly Growth[] =>
  [...Map.groupBy(gains, ({ member }) => member)].map(([member, own]) => ({
    member,
    valid: own.reduce((sum, gain) => sum + validOf(gain), 0n),
    deposit: own.reduce((sum, { deposited }) => sum + deposited, 0n),
  }));

const monthsOf = (gains: readonly Gain[]): readonly MonthGrowth[] =>
  [...Map.groupBy(gains, ({ member, day }) => `${member} ${monthOf(day)}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const valid = own.reduce((sum, gain) => sum + validOf(gain), 0n);
    return valid === 0n ? [] : [{ member: first.member, month: monthOf(first.day), valid }];
  });
