import type { MemberId } from '@fairground/contract/ids';
import type { ErasedKind } from '@fairground/contract/privacy/retention';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { PrivacyTables } from './tables.ts';

const privacyIn = (reader: Reader) => reader.withTables<PrivacyTables>();

export type Archive = Omit<Selectable<PrivacyTables['privacy_archive']>, 'bytes'>;
const COLUMNS = ['id', 'member_id', 'state', 'asked_at', 'ready_at', 'expires_at', 'size_bytes'] as const;

const archives = (reader: Reader) => privacyIn(reader).selectFrom('privacy_archive').select(COLUMNS);

/** What one member asks for is taken one after another. */
export const queueMember = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('privacy_archive'), hashtext(${member.toString()}))`.execute(tx);
};

export const findLastArchive = (reader: Reader, member: MemberId): Promise<Archive | undefined> =>
  archives(reader).where('member_id', '=', member).orderBy('id', 'desc').limit(1).executeTakeFirst();

export const lockArchive = (tx: Tx, id: bigint): Promise<Archive | undefined> =>
  archives(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const findArchive = (reader: Reader, id: bigint): Promise<Archive | undefined> =>
  archives(reader).where('id', '=', id).executeTakeFirst();

export const insertArchive = (tx: Tx, member: MemberId, askedAt: Date): Promise<Archive> =>
  privacyIn(tx)
    .insertInto('privacy_archive')
    .values({ member_id: member, asked_at: askedAt })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const storeArchive = async (
  tx: Tx,
  id: bigint,
  { bytes, readyAt, expiresAt }: { readonly bytes: Buffer; readonly readyAt: Date; readonly expiresAt: Date },
): Promise<void> => {
  await privacyIn(tx)
    .updateTable('privacy_archive')
    .set({ state: 'READY', bytes, size_bytes: bytes.length, ready_at: readyAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
};

export const failArchive = async (reader: Reader, id: bigint): Promise<void> => {
  await privacyIn(reader)
    .updateTable('privacy_archive')
    .set({ state: 'FAILED' })
    .where('id', '=', id)
    .where('state', '=', 'ASKED')
    .execute();
};

/** Only the owner's, and only while it is good. */
export const findArchiveBytes = async (
  reader: Reader,
  { id, member, now }: { readonly id: bigint; readonly member: MemberId; readonly now: Date },
): Promise<Buffer | undefined> => {
  const row = await privacyIn(reader)
    .selectFrom('privacy_archive')
    .select('bytes')
    .where('id', '=', id)
    .where('member_id', '=', member)
    .where('state', '=', 'READY')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.bytes ?? undefined;
};

export const expireArchives = async (reader: Reader, now: Date, member?: MemberId): Promise<void> => {
  const ending = privacyIn(reader)
    .updateTable('privacy_archive')
    .set({ state: 'EXPIRED', bytes: null })
    .where('state', '=', 'READY')
    .where('expires_at', '<=', now);
  await (member === undefined ? ending : ending.where('member_id', '=', member)).execute();
};

export const insertClosure = async (tx: Tx, member: MemberId, closedAt: Date): Promise<void> => {
  await privacyIn(tx)
    .insertInto('privacy_closure')
    .values({ member_id: member, closed_at: closedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Accounts closed before a moment of which a kind is not erased yet, by number, after one of them. */
export const listDue = async (
  reader: Reader,
  {
    kind,
    before,
    after,
    limit,
  }: { readonly kind: ErasedKind; readonly before: Date; readonly after: MemberId; readonly limit: number },
): Promise<readonly MemberId[]> => {
  const { rows } = await sql<{ member_id: MemberId }>`
    select member_id from privacy_closure closure
    where closed_at <= ${before} and member_id > ${after}
      and not exists (select from privacy_erasure where member_id = closure.member_id and kind = ${kind})
    order by member_id limit ${limit}`.execute(reader);
  return rows.map(({ member_id }) => member_id);
};

/** Notes an erasure in its transaction; answers whether it was not noted before. */
export const insertErasure = async (tx: Tx, member: MemberId, kind: ErasedKind, at: Date): Promise<boolean> => {
  const row = await privacyIn(tx)
    .insertInto('privacy_erasure')
    .values({ member_id: member, kind, erased_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
};
