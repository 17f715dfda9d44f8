import type { MemberId } from '@fairground/contract/ids';
import type { CaseState } from '@fairground/contract/verification/states';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { VerificationTables } from './tables.ts';

const verificationIn = (reader: Reader) => reader.withTables<VerificationTables>();

type CaseTable = VerificationTables['verification_case'];
export type Case = Selectable<CaseTable>;

const cases = (reader: Reader) => verificationIn(reader).selectFrom('verification_case').selectAll();

/** What one member sends is taken one after another. */
export const queueMember = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('verification_case'), hashtext(${member.toString()}))`.execute(tx);
};

/** The newest case of each level, and any older one that is still accepted. */
export const listCasesOf = (reader: Reader, member: MemberId): Promise<Case[]> =>
  cases(reader)
    .where('member_id', '=', member)
    .where((or) =>
      or.or([
        or('state', '=', 'ACCEPTED'),
        or('id', 'in', (rows) =>
          rows
            .selectFrom('verification_case')
            .select(({ fn }) => fn.max('id').as('id'))
            .where('member_id', '=', member)
            .groupBy('level'),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();

/** Every case of one member, newest first, in pages. */
export const listByMember = (
  reader: Reader,
  {
    member,
    before,
    limit,
  }: { readonly member: MemberId; readonly before?: bigint | undefined; readonly limit: number },
): Promise<Case[]> => {
  const all = cases(reader).where('member_id', '=', member).orderBy('id', 'desc').limit(limit);
  return (before === undefined ? all : all.where('id', '<', before)).execute();
};

export const findCase = (reader: Reader, id: bigint): Promise<Case | undefined> =>
  cases(reader).where('id', '=', id).executeTakeFirst();

export const lockCase = (tx: Tx, id: bigint): Promise<Case | undefined> =>
  cases(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertCase = async (tx: Tx, row: Insertable<CaseTable>): Promise<bigint> => {
  const { id } = await verificationIn(tx)
    .insertInto('verification_case')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateCase = async (tx: Tx, id: bigint, change: Updateable<CaseTable>): Promise<void> => {
  await verificationIn(tx).updateTable('verification_case').set(change).where('id', '=', id).execute();
};

/** Of a state, oldest first, in pages. */
export const listByState = (
  reader: Reader,
  { state, after, limit }: { readonly state: CaseState; readonly after?: bigint | undefined; readonly limit: number },
): Promise<Case[]> =>
  cases(reader)
    .where('state', '=', state)
    .where('id', '>', after ?? 0n)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Accepted cases that end before a moment, of which the member was not reminded where that is asked; locked. */
export const takeEnding = (
  tx: Tx,
  { before, limit, unreminded }: { readonly before: Date; readonly limit: number; readonly unreminded: boolean },
): Promise<Case[]> => {
  const ending = cases(tx)
    .where('state', '=', 'ACCEPTED')
    .where('expires_at', '<=', before)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return (unreminded ? ending.where('reminded_at', 'is', null) : ending).execute();
};

/** Whether the member has other accepted documents of a level that end later. */
export const hasLaterCase = async (reader: Reader, { member_id, level, expires_at }: Case): Promise<boolean> => {
  const row = await verificationIn(reader)
    .selectFrom('verification_case')
    .select('id')
    .where('member_id', '=', member_id)
    .where('level', '=', level)
    .where('state', '=', 'ACCEPTED')
    .where('expires_at', '>', expires_at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** What others sent for themselves who were born on a day. */
export const listBornOn = (
  reader: Reader,
  { birthDate, except }: { readonly birthDate: string; readonly except: MemberId },
): Promise<Pick<Case, 'member_id' | 'full_name'>[]> =>
  verificationIn(reader)
    .selectFrom('verification_case')
    .select(['member_id', 'full_name'])
    .distinct()
    .where('birth_date', '=', birthDate)
    .where('member_id', '<>', except)
    .execute();

/** Takes away what a closed account need not keep: names, days, addresses and the names of files. */
export const erasePersonOf = async (tx: Tx, member: MemberId): Promise<void> => {
  await verificationIn(tx)
    .updateTable('verification_case')
    .set({ full_name: '', birth_date: null, address: null, documents: '[]', sanctions: null, excluded: null, note: '' })
    .where('member_id', '=', member)
    .execute();
};
