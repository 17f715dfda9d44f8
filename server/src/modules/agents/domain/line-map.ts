import { MAP_BELOW, MAP_BRANCHES } from '@fairground/contract/agents/downline';
import type { MemberId } from '@fairground/contract/ids';

/** How many stand in the part of a branch that begins with `below`; nobody there is the head of the branch alone. */
export type BranchSize = { readonly branch: MemberId; readonly below: MemberId | null; readonly members: number };

type Rest = { readonly branches: number; readonly members: number };
export type MapNode = { readonly id: MemberId; readonly members: number };
export type MapBranch = MapNode & { readonly below: readonly MapNode[]; readonly rest: Rest };

/** The largest branches with the largest parts of each; everything smaller is added up. */
export const mapOf = (
  sizes: readonly BranchSize[],
): { readonly members: number; readonly list: readonly MapBranch[]; readonly rest: Rest } => {
  const branches = [...Map.groupBy(sizes, ({ branch }) => branch)].map(([id, parts]) => {
    const below = parts.flatMap((part) => (part.below === null ? [] : { id: part.below, members: part.members }));
    const [shown, rest] = largest(below, MAP_BELOW);
    return { id, members: total(parts), below: shown, rest };
  });
  const [list, rest] = largest(branches, MAP_BRANCHES);
  return { members: total(sizes), list, rest };
};

const total = (parts: readonly { readonly members: number }[]): number =>
  parts.reduce((sum, { members }) => sum + members, 0);

const largest = <Node extends MapNode>(nodes: readonly Node[], most: number): readonly [readonly Node[], Rest] => {
  const sorted = nodes.toSorted((one, other) => other.members - one.members || (one.id < other.id ? -1 : 1));
  const left = sorted.slice(most);
  return [sorted.slice(0, most), { branches: left.length, members: total(left) }];
};
