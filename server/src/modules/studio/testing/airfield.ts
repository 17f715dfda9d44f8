import * as contract from '@fairground/contract/crash-room/endpoints';
import { parseMoney } from '@fairground/contract/money';
import type { CrashPanel } from '@fairground/contract/studio/game';
import { flightMs } from '@fairground/engines/instant/shared-crash';
import { setTimeout as sleep } from 'node:timers/promises';
import { fakeClock } from '../../../testing/clock.ts';
import { asOwner } from '../../../testing/database.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { AHEAD_MS, BOARDING_MS, FIXING_MS, LANDING_MS } from '../crash/phases.ts';
import type { StudioDeps } from '../deps.ts';
import type { Studio } from '../index.ts';
import type { TableTime } from '../live/table-time.ts';
import { openArcade, untilTold } from './arcade.ts';

/** What a pass of the recovery calls late, and a little more. */
const LATE_MS = 12_100;

/** A crash room on real modules and a real database; its time stands still unless it is turned, and its driver follows. */
export const openAirfield = async (database: TestDatabase, parts: Partial<StudioDeps> = {}) => {
  const time: { now: () => Date } = fakeClock();
  let waiting: { readonly until: number; readonly wake: () => void }[] = [];
  let steps = 0;
  const tableTime: TableTime = {
    now: () => Promise.resolve(time.now()),
    wait: (ms) =>
      new Promise((resolve) => {
        steps += 1;
        waiting.push({ until: time.now().getTime() + ms, wake: resolve });
      }),
  };
  const arcade = await openArcade(
    database,
    ['crash'],
    { tableTime, mode: 'sandbox', ...parts },
    { minBet: parseMoney('1000') },
  );
  time.now = arcade.clock.now;

  /** Turns the clock and lets every driver take the step that is due then. */
  const turn = async (ms: number): Promise<void> => {
    arcade.clock.advance(ms);
    const due = waiting.filter(({ until }) => until <= time.now().getTime());
    waiting = waiting.filter(({ until }) => until > time.now().getTime());
    const before = steps;
    for (const { wake } of due) wake();
    for (let looks = 0; looks < 400 && steps < before + due.length; looks += 1) await sleep(5);
  };

  const rows = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await database.pool.query(text, [...values])).rows as Row[];
  type Flight = { id: string; number: number; state: string; point: number; flies_at: Date; moves_at: Date };
  const lastFlight = async (): Promise<Flight> => {
    const [flight] = await rows<Flight>(
      `select round.id, number, state, point, flies_at, moves_at from studio_table_round round
         join studio_table room on room.id = round.table_id where model = 'crash' order by number desc limit 1`,
    );
    if (!flight) throw new Error('Nothing flies here.');
    return flight;
  };

  /** Closes the bets and has the flight begin; where it ends can be set for tests that need to know. */
  const takeOff = async (point?: number): Promise<Flight> => {
    await turn(BOARDING_MS);
    await turn(FIXING_MS);
    if (point !== undefined) {
      const { id, flies_at } = await lastFlight();
      const movesAt = new Date(flies_at.getTime() + flightMs(point) + LANDING_MS).toISOString();
      await asOwner(
        database.url,
        `update studio_table_round set point = ${point}, moves_at = '${movesAt}' where id = ${id}`,
      );
    }
    await turn(AHEAD_MS);
    return lastFlight();
  };
  /** From the air to the paid end. */
  const land = async (): Promise<Flight> => {
    const { moves_at } = await lastFlight();
    await turn(Math.max(1, moves_at.getTime() - time.now().getTime() - LANDING_MS));
    await turn(LANDING_MS + 1);
    await turn(LANDING_MS);
    return lastFlight();
  };
  const recover = async (at: Studio = arcade.studio): Promise<void> => {
    const job = at.jobs?.find(({ name }) => name === 'studio.recover-tables');
    for (let passes = 0; passes < 4; passes += 1) {
      await job?.run(null, new AbortController().signal);
      arcade.clock.advance(LATE_MS);
    }
  };

  /** A player in the room. */
  const board = async (memberId: number, funds?: bigint) => {
    const { token, open } = await arcade.enter(memberId, 'crash', funds);
    let requests = 0;
    const watch = (at = arcade.studio) =>
      untilTold(() => arcade.ask(contract.watchCrash, { body: { token, version: null } }, { at }));
    const bet = async (
      panel: CrashPanel,
      amount: string,
      autoAt: number | null = null,
      { requestId = `bet-${memberId}-${(requests += 1)}`, number = 0, at = arcade.studio } = {},
    ) => {
      const flight = number === 0 ? (await lastFlight()).number : number;
      const body = { token, requestId, number: flight, panel, amount: parseMoney(amount), autoAt };
      return untilTold(() => arcade.ask(contract.betOnCrash, { body }, { at }));
    };
    const leave = async (panel: CrashPanel, at = arcade.studio) => {
      const { number } = await lastFlight();
      return arcade.ask(contract.leaveCrash, { body: { token, number, panel } }, { at });
    };
    const undo = (requestId: string) => arcade.ask(contract.undoCrashBet, { body: { token, requestId } });
    const enter = () => arcade.ask(contract.enterCrash, { body: { token } });
    return { token, open, watch, bet, leave, undo, enter };
  };

  return { ...arcade, turn, takeOff, land, lastFlight, recoverRooms: recover, board, rows };
};
