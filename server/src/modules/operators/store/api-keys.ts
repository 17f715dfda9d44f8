import type { KeyPermission } from '@fairground/contract/operators/key-permissions';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import { operatorsIn } from './operators-in.ts';

const COLUMNS = [
  'id',
  'name',
  'permissions',
  'version',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'issued_at as issuedAt',
  'previous_until as previousUntil',
  'used_at as usedAt',
  'used_from as usedFrom',
  'revoked_at as revokedAt',
] as const;

const KEYS_MAX = 1_000;

export const listKeyRows = (reader: Reader) =>
  operatorsIn(reader).selectFrom('operators_api_key').select(COLUMNS).orderBy('id', 'desc').limit(KEYS_MAX).execute();

export type ApiKey = Awaited<ReturnType<typeof listKeyRows>>[number];

export const findKey = (reader: Reader, id: bigint): Promise<ApiKey | undefined> =>
  operatorsIn(reader).selectFrom('operators_api_key').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const findKeyByName = (reader: Reader, name: string): Promise<ApiKey | undefined> =>
  operatorsIn(reader).selectFrom('operators_api_key').select(COLUMNS).where('name', '=', name).executeTakeFirst();

export const lockKey = (tx: Tx, id: bigint): Promise<(ApiKey & { readonly secretHash: Buffer | null }) | undefined> =>
  operatorsIn(tx)
    .selectFrom('operators_api_key')
    .select([...COLUMNS, 'secret_hash as secretHash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The key of a secret: its present one, or the one before as long as that is still taken. */
export const findKeyOfSecret = (reader: Reader, hash: Buffer, now: Date): Promise<ApiKey | undefined> =>
  operatorsIn(reader)
    .selectFrom('operators_api_key')
    .select(COLUMNS)
    .where((where) =>
      where.or([
        where('secret_hash', '=', hash),
        where.and([where('previous_hash', '=', hash), where('previous_until', '>', now)]),
      ]),
    )
    .executeTakeFirst();

export type NewKey = {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const insertKey = async (tx: Tx, key: NewKey): Promise<bigint> => {
  const { id } = await operatorsIn(tx)
    .insertInto('operators_api_key')
    .values({
      name: key.name,
      permissions: [...key.permissions],
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export type NewSecret = {
  readonly hash: Buffer;
  readonly at: Date;
  readonly previous: { readonly hash: Buffer; readonly until: Date } | null;
};

export const setSecretOfKey = async (tx: Tx, id: bigint, { hash, at, previous }: NewSecret): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_api_key')
    .set((eb) => ({
      secret_hash: hash,
      issued_at: at,
      previous_hash: previous?.hash ?? null,
      previous_until: previous?.until ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

export const setRevoked = async (tx: Tx, id: bigint, at: Date): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_api_key')
    .set((eb) => ({
      revoked_at: at,
      secret_hash: null,
      issued_at: null,
      previous_hash: null,
      previous_until: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

/** A later use is never overwritten by an earlier one. */
export const touchKey = async (db: Db, id: bigint, { at, from }: { readonly at: Date; readonly from: string }) => {
  await operatorsIn(db)
    .updateTable('operators_api_key')
    .set({ used_at: at, used_from: from })
    .where('id', '=', id)
    .where((where) => where.or([where('used_at', 'is', null), where('used_at', '<', at)]))
    .execute();
};
