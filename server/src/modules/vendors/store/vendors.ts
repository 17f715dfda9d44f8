import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export type VendorRow = {
  readonly id: bigint;
  readonly code: string;
  readonly name: string;
  readonly stage: VendorsTables['vendors_vendor']['stage'];
  readonly takes_orphan_wins: boolean;
  readonly rounds_url: string | null;
  readonly wallet_url: string | null;
  readonly allowed_ips: readonly string[];
};

const VENDOR_COLUMNS = [
  'id',
  'code',
  'name',
  'stage',
  'takes_orphan_wins',
  'rounds_url',
  'wallet_url',
  'allowed_ips',
] as const;

export const listVendors = (reader: Reader): Promise<VendorRow[]> =>
  vendorsIn(reader).selectFrom('vendors_vendor').select(VENDOR_COLUMNS).orderBy('code').limit(1_000).execute();

export const findVendor = (reader: Reader, code: string): Promise<VendorRow | undefined> =>
  vendorsIn(reader).selectFrom('vendors_vendor').select(VENDOR_COLUMNS).where('code', '=', code).executeTakeFirst();

/** Holds a vendor's row until the commit; games go on. */
export const lockVendor = (tx: Tx, code: string): Promise<VendorRow | undefined> =>
  vendorsIn(tx)
    .selectFrom('vendors_vendor')
    .select(VENDOR_COLUMNS)
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Nothing where another one has the code, however lately it came. */
export const insertVendor = (tx: Tx, vendor: Insertable<VendorsTables['vendors_vendor']>) =>
  vendorsIn(tx)
    .insertInto('vendors_vendor')
    .values(vendor)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();

export const updateStage = async (tx: Tx, id: bigint, stage: VendorRow['stage']): Promise<void> => {
  await vendorsIn(tx).updateTable('vendors_vendor').set({ stage }).where('id', '=', id).execute();
};

export const updateVendor = async (
  tx: Tx,
  id: bigint,
  changes: {
    readonly rounds_url?: string | null;
    readonly wallet_url?: string | null;
    readonly takes_orphan_wins?: boolean;
    readonly allowed_ips?: string[];
  },
): Promise<void> => {
  await vendorsIn(tx).updateTable('vendors_vendor').set(changes).where('id', '=', id).execute();
};

export type LiveKeyRow = {
  readonly keyId: string;
  /** Of a key that is not closed yet. */
  readonly secret: string | null;
  readonly sealed: Buffer | null;
  readonly retiresAt: Date | null;
  readonly vendorId: bigint;
  readonly code: string;
  readonly stage: VendorRow['stage'];
  readonly allowedIps: readonly string[];
};

/** Every key that may sign, with the vendor it belongs to: at most two of a vendor, the one it has had for longer first. */
export const listLiveKeys = (reader: Reader, now: Date): Promise<LiveKeyRow[]> =>
  vendorsIn(reader)
    .selectFrom('vendors_key')
    .innerJoin('vendors_vendor', 'vendors_vendor.id', 'vendors_key.vendor_id')
    .select([
      'vendors_key.key_id as keyId',
      'vendors_key.secret as secret',
      'vendors_key.sealed as sealed',
      'vendors_key.retired_at as retiresAt',
      'vendors_vendor.id as vendorId',
      'vendors_vendor.code as code',
      'vendors_vendor.stage as stage',
      'vendors_vendor.allowed_ips as allowedIps',
    ])
    .where((where) =>
      where.or([where('vendors_key.retired_at', 'is', null), where('vendors_key.retired_at', '>', now)]),
    )
    .orderBy('vendors_key.seq')
    .execute();

/** Keys from before secrets were closed. */
export const listClearKeys = (reader: Reader) =>
  vendorsIn(reader)
    .selectFrom('vendors_key')
    .select(['key_id', 'secret'])
    .where('secret', 'is not', null)
    .limit(1_000)
    .execute();

/** Puts a closed secret in the place of the clear one. */
export const closeKey = async (reader: Reader, keyId: string, sealed: Buffer): Promise<void> => {
  await vendorsIn(reader)
    .updateTable('vendors_key')
    .set({ sealed, secret: null })
    .where('key_id', '=', keyId)
    .where('secret', 'is not', null)
    .execute();
};

export const insertKey = async (tx: Tx, key: Insertable<VendorsTables['vendors_key']>): Promise<void> => {
  await vendorsIn(tx).insertInto('vendors_key').values(key).execute();
};

export const listKeys = (reader: Reader, vendorId: bigint) =>
  vendorsIn(reader)
    .selectFrom('vendors_key')
    .select(['key_id', 'added_at', 'retired_at'])
    .where('vendor_id', '=', vendorId)
    .orderBy('seq', 'desc')
    .limit(20)
    .execute();

/** Lets a key sign until a moment. */
export const retireKeyAt = async (tx: Tx, keyId: string, at: Date): Promise<void> => {
  await vendorsIn(tx).updateTable('vendors_key').set({ retired_at: at }).where('key_id', '=', keyId).execute();
};

/** Retires the keys of a vendor except the ones named, also those that would go on for a while; answers which. */
export const retireKeysExcept = async (
  tx: Tx,
  vendorId: bigint,
  kept: readonly string[],
  at: Date,
): Promise<string[]> => {
  const retired = await vendorsIn(tx)
    .updateTable('vendors_key')
    .set({ retired_at: at })
    .where('vendor_id', '=', vendorId)
    .where((where) => where.or([where('retired_at', 'is', null), where('retired_at', '>', at)]))
    .where('key_id', 'not in', [...kept])
    .returning('key_id')
    .execute();
  return retired.map(({ key_id }) => key_id);
};

export type GameRow = {
  readonly id: bigint;
  readonly vendor_id: bigint;
  readonly code: string;
  readonly game_group: string;
  readonly category: BetCategory;
  readonly is_enabled: boolean;
  readonly stake_min: bigint;
  readonly stake_max: bigint | null;
};

export const listGames = (reader: Reader): Promise<GameRow[]> =>
  vendorsIn(reader)
    .selectFrom('vendors_game')
    .select(['id', 'vendor_id', 'code', 'game_group', 'category', 'is_enabled', 'stake_min', 'stake_max'])
    .execute();

/** Adds a game or changes what is known of it. */
export const upsertGame = async (reader: Reader, game: Insertable<VendorsTables['vendors_game']>): Promise<void> => {
  const { game_group, category, is_enabled = true, stake_min = 0n, stake_max } = game;
  await vendorsIn(reader)
    .insertInto('vendors_game')
    .values(game)
    .onConflict((conflict) =>
      conflict.columns(['vendor_id', 'code']).doUpdateSet({ game_group, category, is_enabled, stake_min, stake_max }),
    )
    .execute();
};
