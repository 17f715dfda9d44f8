import type { RunPays, SlotDefinition } from '../definition.ts';
import { createLineAutomaton } from '../play/line-automaton.ts';
import { createLineTree } from '../play/line-tree.ts';
import { createHistogram } from './law.ts';
import type { Law } from './law.ts';
import { addRest, restsOf } from './windows.ts';
import type { Rest, Windows } from './windows.ts';

/**
 * Every board of a lines game, counted exactly: depth first over the reels, keeping the state of each line that still
 * runs. When none does, all boards below are added at once by their tags.
 */
export const enumerateLines = (
  definition: SlotDefinition,
  evaluation: { readonly lines: readonly (readonly number[])[]; readonly pay: RunPays },
  reels: readonly Windows[],
): Law => {
  const rows = Number(definition.grid.rows);
  const { symbols, step, final } = createLineAutomaton(definition, evaluation.pay);
  const tree = createLineTree(evaluation.lines);
  const rests = restsOf(reels);
  const histogram = createHistogram();
  // Node 0 is the root here: the tree's own nodes are counted from 1.
  const alive = reels.map(() => ({ nodes: new Int32Array(tree.size + 1), states: new Int32Array(tree.size + 1) }));
  const childrenOf = Array.from({ length: tree.size + 1 }, (_, node) => {
    const children: number[] = [];
    const end = node === 0 ? tree.size : (tree.skip[node - 1] as number);
    for (let child = node; child < end; child = tree.skip[child] as number) children.push(child);
    return Int32Array.from(children);
  });

  const visit = (depth: number, running: number, weight: number, tag: number, pay: number): void => {
    const { size, cells, weights, tags } = reels[depth] as Windows;
    const { nodes, states } = alive[depth] as (typeof alive)[number];
    const below = alive[depth + 1];
    for (let window = 0; window < size; window += 1) {
      let total = pay;
      let left = 0;
      for (let index = 0; index < running; index += 1) {
        const children = childrenOf[nodes[index] as number] as Int32Array;
        const from = (states[index] as number) * symbols;
        for (let each = 0; each < children.length; each += 1) {
          const child = children[each] as number;
          const next = step[from + (cells[window * rows + (tree.row[child] as number)] as number)] as number;
          if (next < 0) total -= (next + 1) * (tree.lines[child] as number);
          else if (below === undefined) total += (final[next] as number) * (tree.lines[child] as number);
          else {
            below.nodes[left] = child + 1;
            below.states[left] = next;
            left += 1;
          }
        }
      }
      const boards = weight * (weights[window] as number);
      const reached = tag + (tags[window] as number);
      if (left > 0) visit(depth + 1, left, boards, reached, total);
      else addRest(histogram, rests[depth + 1] as Rest, reached, total, boards);
    }
  };

  visit(0, 1, 1, 0, 0);
  return histogram.law(definition);
};
