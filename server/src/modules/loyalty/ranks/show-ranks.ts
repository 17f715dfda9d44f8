import type { ValueOf } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import type * as contract from '@fairground/contract/loyalty/endpoints';
import { money } from '@fairground/contract/money';
import { inLanguage } from '../../../platform/localized.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { monthOf } from '../domain/month.ts';
import { findStanding, listMonth, listRanks } from '../store/ranks.ts';

/** From this rank on service answers in a channel of its own; `support` has the same rule. */
const OWN_SERVICE_FROM = 5;

export const showRanks = async (
  { db, wallet, languages }: Pick<LoyaltyDeps, 'db' | 'wallet' | 'languages'>,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.listRanks>> => ({
  list: (await listRanks(db)).map(({ texts, ...rank }) => ({
    ...rank,
    name: inLanguage(texts, language, languages[0])?.name ?? '',
    hasOwnService: rank.level >= OWN_SERVICE_FROM,
  })),
  currencySymbol: await wallet.symbolOf(await wallet.currencyOf({ account: 'member' })),
});

export const showRankProgress = async (
  { db, clock, days, members }: Pick<LoyaltyDeps, 'db' | 'clock' | 'days' | 'members'>,
  { memberId }: Session,
): Promise<ValueOf<typeof contract.readRankProgress>> => {
  const ranks = await listRanks(db);
  const { validTotal, depositTotal, lockUntil } = await findStanding(db, memberId);
  const level = (await members.find(memberId))?.rankLevel ?? 0;
  const current = ranks.find((rank) => rank.level === level);
  const next = ranks.find((rank) => rank.level === level + 1);
  const aim = next ?? current;
  const now = clock.now();
  const month = await listMonth(db, [memberId], monthOf(days.dayOf(now)));
  const progress = (actual: bigint, expected: bigint = 0n) => ({
    actual: money(actual > 0n ? actual : 0n),
    expected: money(expected),
  });
  return {
    currentRank: level,
    nextRank: next?.level ?? null,
    totalTurnover: progress(validTotal, aim?.needValid),
    deposit: progress(depositTotal, aim?.needDeposit),
    monthlyTurnover: progress(month.get(memberId) ?? 0n, current?.keepValid),
    lockedUntil: lockUntil !== null && lockUntil > now ? lockUntil : null,
  };
};
