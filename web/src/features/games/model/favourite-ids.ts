/** The marks after a press: away if it was there, else in front of the others. */
export const toggled = <NodeId extends bigint>(ids: readonly NodeId[], nodeId: NodeId): readonly NodeId[] =>
  ids.includes(nodeId) ? ids.filter((id) => id !== nodeId) : [nodeId, ...ids];

/** The marks when somebody else says how one of them stands; once is as good as twice. */
export const withMark = <NodeId extends bigint>(
  ids: readonly NodeId[],
  nodeId: NodeId,
  isFavourite: boolean,
): readonly NodeId[] => (ids.includes(nodeId) === isFavourite ? ids : toggled(ids, nodeId));
