import type { GameNodeId } from '@fairground/contract/catalog/game';

const NODE_ID = /^[1-9]\d{0,18}$/;

/** The game an address names, if it names one. */
export const gameOf = (fields: URLSearchParams): GameNodeId | null => {
  const nodeId = fields.get('nodeId') ?? '';
  return NODE_ID.test(nodeId) ? (BigInt(nodeId) as GameNodeId) : null;
};

export const namesGame = (fields: URLSearchParams): boolean => gameOf(fields) !== null;
