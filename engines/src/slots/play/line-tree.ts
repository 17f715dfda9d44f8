/**
 * Lines that begin alike share their first steps. Nodes stand in the order of a walk: the first child follows its
 * parent, and `skip` leads past all that hangs below.
 */
export type LineTree = {
  readonly size: number;
  readonly depth: Uint8Array;
  readonly row: Uint8Array;
  /** How many lines pass. */
  readonly lines: Uint16Array;
  readonly skip: Uint16Array;
};

export const createLineTree = (lines: readonly (readonly number[])[]): LineTree => {
  const nodes: { depth: number; row: number; lines: number; skip: number }[] = [];
  const grow = (bundle: readonly (readonly number[])[], depth: number): void => {
    const rows = [...new Set(bundle.flatMap((line) => line[depth] ?? []))].toSorted((a, b) => a - b);
    for (const row of rows) {
      const passing = bundle.filter((line) => line[depth] === row);
      const node = { depth, row, lines: passing.length, skip: 0 };
      nodes.push(node);
      grow(passing, depth + 1);
      node.skip = nodes.length;
    }
  };
  grow(lines, 0);
  return {
    size: nodes.length,
    depth: Uint8Array.from(nodes, ({ depth }) => depth),
    row: Uint8Array.from(nodes, ({ row }) => row),
    lines: Uint16Array.from(nodes, (node) => node.lines),
    skip: Uint16Array.from(nodes, ({ skip }) => skip),
  };
};
