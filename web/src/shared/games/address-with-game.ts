import type { GameNodeId } from '@fairground/contract/catalog/game';

/** The query field that names the game whose details are open, on whichever page; the app looks for it. */
const GAME_FIELD = 'game';

const NODE_ID = /^[1-9]\d{0,17}$/;

/** The number of a game as an address has it, or null where it is none. */
export const nodeIdIn = (word: string): GameNodeId | null => (NODE_ID.test(word) ? (BigInt(word) as GameNodeId) : null);

/** The same page with the details of a game open, or with null closed. */
export const addressWithGame = (path: string, search: string, nodeId: bigint | null): string => {
  const fields = new URLSearchParams(search);
  if (nodeId === null) fields.delete(GAME_FIELD);
  else fields.set(GAME_FIELD, String(nodeId));
  return fields.size === 0 ? path : `${path}?${fields}`;
};
