import type { Reader, Tx } from '../../platform/database/index.ts';
import { systemRandom } from '../../platform/random.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { AuditDeps } from './deps.ts';
import { switchMacOf } from './domain/chain.ts';
import type { ChainKey } from './domain/chain.ts';
import { insertKey, readKey } from './store.ts';

/** The key of the chain, and after which line it was taken into use. */
export type Keying = { readonly key: ChainKey; readonly switchSeq: bigint };

export type ChainKeys = {
  /** The key to write with; made where there is none. The end of the chain must be locked. */
  readonly forWriting: (tx: Tx, head: { readonly seq: bigint; readonly hash: Buffer }) => Promise<Keying>;
  /** The key to verify with; nothing where none was ever made, `broken` where the row of it was tampered with. */
  readonly forReading: (reader: Reader) => Promise<Keying | 'broken' | undefined>;
};

const OWNER = 'audit';
const ABOUT = 'chain key';
const KEY_BYTES = 32;

export const createChainKeys = ({ secretsKey, random = systemRandom }: Omit<AuditDeps, 'db' | 'clock'>): ChainKeys => {
  const box = createSecretBox(secretsKey, random, OWNER);
  // Opening costs more than a line; the same row is always the same key.
  let opened: { readonly sealed: Buffer; readonly key: ChainKey } | undefined;
  const open = (sealed: Buffer): ChainKey => {
    if (opened?.sealed.equals(sealed) !== true) opened = { sealed, key: box.open(sealed, ABOUT) };
    return opened.key;
  };

  return {
    forWriting: async (tx, head) => {
      const row = await readKey(tx);
      if (row) return { key: open(row.sealed), switchSeq: row.switchSeq };
      const key = Buffer.from(random.bytes(KEY_BYTES));
      const switchMac = switchMacOf(key, head.seq, head.hash);
      await insertKey(tx, { sealed: box.close(key, ABOUT), switchSeq: head.seq, switchHash: head.hash, switchMac });
      return { key, switchSeq: head.seq };
    },
    forReading: async (reader) => {
      const row = await readKey(reader);
      if (!row) return undefined;
      try {
        const key = open(row.sealed);
        const isRight = switchMacOf(key, row.switchSeq, row.switchHash).equals(row.switchMac);
        return isRight ? { key, switchSeq: row.switchSeq } : 'broken';
      } catch {
        // Closed with a key nobody has here: put there by somebody else, or SECRETS_KEYS_OLD lacks one.
        return 'broken';
      }
    },
  };
};

/** The column that holds the closed key of the chain. */
export const auditSecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  {
    box: createSecretBox(keys, random, OWNER),
    table: 'audit_key',
    key: 'is_only',
    column: 'sealed',
    about: { column: 'is_only', of: () => ABOUT },
  },
];
