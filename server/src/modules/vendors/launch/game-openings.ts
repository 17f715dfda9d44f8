import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { GameSessionId, readGameSession } from '@fairground/contract/launch/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isOver } from './launch-game.ts';
import type { LaunchDeps } from './launch-game.ts';
import { endTokensOf, findOpening, leaveOpening, lockOpening } from '../store/openings.ts';

type Told = ValueOf<typeof readGameSession>;

/** A session of the member as its page asks for it. */
export const readOpening = async (deps: LaunchDeps, memberId: MemberId, id: GameSessionId): Promise<Told> => {
  const { db, clock, known, betting } = deps;
  const opening = await findOpening(db, memberId, id);
  if (!opening) throw new Refusal('vendors.session-unknown');
  const vendor = await known.findVendor(opening.vendor_id);
  const { list } = await betting.historyOf(memberId, { vendor: vendor?.code, from: opening.opened_at });
  const game = await known.findGame(opening.vendor_id, opening.game_code);
  return {
    sessionId: opening.id,
    nodeId: opening.node_id,
    isOver: isOver(opening, clock.now()),
    hasOpenRound: list.some(({ isClosed, gameId }) => !isClosed && gameId === game?.id),
    openedAt: opening.opened_at,
    expiresAt: opening.expires_at,
  };
};

/** Ends a session. Leaving twice is leaving once. */
export const leave = async (deps: LaunchDeps, memberId: MemberId, id: GameSessionId): Promise<Told> => {
  const { db, clock } = deps;
  const opening = await findOpening(db, memberId, id);
  if (!opening) throw new Refusal('vendors.session-unknown');
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockOpening(tx, id);
    await leaveOpening(tx, id, now);
    await endTokensOf(tx, id, now);
  });
  // No stake is taken any more. Should this end here, the job brings the balance back.
  await deps.funds.bringBack(opening);
  return readOpening(deps, memberId, id);
};
