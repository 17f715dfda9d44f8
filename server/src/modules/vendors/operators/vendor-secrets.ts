import type { Db } from '../../../platform/database/index.ts';
import type { ClosedColumn } from '../../../platform/rekey.ts';
import type { RandomSource } from '../../../platform/random.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { SecretKeys } from '../../../platform/secret-box.ts';
import type { VendorsDeps } from '../deps.ts';
import { addressTest } from '../domain/address-list.ts';
import { closeKey, listClearKeys, listLiveKeys } from '../store/vendors.ts';
import type { LiveKeyRow } from '../store/vendors.ts';

/** A key that may sign, its secret opened. */
export type LiveKey = Omit<LiveKeyRow, 'secret' | 'sealed' | 'allowedIps'> & {
  readonly secret: string;
  /** Whether its vendor may call from an address. */
  readonly isLetInFrom: (ip: string) => boolean;
};

/** The secrets vendors sign with: closed in the database, open in the memory of a node. */
export type VendorSecrets = {
  readonly close: (keyId: string, secret: string) => Buffer;
  readonly listLive: (db: Db) => Promise<readonly LiveKey[]>;
  /** Closes what was kept in the clear before; any number of nodes may do so at once. */
  readonly closeClear: () => Promise<void>;
};

const OWNER = 'vendors';
const aboutOf = (keyId: string): string => `key ${keyId}`;

export const createVendorSecrets = ({
  db,
  clock,
  random,
  secretsKey,
}: Pick<VendorsDeps, 'db' | 'clock' | 'random' | 'secretsKey'>): VendorSecrets => {
  const box = createSecretBox(secretsKey, random, OWNER);
  const close = (keyId: string, secret: string): Buffer => box.close(Buffer.from(secret), aboutOf(keyId));
  return {
    close,
    listLive: async (reader) =>
      (await listLiveKeys(reader, clock.now())).map(({ secret, sealed, allowedIps, ...key }) => ({
        ...key,
        isLetInFrom: addressTest(allowedIps),
        secret: sealed === null ? (secret ?? '') : box.open(sealed, aboutOf(key.keyId)).toString(),
      })),
    closeClear: async () => {
      for (const { key_id, secret } of await listClearKeys(db))
        if (secret !== null) await closeKey(db, key_id, close(key_id, secret));
    },
  };
};

/** The columns that hold closed secrets of this module. */
export const vendorSecretColumns = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  {
    box: createSecretBox(keys, random, OWNER),
    table: 'vendors_key',
    key: 'key_id',
    column: 'sealed',
    about: { column: 'key_id', of: aboutOf },
  },
];
