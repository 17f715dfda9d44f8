import { startNodes } from '../../server/src/testing/nodes.ts';

/** Starts one node with a probe and without the limit of calls, in a process of its own. */
export const startOneNode = async (url: string, environment: Readonly<Record<string, string>> = {}) => {
  const { nodes, close } = await startNodes({
    url,
    count: 1,
    entry: './probe-node.ts',
    environment: { CALLS_PER_MINUTE: '0', METRICS_PORT: '0', ...environment },
  });
  const [node] = nodes;
  if (node === undefined) throw new Error('No node runs.');
  return { node, close };
};
