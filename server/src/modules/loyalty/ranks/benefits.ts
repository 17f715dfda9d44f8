import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { MemberInfo } from '@fairground/contract/members/endpoints';
import type { Reader } from '../../../platform/database/index.ts';
import { inLanguage } from '../../../platform/localized.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { listRanks } from '../store/ranks.ts';

export type ClubLabel = NonNullable<MemberInfo['clubLabel']>;

/** How a rank is called beside the name of its member; level 0 is everybody's and says nothing. */
export const clubLabelOf = async (
  { db, languages }: Pick<LoyaltyDeps, 'db' | 'languages'>,
  level: number,
  language: LanguageCode,
): Promise<ClubLabel | null> => {
  if (level === 0) return null;
  const rank = (await listRanks(db)).find((each) => each.level === level);
  if (rank === undefined) return null;
  const { color, color2, texts } = rank;
  return { labelName: inLanguage(texts, language, languages[0])?.name ?? '', color, color2 };
};

/** Withdrawals a day that the rank of a member gives; undefined leaves it to the rules of all. */
export const dailyWithdrawalsOf = async (
  { members }: Pick<LoyaltyDeps, 'members'>,
  reader: Reader,
  member: MemberId,
): Promise<number | undefined> => {
  const level = (await members.find(member))?.rankLevel ?? 0;
  const rank = (await listRanks(reader)).find((each) => each.level === level);
  return rank?.dailyWithdrawals ?? undefined;
};
