import { crashPoint } from '@fairground/engines/instant/crash';
import type { CrashRules } from '@fairground/engines/instant/crash';
import { autoExitMs, flightMs } from '@fairground/engines/instant/shared-crash';
import { publicValueOf } from '@fairground/engines/fair/shared-round';
import { findModel } from '../domain/models.ts';
import type { Flights, LiveDeps } from '../live/live-deps.ts';
import { CANCELLED_AFTER_MS, LATE_MS } from '../live/phases.ts';
import { openTableRound } from '../live/open-round.ts';
import { callOff, moved, waitsForSlips } from '../live/run-table.ts';
import { tableName } from '../live/table-name.ts';
import { later } from '../live/table-time.ts';
import { readRules } from '../store/definitions.ts';
import { insertExits, listExitsOfRound } from '../store/flights.ts';
import { listSeats, listTakenSlipIds } from '../store/seats.ts';
import type { SlipRow } from '../store/seats.ts';
import type { Chains } from './chains.ts';
import { payExits } from './pay-exits.ts';
import { listAboard, settleFlight } from './settle-flight.ts';
import { AHEAD_MS, BOARDING_MS, ENDED_MS, FIXING_MS, LANDING_MS } from './phases.ts';

const AGAIN_MS = 1_000;
/** Automatic exits within this time are written together: a full room would have the node read all bets for each. */
const EXITS_GATHER_MS = 100;

export const createFlights = (chains: Chains): Flights => ({
  open: async (deps, table, number, now) => {
    // A source of chance that failed its tests opens nothing; players see a refusal.
    deps.seeds.requireChance();
    const model = findModel(table.model);
    if (!model) throw new Error('Nobody knows how to fly.');
    const seed = deps.roundSeeds.ofLink(await chains.seedFor(deps.db, table.id, number, now));
    return openTableRound(deps, table, number, {
      ...seed,
      rules: model.hash,
      opensAt: now,
      closesAt: later(now, BOARDING_MS),
    });
  },
  bringOn,
});

const bringOn: Flights['bringOn'] = async (deps, table, round, now) => {
  if (round.state === 'DEALT' && round.moves_at > now) return followFlight(deps, table, round, now);
  if (round.moves_at > now) return round.moves_at;
  const isLate = round.is_late || now.getTime() - round.moves_at.getTime() > LATE_MS;
  switch (round.state) {
    case 'OPEN':
      return moved(deps, table, round, { state: 'CLOSED', movesAt: isLate ? now : later(now, FIXING_MS), isLate });
    case 'CLOSED':
      if (await waitsForSlips(deps, round, now)) return later(now, AGAIN_MS / 4);
      // No node ran when the flight should have begun: nothing was drawn, and nobody is made to fly blind.
      return isLate ? callOff(deps, table, round, now) : takeOff(deps, table, round, now);
    case 'DEALT':
      await settleFlight(deps, round, { wasInterrupted: isLate });
      return moved(deps, table, round, { state: 'SETTLED', movesAt: later(now, ENDED_MS), isLate });
    case 'DECIDING':
    case 'SETTLED':
    case 'CANCELLED':
      return round.moves_at;
  }
};

/** Fixes the public value from the bets that stand, draws where the flight ends, and says when it starts. */
const takeOff: Flights['bringOn'] = async (deps, table, round, now) => {
  try {
    const bets = (await listTakenSlipIds(deps.db, round.id)).map(String);
    const publicValue = publicValueOf({ game: tableName(table), round: String(round.number), bets, beacon: '-' });
    const rules = (await readRules(deps.db, round.definition_hash)) as CrashRules;
    const point = crashPoint(deps.roundSeeds.wordsFor(round, table.model, publicValue), rules);
    const fliesAt = later(now, AHEAD_MS);
    const movesAt = later(fliesAt, flightMs(point) + LANDING_MS);
    await moved(deps, table, round, { state: 'DEALT', movesAt, publicValue, flight: { fliesAt, point } });
    return fliesAt;
  } catch (error) {
    deps.log.error({ err: error, table: tableName(table), round: round.number }, 'a flight cannot start');
    if (now.getTime() - round.closes_at.getTime() < CANCELLED_AFTER_MS) return later(now, AGAIN_MS);
    return callOff(deps, table, round, now);
  }
};

/** During the flight: stores automatic exits when due, announces the end, and returns when to check again. */
const followFlight: Flights['bringOn'] = async (deps, table, round, now) => {
  const { flies_at: fliesAt, point } = round;
  if (fliesAt === null || point === null) throw new Error(`Round ${round.id} flies nowhere.`);
  const waiting = (await listAboard(deps.db, round.id)).flatMap(({ slip, autoAt }) => {
    const ms = autoExitMs(point, autoAt);
    return ms === undefined || autoAt === null ? [] : [{ slip, autoAt, at: later(fliesAt, ms) }];
  });
  const reached = waiting.filter(({ at }) => at <= now);
  const exits = reached.map(({ slip, autoAt, at }) => ({
    slip_id: slip.id,
    round_id: round.id,
    at: autoAt,
    taken_by: 'AUTO' as const,
    taken_at: at,
  }));
  const endsAt = later(fliesAt, flightMs(point));
  const written = await insertExits(deps.db, exits);
  if (written > 0 || now >= endsAt) deps.tell(table.id);
  if (written > 0)
    await payReached(
      deps,
      round.id,
      reached.map(({ slip }) => slip),
    );
  return nextLook(
    now,
    waiting.map(({ at }) => at),
    [endsAt, round.moves_at],
  );
};

/** The next exit, after a pause in which further ones gather, or the next step of the flight, which does not wait. */
export const nextLook = (now: Date, exits: readonly Date[], steps: readonly Date[]): Date => {
  const pause = later(now, EXITS_GATHER_MS);
  const gathered = exits.filter((moment) => moment > now).map((moment) => (moment < pause ? pause : moment));
  const moments = [...gathered, ...steps.filter((moment) => moment > now)];
  return moments.reduce((first, moment) => (moment < first ? moment : first), moments[0] ?? pause);
};

/** Pays automatic exits as they come; who left by hand at the same moment is paid that exit. */
const payReached = async (deps: LiveDeps, roundId: bigint, reached: readonly SlipRow[]): Promise<void> => {
  const seats = new Map((await listSeats(deps.db, roundId)).map((seat) => [seat.id, seat]));
  const exits = await listExitsOfRound(deps.db, roundId);
  const left = reached.flatMap((slip) => {
    const [seat, exit] = [seats.get(slip.seat_id), exits.get(slip.id)];
    return seat && exit ? [{ seat, slip, exit }] : [];
  });
  await payExits(deps, left);
};
