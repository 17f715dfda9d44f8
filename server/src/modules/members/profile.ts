import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { MemberInfo } from '@fairground/contract/members/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MembersDeps } from './deps.ts';
import { customerNumberOf } from './domain/customer-number.ts';
import { ICONS } from './domain/icons.ts';
import { labelsOf } from './domain/labels.ts';
import type { Member } from './domain/member.ts';
import { readNickname } from './domain/nickname.ts';
import { findMember, updateProfile } from './store/members.ts';

type Deps = Pick<MembersDeps, 'db'>;

export const readInfo = async (
  { db, clubLabelOf }: Deps & Pick<MembersDeps, 'clubLabelOf'>,
  memberId: MemberId,
  language: LanguageCode,
): Promise<MemberInfo> => {
  const { id, account, nickname, isAgent, toUpline, rankLevel, icon } = await needMember({ db }, memberId);
  return {
    id,
    account,
    nickname,
    customerId: customerNumberOf(id),
    type: isAgent,
    isAgent,
    toUpline,
    rankLevel,
    icon,
    clubLabel: (await clubLabelOf?.(rankLevel, language)) ?? null,
    memberLabel: labelsOf(rankLevel),
  };
};

export const readIcon = async ({ db }: Deps, memberId: MemberId) => ({
  icon: (await needMember({ db }, memberId)).icon,
  icons: [...ICONS],
});

export const changeIcon = async ({ db }: Deps, memberId: MemberId, icon: string) => {
  if (!ICONS.includes(icon)) throw new Refusal('members.icon-unknown');
  await inTransaction(db, (tx) => updateProfile(tx, memberId, { icon }));
  return { icon };
};

export const changeNickname = async ({ db }: Deps, memberId: MemberId, typed: string) => {
  const nickname = readNickname(typed);
  if (nickname === undefined) throw new Refusal('members.nickname-refused');
  await inTransaction(db, (tx) => updateProfile(tx, memberId, { nickname }));
  return { nickname };
};

/** A session may outlive a trial account by a moment. */
const needMember = async ({ db }: Deps, memberId: MemberId): Promise<Member> => {
  const member = await findMember(db, memberId);
  if (member === undefined) throw new Refusal('access.login-required');
  return member;
};
