import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { MEMBERS_PAGE_MAX } from '@fairground/contract/members/operator-endpoints';
import type { IsAgent } from '@fairground/contract/identity/fields';
import type {
  ListedMember,
  MEMBER_TYPES,
  listMembers as endpoint,
} from '@fairground/contract/members/operator-endpoints';
import { momentsOf } from '../../../platform/business-window.ts';
import type { MembersDeps } from '../deps.ts';
import { listLabels } from '../store/annotations.ts';
import { listByEmail, searchMembers } from '../store/search.ts';
import type { FoundMember } from '../store/search.ts';

const FLAGS = { MEMBER: 0, AGENT: 1, HEAD: 2, AFFILIATE: 41, MANAGER: 42 } as const satisfies Record<
  (typeof MEMBER_TYPES)[number],
  IsAgent
>;

/** One page of a search for members. A contact is looked up first: it names few members or none. */
export const listForStaff = async (
  { db, days, identity }: Pick<MembersDeps, 'db' | 'days' | 'identity'>,
  { memberId, mobile, email, sort, cursor, type, from, to, ...filter }: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const among: (readonly MemberId[])[] = [];
  if (memberId !== undefined) among.push([memberId]);
  if (mobile !== undefined) among.push(await identity.listByContact({ mobile }));
  if (email !== undefined)
    among.push([...(await identity.listByContact({ email })), ...(await listByEmail(db, email))]);
  const page = await searchMembers(
    db,
    { ...filter, isAgent: type && FLAGS[type], among, ...momentsOf({ from, to }, days.timeZone) },
    {
      sort: sort ?? (filter.account === undefined ? 'NEWEST' : 'ACCOUNT'),
      cursor,
      limit: MEMBERS_PAGE_MAX + 1,
    },
  );
  const rows = page.slice(0, MEMBERS_PAGE_MAX);
  const labels = await listLabels(
    db,
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map((row) => listed(row, labels.get(row.id) ?? [])),
    next: page.length > MEMBERS_PAGE_MAX ? (rows.at(-1)?.id ?? null) : null,
  };
};

export const listed = ({ id, method: _method, ...row }: FoundMember, labels: readonly string[]): ListedMember => ({
  memberId: id,
  ...row,
  labels: [...labels],
});
