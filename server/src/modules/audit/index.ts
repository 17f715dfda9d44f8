/** Keeps the trail of who changed what and why, chained so that no line can be altered unseen. */
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { compareAnchors, dropAnchor } from './anchors.ts';
import type { Anchor, AnchorReport } from './anchors.ts';
import { auditRoutes } from './routes.ts';
import { auditOffers } from './console.ts';
import { createChainKeys } from './chain-key.ts';
import type { AuditDeps } from './deps.ts';
import type { AuditEntry, AuditLine } from './domain/entry.ts';
import { record } from './record.ts';
import { lockHead, readLinesBefore, readLinesFrom } from './store.ts';
import { auditTimeline } from './store/timeline.ts';
import type { ChainReport } from './verify-chain.ts';
import { verifyChain } from './verify-chain.ts';

export { actorOf } from './actor-of.ts';
export { auditSecrets } from './chain-key.ts';

/** Who makes a change, from where and why: what every use case of staff is handed. */
export type Actor = Pick<AuditEntry, 'actorKind' | 'actor' | 'reason' | 'ip' | 'approval'>;

export type Audit = Module & {
  /** Writes a line in the transaction of the change; call it last. */
  readonly record: (tx: Tx, entry: AuditEntry) => Promise<void>;
  /** The newest lines, or those before a number, newest first. */
  readonly listLines: (page: { readonly before?: bigint; readonly limit: number }) => Promise<readonly AuditLine[]>;
  /** The newest lines about one thing, by any of the words the trail has for its kind. */
  readonly listAbout: (
    about: { readonly resources: readonly string[]; readonly resourceId: string },
    page: { readonly before?: bigint | undefined; readonly limit: number },
  ) => Promise<readonly AuditLine[]>;
  /** Lines behind a number, oldest first; lines become visible in the order of their numbers. */
  readonly listAfter: (reader: Reader, seq: bigint, limit: number) => Promise<readonly AuditLine[]>;
  /** Recomputes the chain from its first line. */
  readonly verifyChain: () => Promise<ChainReport>;
  /** Compares the chain with what was written down outside of the database. */
  readonly compareAnchors: () => Promise<AnchorReport>;
  /** After which line the chain is keyed; nothing where no key was made yet. */
  readonly keyedAfter: () => Promise<bigint | undefined>;
  /** Takes the key into use, if it is not: the first node of this version does so when it starts. */
  readonly ensureKeyed: () => Promise<void>;
  /** Writes down outside of the database where the chain ends now. */
  readonly dropAnchor: () => Promise<Anchor | undefined>;
  /** What this node anchored last, for monitoring: the number of the line, and a number of its hash. */
  readonly anchored: () => { readonly line: number; readonly hash: number };
};

/** Monitoring keeps numbers: six bytes of the hash are one that it keeps exactly. */
const HASH_BYTES_SHOWN = 6;

export const createAudit = (deps: AuditDeps): Audit => {
  const { db } = deps;
  const keys = createChainKeys(deps);
  let last: Anchor | undefined;
  const anchorNow = async (): Promise<Anchor | undefined> => (last = (await dropAnchor(deps, keys)) ?? last);
  const check = () => verifyChain(deps, keys);
  const compare = () => compareAnchors(deps, keys);
  const anchor: Job<null> = { name: 'audit.anchor', run: async () => void (await anchorNow()) };
  return {
    record: (tx, entry) => record({ ...deps, keys }, tx, entry),
    listLines: ({ before, limit }) => readLinesBefore(db, { before }, limit),
    listAbout: (about, { before, limit }) => readLinesBefore(db, { ...about, before }, limit),
    listAfter: (reader, seq, limit) => readLinesFrom(reader, seq + 1n, limit),
    verifyChain: check,
    compareAnchors: compare,
    keyedAfter: async () => {
      const keying = await keys.forReading(db);
      return keying === 'broken' ? undefined : keying?.switchSeq;
    },
    ensureKeyed: () =>
      inTransaction(db, async (tx) => {
        await keys.forWriting(tx, await lockHead(tx));
      }),
    dropAnchor: anchorNow,
    anchored: () => ({ line: Number(last?.seq ?? 0n), hash: last?.hash.readUIntBE(0, HASH_BYTES_SHOWN) ?? 0 }),
    routes: auditRoutes({ db, clock: deps.clock, verifyChain: check, compareAnchors: compare }),
    console: { offers: auditOffers },
    timelines: [auditTimeline],
    schedules: [{ job: anchor, cron: '7 17 * * *' }],
  };
};
