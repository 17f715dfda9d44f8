import type { BodyOf } from '@fairground/contract/endpoint';
import { isErrorCode } from '@fairground/contract/errors';
import { money } from '@fairground/contract/money';
import type { placeBets as placeContract } from '@fairground/contract/live-tables/endpoints';
import { canonicalText } from '@fairground/engines/slots/canonical';
import { stakeOfAll } from '@fairground/engines/tables/table-game';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GameSetup } from '../game-setup.ts';
import type { PlaySession } from '../sessions.ts';
import type { Funds } from '../settle-round.ts';
import { findTableRound, holdOpenRound } from '../store/live-tables.ts';
import type { TableRow } from '../store/live-tables.ts';
import { findSeatById, findSlip, insertSlip, listSlips, moveSeat, moveSlip, takeSeat } from '../store/seats.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';
import { faultOf } from './limits.ts';
import type { LiveDeps } from './live-deps.ts';
import { askForStake, betsOf, giveSlipBack, storedBets } from './slips.ts';

type Order = Omit<BodyOf<typeof placeContract>, 'token'>;
type At = {
  readonly session: PlaySession;
  readonly table: TableRow;
  readonly setup: GameSetup;
  readonly token: string;
  /** What may be bet where it is not the spots of a table. */
  readonly faultOf?: typeof faultOf;
};

/** Writes the bets of one request while betting is open, then takes the stake. */
export const placeBets = async (deps: LiveDeps, at: At, order: Order): Promise<Funds | undefined> => {
  deps.seeds.requireChance();
  const { seat, slip } = await writeSlip(deps, at, order);
  return takeStake(deps, seat, slip, at.token);
};

/** Takes the stake of a stored slip, once: a repeat gets the refusal it got before, or nothing more to pay. */
export const takeStake = async (
  deps: LiveDeps,
  seat: SeatRow,
  slip: SlipRow,
  token: string,
): Promise<Funds | undefined> => {
  switch (slip.state) {
    case 'ASKED':
      return (await askForStake(deps, seat, slip, token)).funds;
    case 'REFUSED':
      throw refusedBefore(slip.refusal ?? '');
    case 'TAKEN':
    case 'UNDOING':
    case 'UNDONE':
      return undefined;
  }
};

type Written = { readonly seat: SeatRow; readonly slip: SlipRow };

const writeSlip = async (deps: LiveDeps, at: At, order: Order): Promise<Written> => {
  const { session, table, setup } = at;
  const { memberId, vendor, game, currency } = session;
  const now = await deps.time.now();
  return inTransaction(deps.db, async (tx) => {
    const known = await findSlip(tx, memberId, order.requestId);
    if (known) return repeated(tx, table, known, order);
    const round = await holdOpenRound(tx, table.id, order.number, now);
    if (!round) throw new Refusal('studio.bets-closed');
    const { seat, standing } = await sitDown(
      tx,
      { round_id: round.id, member_id: memberId, vendor, game, currency },
      now,
    );
    // A twin of this request may have come first while this one waited for the seat.
    const twin = await findSlip(tx, memberId, order.requestId);
    if (twin) return repeated(tx, table, twin, order);
    if (seat.currency !== currency) throw new Refusal('studio.bet-refused');
    const fault = (at.faultOf ?? faultOf)(setup, order.bets, betsOf(standing));
    if (fault) throw new Refusal(fault);
    const slip = await insertSlip(tx, {
      seat_id: seat.id,
      member_id: memberId,
      request_id: order.requestId,
      bets: JSON.stringify(storedBets(order.bets)),
      stake: money(stakeOfAll(order.bets)),
      state: 'ASKED',
      refusal: null,
      asked_at: now,
    });
    return { seat, slip };
  });
};

type Sitting = { readonly seat: SeatRow; readonly standing: readonly SlipRow[] };

/** The player's seat and what stands on it. One whose every bet was taken back is over in the books: the player takes another. */
const sitDown = async (tx: Tx, wanted: Parameters<typeof takeSeat>[1], now: Date): Promise<Sitting> => {
  const seat = await takeSeat(tx, wanted, now);
  const slips = await listSlips(tx, [seat.id]);
  const standing = slips.filter(({ state }) => state === 'ASKED' || state === 'TAKEN');
  const isEmptied = standing.length === 0 && slips.some(({ state }) => state === 'UNDONE' || state === 'UNDOING');
  if (!isEmptied) return { seat, standing };
  await moveSeat(tx, seat, { state: 'CANCELLED', at: now });
  return { seat: await takeSeat(tx, wanted, now), standing: [] };
};

/** A request that was there before must say the same again. */
const repeated = async (tx: Tx, table: TableRow, slip: SlipRow, order: Order): Promise<Written> => {
  const seat = await findSeatById(tx, slip.member_id, slip.seat_id);
  const round = seat && (await findTableRound(tx, seat.round_id));
  const isSame =
    round?.table_id === table.id &&
    round.number === order.number &&
    canonicalText(slip.bets) === canonicalText(storedBets(order.bets));
  if (!seat || !isSame) throw new Refusal('studio.request-id-taken');
  return { seat, slip };
};

/** Cancels a slip while bets are open: decided by the clock, then executed whatever happens. */
export const undoBets = async (
  deps: LiveDeps,
  { session, table }: At,
  requestId: string,
): Promise<Funds | undefined> => {
  const now = await deps.time.now();
  const { seat, slip } = await inTransaction(deps.db, async (tx) => {
    const found = await findSlip(tx, session.memberId, requestId);
    const seatOf = found && (await findSeatById(tx, session.memberId, found.seat_id));
    const round = seatOf && (await findTableRound(tx, seatOf.round_id));
    if (!found || !seatOf || round?.table_id !== table.id) throw new Refusal('studio.slip-unknown');
    if (found.state === 'UNDONE' || found.state === 'UNDOING') return { seat: seatOf, slip: found };
    if (found.state === 'REFUSED') throw new Refusal('studio.slip-unknown');
    // Its stake is on the way; the same order again finds it taken.
    if (found.state === 'ASKED') throw new Refusal('studio.round-unsettled');
    if (!(await holdOpenRound(tx, table.id, round.number, now))) throw new Refusal('studio.bets-closed');
    return { seat: seatOf, slip: await moveSlip(tx, found, { state: 'UNDOING' }) };
  });
  return slip.state === 'UNDOING' ? (await giveSlipBack(deps, seat, slip)).funds : undefined;
};

/** What a request was refused for is what it is refused for again. */
const refusedBefore = (code: string): Refusal => {
  if (!isErrorCode(code)) throw new Error(`Bets were refused as ${code}.`);
  return new Refusal(code);
};
