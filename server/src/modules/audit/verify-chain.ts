import type { Db } from '../../platform/database/index.ts';
import type { AuditDeps } from './deps.ts';
import type { ChainKeys, Keying } from './chain-key.ts';
import { keyedHashOf, plainHashOf } from './domain/chain.ts';
import type { ChainedLine } from './store.ts';
import { readHead, readLinesFrom } from './store.ts';

/** `key-missing`: the key of the chain is gone, or was put there by somebody who does not know ours. */
export type ChainFault = 'line-changed' | 'line-missing' | 'end-missing' | 'key-missing';

/** How far the trail holds, and the first line at which it does not. */
export type ChainReport = {
  readonly lines: bigint;
  readonly fault: { readonly seq: bigint; readonly kind: ChainFault } | undefined;
};

const PAGE = 500;
const START = Buffer.alloc(32);

/** Reads the whole trail and recomputes every hash. The end is read first: lines written meanwhile are not missing. */
export const verifyChain = async ({ db }: Pick<AuditDeps, 'db'>, keys: ChainKeys): Promise<ChainReport> => {
  const head = await readHead(db);
  const keying = await keys.forReading(db);
  if (keying === 'broken' || (keying === undefined && head.seq > 0n))
    return { lines: 0n, fault: { seq: 1n, kind: 'key-missing' } };
  let seq = 0n;
  let hash: Buffer = START;
  for await (const line of eachLine(db)) {
    const kind = faultOf(line, seq + 1n, hash, keying);
    if (kind) return { lines: seq, fault: { seq: seq + 1n, kind } };
    seq = line.seq;
    hash = line.hash;
    if (seq === head.seq && !hash.equals(head.hash)) return { lines: seq, fault: { seq, kind: 'line-changed' } };
  }
  if (seq < head.seq) return { lines: seq, fault: { seq: seq + 1n, kind: 'end-missing' } };
  return { lines: seq, fault: undefined };
};

const faultOf = (
  line: ChainedLine,
  expectedSeq: bigint,
  previousHash: Buffer,
  keying: Keying | undefined,
): ChainFault | undefined => {
  if (line.seq !== expectedSeq) return 'line-missing';
  // Lines up to the switch are older than the key.
  const expected =
    keying && line.seq > keying.switchSeq
      ? keyedHashOf(keying.key, previousHash, line)
      : plainHashOf(previousHash, line);
  const holds = line.previousHash.equals(previousHash) && expected.equals(line.hash);
  return holds ? undefined : 'line-changed';
};

async function* eachLine(db: Db): AsyncGenerator<ChainedLine> {
  for (let from = 1n; ;) {
    const page = await readLinesFrom(db, from, PAGE);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    from = last.seq + 1n;
  }
}
