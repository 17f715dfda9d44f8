import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/crash-room/endpoints';
import type { CrashView } from '@fairground/contract/crash-room/flight';
import { spotOfPanel } from '@fairground/engines/instant/shared-crash';
import { Refusal } from '../../../platform/refusal.ts';
import type { GameSetup } from '../game-setup.ts';
import { placeBets, undoBets } from '../live/bets.ts';
import type { LiveDeps } from '../live/live-deps.ts';
import type { Onlookers } from '../live/onlookers.ts';
import { WATCHED_MS } from '../live/phases.ts';
import type { SeenNames } from '../live/seen-names.ts';
import { later } from '../live/table-time.ts';
import type { PlaySession } from '../sessions.ts';
import { fundsOf } from '../settle-round.ts';
import type { Funds } from '../settle-round.ts';
import { listPoints } from '../store/flights.ts';
import { watchUntil } from '../store/live-tables.ts';
import type { TableRow } from '../store/live-tables.ts';
import type { Chains } from './chains.ts';
import { payExits } from './pay-exits.ts';
import { leaveFlight } from './leave-flight.ts';
import { betMaxOf, flightFaultOf } from './limits.ts';
import { lookAtFlight, readCrashSeat, showCrowd, showFlight, versionOf } from './view-flight.ts';
import type { FlightLook } from './view-flight.ts';

type Viewed = ValueOf<typeof contract.watchCrash>;
type Bet = Omit<BodyOf<typeof contract.betOnCrash>, 'token'>;
type Leave = Omit<BodyOf<typeof contract.leaveCrash>, 'token'>;

/** Rooms in which everybody flies together: one for each game of crash. */
export type CrashRoom = {
  readonly enter: (token: string) => Promise<ValueOf<typeof contract.enterCrash>>;
  readonly watch: (token: string, version: string | null) => Promise<Viewed>;
  readonly bet: (token: string, order: Bet) => Promise<Viewed>;
  readonly undo: (token: string, requestId: string) => Promise<Viewed>;
  readonly leave: (token: string, order: Leave) => Promise<ValueOf<typeof contract.leaveCrash>>;
  /** Something changed in a room: the next who asks is shown it. */
  readonly forget: (tableId: bigint) => void;
};

/** What a room shares with the tables: their clock, their driver, and those who wait. */
export type RoomDeps = {
  readonly live: LiveDeps;
  readonly chains: Chains;
  readonly wake: (tableId: bigint) => void;
  readonly onlookers: Pick<Onlookers, 'heard' | 'next'>;
  readonly seenNames: SeenNames;
};

const PAST_MOST = 60;
const WAIT_MS = 8_000;
/** How long the same look serves everybody in the room. */
const SAME_LOOK_MS = 250;
/** Bets and exits come many at a time: they are announced together. */
const GATHER_MS = 250;

