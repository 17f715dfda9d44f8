import type { Reader, Tx } from '../../platform/database/index.ts';
import type { AuditLine } from './domain/entry.ts';
import type { AuditTables } from './tables.ts';

export type ChainedLine = AuditLine & { readonly previousHash: Buffer; readonly hash: Buffer };

const auditIn = (reader: Reader) => reader.withTables<AuditTables>();

/** Takes the end of the chain until the commit: no second writer can follow the same line. */
export const lockHead = (tx: Tx) =>
  auditIn(tx).selectFrom('audit_head').select(['seq', 'hash']).forUpdate().executeTakeFirstOrThrow();

export const readHead = (reader: Reader) =>
  auditIn(reader).selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();

export type KeyRow = {
  readonly sealed: Buffer;
  readonly switchSeq: bigint;
  readonly switchHash: Buffer;
  readonly switchMac: Buffer;
};

export const readKey = (reader: Reader): Promise<KeyRow | undefined> =>
  auditIn(reader)
    .selectFrom('audit_key')
    .select(['sealed', 'switch_seq as switchSeq', 'switch_hash as switchHash', 'switch_mac_hash as switchMac'])
    .executeTakeFirst();

export const insertKey = async (tx: Tx, { sealed, switchSeq, switchHash, switchMac }: KeyRow): Promise<void> => {
  await auditIn(tx)
    .insertInto('audit_key')
    .values({ sealed, switch_seq: switchSeq, switch_hash: switchHash, switch_mac_hash: switchMac })
    .execute();
};

/** The hashes of some lines, by their numbers. */
export const readHashes = async (reader: Reader, seqs: readonly bigint[]): Promise<ReadonlyMap<bigint, Buffer>> => {
  if (seqs.length === 0) return new Map();
  const rows = await auditIn(reader)
    .selectFrom('audit_log')
    .select(['seq', 'hash'])
    .where('seq', 'in', [...new Set(seqs)])
    .execute();
  return new Map(rows.map(({ seq, hash }) => [seq, hash]));
};

export const insertLine = async (tx: Tx, line: ChainedLine): Promise<void> => {
  await auditIn(tx)
    .insertInto('audit_log')
    .values({
      seq: line.seq,
      at: line.at,
      actor_kind: line.actorKind,
      actor: line.actor,
      action: line.action,
      resource: line.resource,
      resource_id: line.resourceId,
      before: asColumn(line.before),
      after: asColumn(line.after),
      reason: line.reason,
      ip: line.ip,
      previous_hash: line.previousHash,
      hash: line.hash,
      is_keyed: true,
      approval: asColumn(line.approval),
    })
    .execute();
};

export const moveHead = async (tx: Tx, seq: bigint, hash: Buffer): Promise<void> => {
  await auditIn(tx).updateTable('audit_head').set({ seq, hash }).execute();
};

/** Lines from a number on, oldest first. */
export const readLinesFrom = (reader: Reader, seq: bigint, limit: number): Promise<readonly ChainedLine[]> => {
  return selectLines(reader).where('seq', '>=', seq).orderBy('seq', 'asc').limit(limit).execute();
};

export type LineFilter = {
  readonly before?: bigint | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly resource?: string | undefined;
  readonly resources?: readonly string[] | undefined;
  readonly resourceId?: string | undefined;
};

/** Lines before a number that fit, newest first. */
export const readLinesBefore = (
  reader: Reader,
  { before, actor, action, resource, resources, resourceId }: LineFilter,
  limit: number,
): Promise<readonly ChainedLine[]> => {
  let lines = selectLines(reader).orderBy('seq', 'desc').limit(limit);
  if (before !== undefined) lines = lines.where('seq', '<', before);
  if (actor !== undefined) lines = lines.where('actor', '=', actor);
  if (action !== undefined) lines = lines.where('action', '=', action);
  if (resource !== undefined) lines = lines.where('resource', '=', resource);
  if (resources !== undefined) lines = lines.where('resource', 'in', resources);
  if (resourceId !== undefined) lines = lines.where('resource_id', '=', resourceId);
  return lines.execute();
};

export const findLine = (reader: Reader, seq: bigint): Promise<ChainedLine | undefined> =>
  selectLines(reader).where('seq', '=', seq).executeTakeFirst();

const selectLines = (reader: Reader) =>
  auditIn(reader)
    .selectFrom('audit_log')
    .select([
      'seq',
      'at',
      'actor_kind as actorKind',
      'actor',
      'action',
      'resource',
      'resource_id as resourceId',
      'before',
      'after',
      'reason',
      'ip',
      'approval',
      'previous_hash as previousHash',
      'hash',
    ]);

const asColumn = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);
