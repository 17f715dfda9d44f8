import type { MemberId } from '@fairground/contract/ids';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { readLinks } from '@fairground/contract/risk/operator-endpoints';
import { GRAPH_NODES_MAX } from '@fairground/contract/risk/states';
import type { TraceKind } from '@fairground/contract/risk/states';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RiskDeps } from './deps.ts';
import { CROWD_FROM, isCrowd } from './domain/rules.ts';
import { listWeighed } from './store/scores.ts';
import { listHolders, listShared } from './store/traces.ts';
import type { LinkedTrace, Trace } from './store/traces.ts';

const COUNTED_MAX = Math.max(...Object.values(CROWD_FROM)) + 1;

type Shared = Trace & { readonly accounts: number; readonly isCrowd: boolean; readonly drawn: Set<MemberId> };
type Edge = LinkedTrace & { readonly to: string };

/** The accounts that share something with a member, step by step outwards until the graph is full. */
export const showLinks = async (
  { db, members }: Pick<RiskDeps, 'db' | 'members'>,
  { memberId, depth }: { readonly memberId: MemberId; readonly depth: number },
): Promise<ValueOf<typeof readLinks>> => {
  if ((await members.find(memberId)) === undefined) throw new Refusal('risk.member-unknown');
  const { reached, shared, edges, scores } = await inTransaction(db, async (tx) => {
    const walked = await walk(tx, memberId, depth);
    return { ...walked, scores: await listWeighed(tx, [...walked.reached]) };
  });
  const names = new Map((await members.list([...reached])).map(({ id, account }) => [id, account]));
  return {
    root: nodeOf(memberId),
    nodes: [
      ...[...reached].map((member) => ({
        kind: 'member' as const,
        id: nodeOf(member),
        memberId: member,
        account: names.get(member) ?? '',
        score: scores.get(member) ?? 0,
      })),
      ...[...shared].map(([id, { kind, mark, accounts, isCrowd: crowd, drawn }]) => ({
        kind: 'trace' as const,
        id,
        trace: kind,
        mark: shortOf(mark),
        accounts,
        hidden: Math.max(0, accounts - drawn.size),
        isCrowd: crowd,
      })),
    ],
    edges: edges.map(({ member, kind, mark, firstAt, lastAt, times, to }) => ({
      memberId: member,
      account: names.get(member) ?? '',
      trace: kind,
      mark: shortOf(mark),
      since: firstAt,
      lastSeenAt: lastAt,
      times,
      from: nodeOf(member),
      to,
    })),
  };
};

const walk = async (reader: Reader, root: MemberId, depth: number) => {
  const reached = new Set<MemberId>([root]);
  const shared = new Map<string, Shared>();
  const edges: Edge[] = [];
  let ring: readonly MemberId[] = [root];
  for (let step = 0; step < depth && ring.length > 0; step += 1) {
    const next: MemberId[] = [];
    for (const member of ring) {
      for (const trace of await listShared(reader, member, COUNTED_MAX)) {
        const id = traceId(trace.kind, trace.mark);
        if (trace.accounts < 2 || shared.has(id) || isFull(reached, shared)) continue;
        const crowd = isCrowd(trace.kind, trace.accounts);
        const group: Shared = { ...trace, isCrowd: crowd, drawn: new Set() };
        shared.set(id, group);
        const holders = crowd ? [{ ...trace, member }] : await listHolders(reader, trace, COUNTED_MAX);
        for (const holder of holders) {
          if (!reached.has(holder.member)) {
            if (isFull(reached, shared)) continue;
            reached.add(holder.member);
            next.push(holder.member);
          }
          group.drawn.add(holder.member);
          edges.push({ ...holder, to: id });
        }
      }
    }
    ring = next;
  }
  return { reached, shared, edges };
};

const isFull = (members: ReadonlySet<unknown>, shared: ReadonlyMap<string, unknown>): boolean =>
  members.size + shared.size >= GRAPH_NODES_MAX;

const nodeOf = (member: MemberId): string => `m${member}`;
const shortOf = (mark: Buffer): string => mark.toString('hex').slice(0, 8);
const traceId = (kind: TraceKind, mark: Buffer): string => `${kind}-${mark.toString('hex').slice(0, 24)}`;
