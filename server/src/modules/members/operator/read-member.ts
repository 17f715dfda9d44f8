import type { MemberId } from '@fairground/contract/ids';
import { PERSONAL_FIELDS } from '@fairground/contract/members/operator-endpoints';
import type { MemberRecord, PersonalField } from '@fairground/contract/members/operator-endpoints';
import type { Reader } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { MembersDeps } from '../deps.ts';
import type { MemberStatus } from '../domain/member.ts';
import { maskedField } from '../domain/masked.ts';
import { listLabels } from '../store/annotations.ts';
import { findReferralCode } from '../store/links.ts';
import { findMember, findProfile, listMembers } from '../store/members.ts';
import { countBelow, searchMembers } from '../store/search.ts';
import { listed } from './list-members.ts';

const BELOW_MAX = 1_000;

type Deps = Pick<MembersDeps, 'db' | 'identity'>;

/** Of what a change of the status replaces. */
export const versionOf = (status: MemberStatus): string => rowVersion({ status });

/** Everything this module knows of a member, personal data masked for everybody. */
export const readForStaff = async (deps: Deps, id: MemberId): Promise<MemberRecord> => {
  const { db, identity } = deps;
  const member = await findMember(db, id);
  const [row] = await searchMembers(db, { among: [[id]] }, { sort: 'NEWEST', limit: 1 });
  if (member === undefined || row === undefined) throw new Refusal('members.member-unknown');
  const labels = await listLabels(db, [id]);
  const above = new Map(
    (
      await listMembers(
        db,
        member.path.filter((step) => step !== id),
      )
    ).map((each) => [each.id, each.account]),
  );
  const below = await countBelow(db, id, BELOW_MAX + 1);
  const contact = await identity.contactOf(id);
  const personal = await readPersonal(deps, db, id);
  return {
    ...listed(row, labels.get(id) ?? []),
    method: row.method,
    homeMarket: contact?.homeMarket ?? null,
    mayTransferUp: member.toUpline,
    referralCode: (await findReferralCode(db, id)) ?? null,
    uplines: member.path.flatMap((step) => {
      const account = above.get(step);
      return account === undefined ? [] : [{ memberId: step, account }];
    }),
    directDownlines: Math.min(below, BELOW_MAX),
    hasMoreDownlines: below > BELOW_MAX,
    isMobileConfirmed: contact?.isMobileConfirmed ?? false,
    isEmailConfirmed: contact?.isEmailConfirmed ?? false,
    personal: Object.fromEntries(
      PERSONAL_FIELDS.map((field) => [field, maskedField(field, personal[field])]),
    ) as MemberRecord['personal'],
    version: versionOf(member.status),
  };
};

/** Personal data in the clear: for masking it, and for revealing one field of it. */
export const readPersonal = async (
  { identity }: Pick<Deps, 'identity'>,
  reader: Reader,
  id: MemberId,
): Promise<Readonly<Record<PersonalField, string | null>>> => {
  const profile = await findProfile(reader, id);
  const contact = await identity.contactOf(id);
  return {
    mobile: contact?.mobile ?? null,
    email: contact?.email ?? profile?.email ?? null,
    payeeName: profile?.payee_name ?? null,
    birthDate: profile?.birth_date ?? null,
    idNumber: profile?.id_number ?? null,
    qqNum: profile?.qq_num ?? null,
    line: profile?.line ?? null,
    whatsapp: profile?.whatsapp ?? null,
    zalo: profile?.zalo ?? null,
    facebook: profile?.facebook ?? null,
    wechat: profile?.wechat ?? null,
  };
};
