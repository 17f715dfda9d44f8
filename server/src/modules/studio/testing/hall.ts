import { parseMoney } from '@fairground/contract/money';
import type { TableKind } from '@fairground/contract/studio/game';
import { TABLE_KINDS } from '@fairground/contract/studio/game';
import * as contract from '@fairground/contract/live-tables/endpoints';
import { fakeClock } from '../../../testing/clock.ts';
import { asOwner } from '../../../testing/database.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { DECIDING_MS } from '../blackjack/run-hands.ts';
import type { Studio } from '../index.ts';
import { BETTING_MS, CLOSING_MS, DEAL_MS } from '../live/phases.ts';
import type { TableTime } from '../live/table-time.ts';
import { openArcade, untilTold } from './arcade.ts';

type Bets = Readonly<Record<string, string>>;

/** What a pass of the recovery calls late, and a little more. */
const LATE_MS = 12_100;
const PASSES_MAX = 20;

/** Money of rounds that take no bets any more. */
const UNDER_WAY = `
  select from studio_seat seat join studio_table_round round on round.id = seat.round_id
   where seat.state in ('SETTLING', 'REFUNDING')
      or round.state <> 'OPEN' and exists (
           select from studio_slip slip where slip.seat_id = seat.id and slip.state in ('ASKED', 'UNDOING'))`;

/** Since the hall opened, as in the product, or since the first look, which begins with round 1 whatever the time. */
type Runs = 'around the clock' | 'when looked at';

/** A hall of live tables on real modules and a real database, whose time is turned by hand. */
export const openHall = async (database: TestDatabase, { runs = 'when looked at' }: { readonly runs?: Runs } = {}) => {
  // As early as the clock of the modules begins, which takes over as soon as they are there.
  const time: { now: () => Date } = fakeClock('2026-01-05T08:00:00Z');
  // Tables take their first step when somebody looks; every further one is taken by the pass that finds it late.
  const tableTime: TableTime = { now: () => Promise.resolve(time.now()), wait: () => new Promise(() => undefined) };
  const arcade = await openArcade(
    database,
    TABLE_KINDS,
    { tableTime, mode: 'sandbox' },
    { minBet: parseMoney('1000') },
  );
  time.now = arcade.clock.now;
  if (runs === 'when looked at')
    await asOwner(database.url, 'delete from studio_table_clock; delete from studio_table');

  const recoverTables = async (at: Studio = arcade.studio): Promise<void> => {
    const job = at.jobs?.find(({ name }) => name === 'studio.recover-tables');
    // A wallet call that timed out is left to the next pass, as in production a minute later.
    for (let passes = 0; passes < PASSES_MAX; passes += 1) {
      await job?.run(null, new AbortController().signal);
      const { rowCount } = await database.pool.query(UNDER_WAY);
      if (rowCount === 0) return;
      arcade.clock.advance(LATE_MS);
    }
  };

  /** Lets the time pass and what is due then be done. */
  const pass = async (ms: number, at?: Studio): Promise<void> => {
    arcade.clock.advance(ms + LATE_MS);
    await recoverTables(at);
  };
  /** From open bets to the paid result. */
  const playOut = async (kind: TableKind, at?: Studio): Promise<void> => {
    const phases = [BETTING_MS, CLOSING_MS, ...(kind === 'blackjack' ? [DECIDING_MS] : []), DEAL_MS[kind]];
    for (const ms of phases) await pass(ms, at);
  };

  /** A player at a table. */
  const sit = async (memberId: number, kind: TableKind, funds?: bigint) => {
    const { token, open } = await arcade.enter(memberId, kind, funds);
    let requests = 0;
    const watch = (at = arcade.studio) =>
      untilTold(() => arcade.ask(contract.watchTable, { body: { token, version: null } }, { at }));
    const bet = (
      bets: Bets,
      { requestId = `slip-${memberId}-${(requests += 1)}`, number = 1, at = arcade.studio } = {},
    ) => {
      const laid = Object.entries(bets).map(([spot, amount]) => ({ spot, amount: parseMoney(amount) }));
      const body = { token, requestId, number, bets: laid };
      return untilTold(() => arcade.ask(contract.placeBets, { body }, { at }));
    };
    const undo = (requestId: string) => untilTold(() => arcade.ask(contract.undoBets, { body: { token, requestId } }));
    const enter = () => arcade.ask(contract.enterTable, { body: { token } });
    return { token, open, watch, bet, undo, enter };
  };

  return { ...arcade, pass, playOut, sit, recoverTables };
};
