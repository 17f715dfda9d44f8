import type { Exit } from '@fairground/contract/crash-room/flight';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { leaveCrash as contract } from '@fairground/contract/crash-room/endpoints';
import type { CrashPanel } from '@fairground/contract/studio/game';
import type { CrashRules } from '@fairground/engines/instant/crash';
import { exitAfter } from '@fairground/engines/instant/shared-crash';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LiveDeps } from '../live/live-deps.ts';
import type { PlaySession } from '../sessions.ts';
import { readRules } from '../store/definitions.ts';
import { findExit, holdFlight, insertExits } from '../store/flights.ts';
import type { ExitRow } from '../store/flights.ts';
import type { TableRoundRow, TableRow } from '../store/live-tables.ts';
import { findSeat, listSlips } from '../store/seats.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';
import type { Left } from './pay-exits.ts';
import { crashBetOf } from './settle-flight.ts';

type Order = Omit<BodyOf<typeof contract>, 'token'>;
type At = { readonly session: PlaySession; readonly table: TableRow };

/**
 * Takes a bet out of the flight. The clock of the database says when the order came; from there on nothing that takes
 * time changes where it leaves. The exit is written before it is answered, so it stands whatever happens next.
 */
export const leaveFlight = async (deps: LiveDeps, at: At, order: Order): Promise<LeftFlight> => {
  const cameAt = await deps.time.now();
  return inTransaction(deps.db, async (tx) => {
    const round = await holdFlight(tx, at.table.id, order.number);
    const seat = round && (await findSeat(tx, round.id, at.session.memberId));
    const slip = seat && (await slipOf(tx, seat, order.panel));
    if (!round || !slip) throw new Refusal('studio.slip-unknown');
    const own = { seat, slip };
    const known = await findExit(tx, slip.id);
    if (known) return told(order.panel, own, known);
    // The flight was settled while this order waited for its transaction: an exit written now would never be paid.
    if (seat.state !== 'OPEN') throw new Refusal('studio.flight-over');
    const exit = await exitOf(tx, round, crashBetOf(slip, undefined).autoAt, cameAt);
    await insertExits(tx, [{ slip_id: slip.id, round_id: round.id, at: exit.at, taken_by: exit.by, taken_at: cameAt }]);
    // A twin of this order, or the automatic exit, may have been first.
    const written = await findExit(tx, slip.id);
    if (!written) throw new Error(`The exit of slip ${slip.id} is gone.`);
    return told(order.panel, own, written);
  });
};

type Own = { readonly seat: SeatRow; readonly slip: SlipRow };
type LeftFlight = { readonly exit: Exit; readonly left: Left };

const told = (panel: CrashPanel, own: Own, exit: ExitRow): LeftFlight => ({
  exit: { panel, at: exit.at, by: exit.taken_by },
  left: { ...own, exit },
});

const slipOf = async (tx: Tx, seat: SeatRow, panel: CrashPanel): Promise<SlipRow | undefined> =>
  (await listSlips(tx, [seat.id])).find(
    (slip) => slip.state === 'TAKEN' && crashBetOf(slip, undefined).panel === panel,
  );

const exitOf = async (tx: Tx, round: TableRoundRow, autoAt: number | null, cameAt: Date) => {
  const { state, flies_at: fliesAt, point } = round;
  if (state === 'SETTLED' || state === 'CANCELLED') throw new Refusal('studio.flight-over');
  if (state !== 'DEALT' || fliesAt === null || point === null || cameAt < fliesAt)
    throw new Refusal('studio.not-flying');
  const rules = (await readRules(tx, round.definition_hash)) as CrashRules;
  const exit = exitAfter(rules, point, autoAt, cameAt.getTime() - fliesAt.getTime());
  if (!exit) throw new Refusal('studio.flight-over');
  return exit;
};
