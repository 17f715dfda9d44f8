import type { Db } from '../../platform/database/index.ts';
import type { AuditDeps } from './deps.ts';
import { hashOf } from './domain/chain.ts';
import type { ChainedLine } from './store.ts';
import { readHead, readLinesFrom } from './store.ts';

export type ChainFault = 'line-changed' | 'line-missing' | 'end-missing';

/** How far the trail holds, and the first line at which it does not. */
export type ChainReport = {
  readonly lines: bigint;
  readonly fault: { readonly seq: bigint; readonly kind: ChainFault } | undefined;
};

const PAGE = 500;
const START = Buffer.alloc(32);

/** Reads the whole trail and recomputes every hash. The end is read first: lines written meanwhile are not missing. */
export const verifyChain = async ({ db }: Pick<AuditDeps, 'db'>): Promise<ChainReport> => {
  const head = await readHead(db);
  let seq = 0n;
  let hash: Buffer = START;
  for await (const line of eachLine(db)) {
    const kind = faultOf(line, seq + 1n, hash);
    if (kind) return { lines: seq, fault: { seq: seq + 1n, kind } };
    seq = line.seq;
    hash = line.hash;
    if (seq === head.seq && !hash.equals(head.hash)) return { lines: seq, fault: { seq, kind: 'line-changed' } };
  }
  if (seq < head.seq) return { lines: seq, fault: { seq: seq + 1n, kind: 'end-missing' } };
  return { lines: seq, fault: undefined };
};

const faultOf = (line: ChainedLine, expectedSeq: bigint, previousHash: Buffer): ChainFault | undefined => {
  if (line.seq !== expectedSeq) return 'line-missing';
  const holds = line.previousHash.equals(previousHash) && hashOf(previousHash, line).equals(line.hash);
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
