import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { LINE_DEPTH_MAX, mayStandUnder } from './domain/flags.ts';
import { isRoot } from './domain/upline.ts';
import { tomorrowOf } from './rates.ts';
import { findPlace } from './store/members.ts';
import {
  depthBelow,
  dropMove,
  findPlannedMove,
  insertMove,
  listDueMoves,
  lockMove,
  placeUnder,
} from './store/moves.ts';
import type { Move } from './store/moves.ts';

type Way = { readonly member: MemberId; readonly upline: MemberId };

/** Refuses a move that the tree does not allow: into the own branch, under somebody of the wrong kind, or too deep. */
export const checkMove = async (reader: Reader, { member, upline }: Way): Promise<void> => {
  const [place, target] = [await findPlace(reader, member), await findPlace(reader, upline)];
  if (place === undefined || target === undefined) throw new Refusal('members.member-unknown');
  const isAllowed =
    place.uplineId !== null &&
    place.uplineId !== upline &&
    place.status !== 'system' &&
    !target.path.includes(member) &&
    target.status === 'active' &&
    !isRoot(target) &&
    mayStandUnder(place.isAgent, target.isAgent);
  if (!isAllowed) throw new Refusal('members.move-refused');
  if (target.path.length + (await depthBelow(reader, member)) > LINE_DEPTH_MAX) throw new Refusal('members.line-full');
};

/** Plans a move for the next midnight; asked twice with one approval, it is one move. */
export const planMoveIn = async (
  { audit, clock, days }: Pick<MembersDeps, 'audit' | 'clock' | 'days'>,
  tx: Tx,
  actor: Actor,
  { member, upline, approvalId }: Way & { readonly approvalId: bigint },
): Promise<{ readonly from: string }> => {
  await checkMove(tx, { member, upline });
  if ((await findPlannedMove(tx, member)) !== undefined) throw new Refusal('members.move-refused');
  const place = await findPlace(tx, member);
  if (place === undefined || place.uplineId === null) throw new Refusal('members.move-refused');
  const now = clock.now();
  const fromDay = tomorrowOf(days, now);
  await insertMove(tx, { member, fromUpline: place.uplineId, toUpline: upline, fromDay, approvalId, at: now });
  await audit.record(tx, {
    ...actor,
    action: 'members.move',
    resource: 'member',
    resourceId: member.toString(),
    before: { uplineId: place.uplineId.toString() },
    after: { uplineId: upline.toString(), from: fromDay },
  });
  return { from: fromDay };
};

/** What a module above keeps by line: asked before a move is made, and told in its transaction. */
export type MoveHook = {
  /** Throws a refusal where the member may not move now. */
  readonly check: (tx: Tx, move: Way & { readonly fromUpline: MemberId }) => Promise<void>;
  readonly made: (tx: Tx, member: MemberId) => Promise<void>;
};

/** Makes the moves whose midnight has come; what is no longer allowed is dropped with its reason. */
export const makeDueMoves = async (
  { db, clock, days }: Pick<MembersDeps, 'db' | 'clock' | 'days'>,
  hook: MoveHook,
): Promise<void> => {
  for (const { id } of await listDueMoves(db, days.dayOf(clock.now())))
    await inTransaction(db, async (tx) => {
      const move = await lockMove(tx, id);
      if (move?.status !== 'PLANNED') return;
      const objection = await objectionTo(tx, move, hook);
      if (objection !== undefined) return dropMove(tx, id, objection);
      await placeUnder(tx, move);
      await hook.made(tx, move.member);
    });
};

const objectionTo = async (tx: Tx, { member, toUpline, fromUpline }: Move, hook: MoveHook) => {
  try {
    await checkMove(tx, { member, upline: toUpline });
    await hook.check(tx, { member, upline: toUpline, fromUpline });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};
