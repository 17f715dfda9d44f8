import type { MemberId } from '@fairground/contract/ids';

/** Lets the work of one player pass one by one, each after the one before, whatever became of it. */
export type Turns = <Value>(memberId: MemberId, work: () => Promise<Value>) => Promise<Value>;

/**
 * A draw holds the player's seed until it is committed. Without turns, many draws of one player at once would each wait
 * for it with a connection of their own, until there were none left for anybody else on this node.
 */
export const createTurns = (): Turns => {
  const last = new Map<MemberId, Promise<unknown>>();
  return async (memberId, work) => {
    const before = last.get(memberId) ?? Promise.resolve();
    const turn = before.then(work, work);
    last.set(memberId, turn);
    try {
      return await turn;
    } finally {
      if (last.get(memberId) === turn) last.delete(memberId);
    }
  };
};