export const createCrashRoom = ({ live, chains, wake, onlookers, seenNames }: RoomDeps): CrashRoom => {
  const { db, clock, sessions, setups } = live;
  const looks = new Map<string, { readonly at: number; readonly look: Promise<FlightLook> }>();
  const watched = new Map<string, { readonly table: TableRow; readonly until: number }>();
  const gathering = new Set<bigint>();

  /** The room of a session, watched from now on; announced again only when half of its time is over. */
  const roomOf = async ({ vendor, game }: PlaySession, { model }: GameSetup): Promise<TableRow> => {
    if (model.kind !== 'crash') throw new Refusal('studio.game-closed');
    const name = `${vendor} ${game}`;
    const now = clock.now().getTime();
    const known = watched.get(name);
    if (known && known.until > now) return known.table;
    const until = later(await live.time.now(), WATCHED_MS);
    const table = await watchUntil(db, { vendor, game, model: 'crash' }, until);
    watched.set(name, { table, until: now + WATCHED_MS / 3 });
    return table;
  };

  const board = async (token: string) => {
    const session = await sessions.find(token);
    const setup = await setups.of(session.vendor, session.game, session.currency);
    return { session, setup, table: await roomOf(session, setup), token, faultOf: flightFaultOf };
  };
  type Aboard = Awaited<ReturnType<typeof board>>;

  const lookName = ({ table, session: { currency } }: Aboard): string => `${table.id} ${currency}`;

  const lookAfresh = (at: Aboard): Promise<FlightLook> => {
    const name = lookName(at);
    const look = lookAtFlight({ db, chains }, at.table.id, at.session.currency);
    looks.set(name, { at: performance.now(), look });
    look.catch(() => looks.delete(name));
    return look;
  };

  /** Everybody a change wakes shares one look: a change clears what is kept before it wakes them. */
  const look = (at: Aboard): Promise<FlightLook> => {
    const kept = looks.get(lookName(at));
    return kept && performance.now() - kept.at < SAME_LOOK_MS ? kept.look : lookAfresh(at);
  };

  const show = async (at: Aboard, seen: FlightLook, told?: Funds): Promise<Viewed> => {
    const { memberId } = at.session;
    const { row } = seen;
    const seat = row ? await readCrashSeat(live, row, memberId) : null;
    const isOver = row?.state === 'SETTLED' || row?.state === 'CANCELLED';
    const funds = told ?? (seat && isOver ? await readFunds(at) : undefined);
    const now = await live.time.now();
    const view: CrashView = {
      version: versionOf(seen, now),
      now,
      round: showFlight(live, seen, now),
      ...showCrowd(seen, await seenNames([...new Set(seen.riders.map(({ member_id }) => member_id))]), memberId),
      seat,
    };
    return { view, funds: funds ?? null };
  };

  const readFunds = async ({ session: { vendor, memberId }, token }: Aboard): Promise<Funds | undefined> =>
    fundsOf(await (await sessions.lineOf(vendor)).balance({ player: memberId, token }));

  const notifySoon = (tableId: bigint): void => {
    if (gathering.has(tableId)) return;
    gathering.add(tableId);
    setTimeout(() => {
      gathering.delete(tableId);
      live.tell(tableId);
    }, GATHER_MS).unref();
  };

  const afterwards = async (at: Aboard, funds?: Funds): Promise<Viewed> => {
    notifySoon(at.table.id);
    return show(at, await lookAfresh(at), funds);
  };

  return {
    forget: (tableId) => {
      for (const name of looks.keys()) if (name.startsWith(`${tableId} `)) looks.delete(name);
    },
    enter: async (token) => {
      const { setup, table } = await board(token);
      wake(table.id);
      const rows = await listPoints(db, table.id, PAST_MOST);
      const past = rows.flatMap(({ number, point }) => (point === null ? [] : [{ number, point }])).toReversed();
      return { betMax: betMaxOf(setup), past };
    },
    watch: async (token, version) => {
      live.seeds.requireChance();
      const at = await board(token);
      const heard = onlookers.heard(at.table.id);
      const first = await look(at);
      wake(at.table.id);
      // The first who comes waits for the first flight to take bets.
      if (first.row && versionOf(first, await live.time.now()) !== version) return show(at, first);
      await onlookers.next(at.table.id, heard, WAIT_MS);
      return show(at, await look(at));
    },
    bet: async (token, { requestId, number, panel, amount, autoAt }) => {
      const at = await board(token);
      wake(at.table.id);
      const bets = [{ spot: spotOfPanel(panel, autoAt), amount }];
      return afterwards(at, await placeBets(live, at, { requestId, number, bets }));
    },
    undo: async (token, requestId) => {
      const at = await board(token);
      return afterwards(at, await undoBets(live, at, requestId));
    },
    leave: async (token, order) => {
      const at = await board(token);
      const { exit, left } = await leaveFlight(live, at, order);
      return { ...(await afterwards(at, await payExits(live, [left]))), exit };
    },
  };
};
