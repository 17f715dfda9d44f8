import type { Id, MemberId } from '@fairground/contract/ids';
import type { PictureType } from '@fairground/contract/pictures/rules';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { PicturesTables } from './tables.ts';

const picturesIn = (reader: Reader) => reader.withTables<PicturesTables>();

export type PictureId = Id<'picture'>;

/** What one member sends at once is put away one after another: twins become one, and none slips past the count. */
export const queueOwner = async (tx: Tx, memberId: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('pictures_picture'), hashtext(${memberId.toString()}))`.execute(tx);
};

export type Size = { readonly id: bigint; readonly width: number; readonly height: number };

export const findWaiting = (reader: Reader, memberId: MemberId, digest: Buffer): Promise<Size | undefined> =>
  picturesIn(reader)
    .selectFrom('pictures_picture')
    .select(['id', 'width', 'height'])
    .where('member_id', '=', memberId)
    .where('digest', '=', digest)
    .where('kept_for', 'is', null)
    .executeTakeFirst();

type NewPicture = {
  readonly memberId: MemberId;
  readonly digest: Buffer;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  readonly storedAt: Date;
};

export const insertPicture = async (tx: Tx, picture: NewPicture): Promise<bigint> => {
  const { memberId, storedAt, ...rest } = picture;
  const { id } = await picturesIn(tx)
    .insertInto('pictures_picture')
    .values({ member_id: memberId, stored_at: storedAt, kept_for: null, ...rest })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Of what a member left waiting only the newest stay. */
export const dropOldestWaiting = async (tx: Tx, memberId: MemberId, waitingMax: number): Promise<void> => {
  await picturesIn(tx)
    .deleteFrom('pictures_picture')
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('pictures_picture')
        .select('id')
        .where('member_id', '=', memberId)
        .where('kept_for', 'is', null)
        .orderBy('id', 'desc')
        .offset(waitingMax),
    )
    .execute();
};

export const deleteWaiting = async (reader: Reader, memberId: MemberId, id: bigint): Promise<void> => {
  await picturesIn(reader)
    .deleteFrom('pictures_picture')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('kept_for', 'is', null)
    .execute();
};

export const deleteWaitingSince = async (reader: Reader, before: Date): Promise<void> => {
  await picturesIn(reader)
    .deleteFrom('pictures_picture')
    .where('kept_for', 'is', null)
    .where('stored_at', '<', before)
    .execute();
};

/** Whether it waited, belonged to the member, and now goes with what is named. */
export const keepWaiting = async (
  tx: Tx,
  { memberId, id, keptFor, place }: { memberId: MemberId; id: bigint; keptFor: string; place: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await picturesIn(tx)
    .updateTable('pictures_picture')
    .set({ kept_for: keptFor, place })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('kept_for', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

export const listStored = async (
  reader: Reader,
  keptFor: readonly string[],
): Promise<readonly { readonly id: PictureId; readonly keptFor: string }[]> => {
  if (keptFor.length === 0) return [];
  const rows = await picturesIn(reader)
    .selectFrom('pictures_picture')
    .select(['id', 'kept_for'])
    .where('kept_for', 'in', keptFor)
    .orderBy('kept_for')
    .orderBy('place')
    .execute();
  return rows.map(({ id, kept_for }) => ({ id: id as PictureId, keptFor: kept_for ?? '' }));
};

const FILE_COLUMNS = ['type', 'bytes'] as const;

export const findOwnFile = (reader: Reader, memberId: MemberId, id: bigint) =>
  picturesIn(reader)
    .selectFrom('pictures_picture')
    .select(FILE_COLUMNS)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** One that goes with something, no matter who sent it. */
export const findStoredFile = (reader: Reader, id: bigint) =>
  picturesIn(reader)
    .selectFrom('pictures_picture')
    .select([...FILE_COLUMNS, 'kept_for as keptFor', 'member_id as memberId'])
    .where('id', '=', id)
    .where('kept_for', 'is not', null)
    .executeTakeFirst();

/** The member's next picture behind an id. One at a time: each may have megabytes. */
export const findNextOf = (reader: Reader, memberId: MemberId, after: bigint) =>
  picturesIn(reader)
    .selectFrom('pictures_picture')
    .select(['id', ...FILE_COLUMNS])
    .where('member_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Takes away the pictures of a member, but for those that go with what begins so. */
export const deleteOfMember = async (
  tx: Tx,
  memberId: MemberId,
  { except }: { readonly except?: string },
): Promise<void> => {
  const own = picturesIn(tx).deleteFrom('pictures_picture').where('member_id', '=', memberId);
  await (
    except === undefined ? own : own.where(sql<boolean>`not starts_with(coalesce(kept_for, ''), ${except})`)
  ).execute();
};
