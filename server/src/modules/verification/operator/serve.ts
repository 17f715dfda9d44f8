import type { FileValue } from '@fairground/contract/bytes';
import type { Id, MemberId } from '@fairground/contract/ids';
import { CASES_PAGE_MAX } from '@fairground/contract/verification/operator-endpoints';
import type { ListedCase, ShownCase } from '@fairground/contract/verification/operator-endpoints';
import type { CaseState } from '@fairground/contract/verification/states';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { Member } from '../../members/index.ts';
import type { VerificationDeps } from '../deps.ts';
import { matchesPayee } from '../domain/name-match.ts';
import { shownToOwner } from '../read-standing.ts';
import { findCase, listByMember, listByState } from '../store.ts';
import type { Case } from '../store.ts';

export type CasePage = {
  readonly list: ListedCase[];
  readonly next: Id<'verification-case'> | null;
};

/** Cases of a state, oldest first, in pages. */
export const listCases = async (
  { db, members }: Pick<VerificationDeps, 'db' | 'members'>,
  { state = 'REVIEW', cursor }: { readonly state?: CaseState | undefined; readonly cursor?: bigint | undefined },
): Promise<CasePage> => {
  return pageOf(members, await listByState(db, { state, after: cursor, limit: CASES_PAGE_MAX + 1 }));
};

/** Every case of one member, newest first, in pages. */
export const listCasesOfMember = async (
  { db, members }: Pick<VerificationDeps, 'db' | 'members'>,
  { memberId, cursor }: { readonly memberId: MemberId; readonly cursor?: bigint | undefined },
): Promise<CasePage> =>
  pageOf(members, await listByMember(db, { member: memberId, before: cursor, limit: CASES_PAGE_MAX + 1 }));

const pageOf = async (members: VerificationDeps['members'], rows: readonly Case[]): Promise<CasePage> => {
  const shown = rows.slice(0, CASES_PAGE_MAX);
  const found = await members.list([...new Set(shown.map(({ member_id }) => member_id))]);
  const byId = new Map(found.map((member) => [member.id, member]));
  return {
    list: shown.map((row) => listed(row, byId.get(row.member_id))),
    next: rows.length > shown.length ? ((shown.at(-1)?.id ?? null) as CasePage['next']) : null,
  };
};

/** One case in full; the audit log keeps who looked. */
export const showCase = async (deps: VerificationDeps, actor: Actor, id: bigint): Promise<ShownCase> => {
  const row = await findCase(deps.db, id);
  if (row === undefined) throw new Refusal('verification.case-unknown');
  await inTransaction(deps.db, (tx) =>
    deps.audit.record(tx, {
      ...actor,
      action: 'verification.show-case',
      resource: 'verification-case',
      resourceId: id.toString(),
      before: null,
      after: { member: row.member_id.toString() },
    }),
  );
  const member = await deps.members.find(row.member_id);
  const { documents, note } = shownToOwner(row);
  return {
    ...listed(row, member),
    documents,
    note,
    payeeName: member?.payeeName ?? null,
    birthDate: row.birth_date,
    validUntil: row.valid_until,
    address: row.address,
    verifier: row.verifier,
    verdict: row.verdict,
    decidedBy: row.decided_by,
  };
};

/** A document of a case, and of no other: staff who may check identities may not see every picture. */
export const showDocument = async (
  { db, pictures }: Pick<VerificationDeps, 'db' | 'pictures'>,
  actor: Actor,
  { id, pictureId }: { readonly id: bigint; readonly pictureId: bigint },
): Promise<FileValue> => {
  const row = await findCase(db, id);
  if (row === undefined) throw new Refusal('verification.case-unknown');
  if (!row.documents.some((one) => one.pictureId === pictureId.toString())) throw new Refusal('pictures.unknown');
  return pictures.show(actor, pictureId);
};

const listed = (row: Case, member: Member | undefined): ListedCase => {
  const { documents: _documents, note: _note, ...own } = shownToOwner(row);
  return {
    ...own,
    memberId: row.member_id,
    account: member?.account ?? `(${row.member_id})`,
    isNameSame: matchesPayee(row.full_name, member?.payeeName ?? null),
    excluded: (row.excluded ?? []).map((id) => BigInt(id) as MemberId),
    sanctions: row.sanctions && {
      ...row.sanctions,
      matches: [...row.sanctions.matches],
      at: new Date(row.sanctions.at),
    },
  };
};
