import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditDeps } from './deps.ts';
import type { ChainKeys } from './chain-key.ts';
import { anchorMacOf } from './domain/chain.ts';
import type { ChainKey } from './domain/chain.ts';
import { readHashes, readHead } from './store.ts';

/** Where the chain ended at a moment, kept outside of the database. */
export type Anchor = { readonly at: string; readonly seq: bigint; readonly hash: Buffer };

/** How many anchors were compared with the chain, and the first one that does not fit. */
export type AnchorReport = {
  readonly anchors: number;
  readonly fault: { readonly seq: bigint; readonly kind: 'anchor-forged' | 'anchor-missed' } | undefined;
};

type StoredAnchor = Anchor & { readonly mac: Buffer };

const FILE = 'audit-anchors.jsonl';

/** Writes down where the chain ends, behind everything that was written before; answers nothing of an empty trail. */
export const dropAnchor = async (
  { db, clock, anchorsFolder }: Pick<AuditDeps, 'db' | 'clock' | 'anchorsFolder'>,
  keys: ChainKeys,
): Promise<Anchor | undefined> => {
  const keying = await keys.forReading(db);
  const { seq, hash } = await readHead(db);
  if (seq === 0n || keying === undefined || keying === 'broken') return undefined;
  const at = clock.now().toISOString();
  if (anchorsFolder !== undefined) await append(anchorsFolder, lineOf(keying.key, { at, seq, hash }));
  return { at, seq, hash };
};

/** Compares every anchor of the folder with the chain: each line it names must still have the hash it had. */
export const compareAnchors = async (
  { db, anchorsFolder }: Pick<AuditDeps, 'db' | 'anchorsFolder'>,
  keys: ChainKeys,
): Promise<AnchorReport> => {
  const anchors = anchorsFolder === undefined ? [] : await readAnchors(anchorsFolder);
  const keying = await keys.forReading(db);
  const hashes = await readHashes(
    db,
    anchors.map(({ seq }) => seq),
  );
  for (const anchor of anchors) {
    const { at, seq, hash, mac } = anchor;
    const isOurs = keying !== undefined && keying !== 'broken' && anchorMacOf(keying.key, at, seq, hash).equals(mac);
    // With another key in the database than the one that anchored, the chain is another one, too.
    if (!isOurs) return { anchors: anchors.length, fault: { seq, kind: 'anchor-forged' } };
    if (hashes.get(seq)?.equals(hash) !== true)
      return { anchors: anchors.length, fault: { seq, kind: 'anchor-missed' } };
  }
  return { anchors: anchors.length, fault: undefined };
};

const lineOf = (key: ChainKey, { at, seq, hash }: Anchor): string => {
  const mac = anchorMacOf(key, at, seq, hash).toString('hex');
  return `${JSON.stringify({ at, seq: seq.toString(), hash: hash.toString('hex'), mac })}\n`;
};

/** On the disk before it counts as dropped; a line that was cut off by a crash stands alone and is passed over. */
const append = async (folder: string, line: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, FILE);
  const before = await readIfThere(path);
  const file = await open(path, 'a', 0o600);
  try {
    await file.writeFile(before === '' || before.endsWith('\n') ? line : `\n${line}`);
    await file.sync();
  } finally {
    await file.close();
  }
};

const readAnchors = async (folder: string): Promise<readonly StoredAnchor[]> => {
  const text = await readIfThere(join(folder, FILE));
  return text.split('\n').flatMap((line) => {
    const found = ANCHOR.exec(line)?.groups;
    if (!found) return [];
    const { at = '', seq = '0', hash = '', mac = '' } = found;
    return [{ at, seq: BigInt(seq), hash: Buffer.from(hash, 'hex'), mac: Buffer.from(mac, 'hex') }];
  });
};

/** Only a file that does not exist holds no anchors; one that cannot be read must not pass for an empty one. */
const readIfThere = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
};

const ANCHOR =
  /^\{"at":"(?<at>[^"]{1,40})","seq":"(?<seq>\d{1,19})","hash":"(?<hash>[0-9a-f]{64})","mac":"(?<mac>[0-9a-f]{64})"\}$/;
