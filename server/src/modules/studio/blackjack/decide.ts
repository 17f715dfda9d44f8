import type { BodyOf } from '@fairground/contract/endpoint';
import type { decideHand as contract } from '@fairground/contract/live-tables/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { takeStake } from '../live/bets.ts';
import type { LiveDeps } from '../live/live-deps.ts';
import { storedBets } from '../live/slips.ts';
import type { PlaySession } from '../sessions.ts';
import type { Funds } from '../settle-round.ts';
import { findDecidedRound, holdDecidingRound, insertDecision, listDecisions, lockOwnSeat } from '../store/decisions.ts';
import { findTableRound, hurryRound } from '../store/live-tables.ts';
import type { TableRoundRow, TableRow } from '../store/live-tables.ts';
import { findSeatById, findSlip, insertSlip, listSeats, listSlips } from '../store/seats.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';
import { allowed, cardsOf, costOf, laterStakes, madeOf, readDecisions } from './hands.ts';

type Order = Omit<BodyOf<typeof contract>, 'token'>;
type At = { readonly session: PlaySession; readonly table: TableRow; readonly token: string };
type Written = { readonly seat: SeatRow; readonly round: TableRoundRow; readonly slip: SlipRow | undefined };

/** What came of an order: the money, and whether the table has nothing left to wait for. */
export type Decided = { readonly funds: Funds | undefined; readonly isLast: boolean };

/**
 * Decides on a hand. The decision is written down while the table waits for it, then what it stakes is taken; a stake
 * that is refused leaves the hand as it was, and the player decides again.
 */
export const decideHand = async (deps: LiveDeps, at: At, order: Order): Promise<Decided> => {
  const { seat, round, slip } = await writeDecision(deps, at, order);
  const funds = slip && (await takeStake(deps, seat, slip, at.token));
  const isLast = round.state === 'DECIDING' && (await isDecided(deps, round));
  // Nobody waits for a clock when everybody is done.
  if (isLast) await hurryRound(deps.db, round, await deps.time.now());
  return { funds, isLast };
};

const writeDecision = async (deps: LiveDeps, { session, table }: At, order: Order): Promise<Written> => {
  const { memberId } = session;
  const now = await deps.time.now();
  return inTransaction(deps.db, async (tx) => {
    const before = await repeated(tx, table, memberId, order);
    if (before) return before;
    const round = await holdDecidingRound(tx, table.id, order.number, now);
    const seat = round && (await lockOwnSeat(tx, round.id, memberId));
    if (!round || !seat) throw new Refusal('studio.decisions-closed');
    // A twin of this request may have come first while this one waited for the seat.
    const twin = await repeated(tx, table, memberId, order);
    if (twin) return twin;
    const rows = await listDecisions(tx, [seat.id]);
    // What the last decision staked is on its way: until the wallet has answered nobody knows which hand lies there.
    if (rows.some(({ slip_state }) => slip_state === 'ASKED')) throw new Refusal('studio.round-unsettled');
    const made = madeOf(rows);
    const play = (await cardsOf(deps, tx, round)).playOf(seat, made);
    const standing = (await listSlips(tx, [seat.id])).filter(({ state }) => state === 'TAKEN');
    const stakes = laterStakes(standing, seat.currency);
    if (standing.length === 0 || order.place !== made.length || !allowed(play, stakes).includes(order.decision))
      throw new Refusal('studio.step-refused');
    const cost = costOf(order.decision, play, stakes);
    const slip = cost && (await writeSlip(tx, seat, order.requestId, cost, now));
    await insertDecision(tx, {
      seat_id: seat.id,
      request_id: order.requestId,
      decision: order.decision,
      place: order.place,
      slip_id: slip?.id ?? null,
      decided_at: now,
    });
    return { seat, round, slip };
  });
};

/** A request that was there before must say the same again; it is answered even when the table has gone on. */
const repeated = async (
  tx: Tx,
  table: TableRow,
  memberId: SeatRow['member_id'],
  { requestId, number, decision, place }: Order,
): Promise<Written | undefined> => {
  const found = await findDecidedRound(tx, { tableId: table.id, number, memberId, requestId });
  const seat = found && (await findSeatById(tx, memberId, found.seat_id));
  const round = seat && (await findTableRound(tx, seat.round_id));
  if (!seat || !round) return undefined;
  const known = (await listDecisions(tx, [seat.id])).find(({ request_id }) => request_id === requestId);
  if (known?.decision !== decision || known.place !== place) throw new Refusal('studio.request-id-taken');
  return { seat, round, slip: known.slip_id === null ? undefined : await ownSlip(tx, seat, requestId) };
};

const ownSlip = async (tx: Tx, { member_id }: SeatRow, requestId: string): Promise<SlipRow> => {
  const slip = await findSlip(tx, member_id, requestId);
  if (!slip) throw new Error(`The stake of decision ${requestId} is gone.`);
  return slip;
};

const writeSlip = async (
  tx: Tx,
  seat: SeatRow,
  requestId: string,
  { spot, amount }: NonNullable<ReturnType<typeof costOf>>,
  now: Date,
): Promise<SlipRow> => {
  // The same name for a bet of an earlier moment: one request is one thing.
  if (await findSlip(tx, seat.member_id, requestId)) throw new Refusal('studio.request-id-taken');
  return insertSlip(tx, {
    seat_id: seat.id,
    member_id: seat.member_id,
    request_id: requestId,
    bets: JSON.stringify(storedBets([{ spot, amount }])),
    stake: amount,
    state: 'ASKED',
    refusal: null,
    asked_at: now,
    is_later: true,
  });
};

/** Whether every seat of a round is done. */
const isDecided = async (deps: LiveDeps, round: TableRoundRow): Promise<boolean> => {
  const seats = (await listSeats(deps.db, round.id)).filter(({ state }) => state === 'OPEN');
  const staked = new Set(
    (
      await listSlips(
        deps.db,
        seats.map(({ id }) => id),
      )
    )
      .filter(({ state }) => state === 'TAKEN')
      .map(({ seat_id }) => seat_id),
  );
  const cards = await cardsOf(deps, deps.db, round);
  const decided = await readDecisions(deps.db, seats);
  return seats.every((seat) => !staked.has(seat.id) || cards.playOf(seat, decided(seat)).turn === null);
};
