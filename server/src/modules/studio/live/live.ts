import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { Round, StudioRoundId } from '@fairground/contract/studio/round';
import type * as contract from '@fairground/contract/live-tables/endpoints';
import type { readRound } from '@fairground/contract/studio/endpoints';
import type { Job } from '../../../platform/jobs/index.ts';
import { newUuid } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { StudioDeps } from '../deps.ts';
import type { GameSetup, GameSetups } from '../game-setup.ts';
import { findTableModel } from '../domain/models/tables.ts';
import type { Seeds } from '../seeds.ts';
import type { PlaySession, PlaySessions } from '../sessions.ts';
import { fundsOf } from '../settle-round.ts';
import type { Funds } from '../settle-round.ts';
import { watchUntil } from '../store/live-tables.ts';
import type { TableRow } from '../store/live-tables.ts';
import { createChains } from '../crash/chains.ts';
import { createCrashRoom } from '../crash/room.ts';
import type { CrashRoom } from '../crash/room.ts';
import { createFlights } from '../crash/run-flight.ts';
import { decideHand } from '../blackjack/decide.ts';
import { askPlayers, endDecisions, readResults } from '../blackjack/run-hands.ts';
import { placeBets, undoBets } from './bets.ts';
import { createDriver } from './drive.ts';
import { createFloor } from './floor.ts';
import type { Floor } from './floor.ts';
import { hurryTable } from './hurry-table.ts';
import { createIdleRounds } from './idle-rounds.ts';
import { limitsOf } from './limits.ts';
import type { LiveDeps } from './live-deps.ts';
import { createOnlookers } from './onlookers.ts';
import { WATCHED_MS } from './phases.ts';
import { createPlayers } from './players.ts';
import { findSeats, proveSeat, recallSeats } from './recall-seats.ts';
import { createRoundSeeds } from './round-seeds.ts';
import { runTable } from './run-table.ts';
import { createSeenNames } from './seen-names.ts';
import { databaseTime, later } from './table-time.ts';
import { readCommon, readSeat } from './view.ts';
import type { Common } from './view.ts';

type Viewed = ValueOf<typeof contract.watchTable>;
type Order = Omit<BodyOf<typeof contract.placeBets>, 'token'>;
type Decide = Omit<BodyOf<typeof contract.decideHand>, 'token'>;

/** Live tables: many at once, each run while somebody looks. */
export type Live = {
  readonly enter: (token: string) => Promise<ValueOf<typeof contract.enterTable>>;
  readonly watch: (token: string, version: string | null) => Promise<Viewed>;
  readonly place: (token: string, order: Order) => Promise<Viewed>;
  readonly undo: (token: string, requestId: string) => Promise<Viewed>;
  /** Decides on a hand, where the game asks its players. */
  readonly decide: (token: string, order: Decide) => Promise<Viewed>;
  /** Whether rounds of the session's game are shared, and whether they once were a player's own. */
  readonly plays: (session: PlaySession) => Promise<{ readonly isShared: boolean; readonly wasSingle: boolean }>;
  readonly recall: (session: PlaySession, page: Parameters<typeof recallSeats>[2]) => Promise<Round[]>;
  readonly find: (memberId: MemberId, ids: readonly StudioRoundId[]) => ReturnType<typeof findSeats>;
  readonly prove: (memberId: MemberId, roundId: StudioRoundId) => Promise<ValueOf<typeof readRound> | undefined>;
  /** For sandboxes: brings a table on before its time. */
  readonly hurry: (order: BodyOf<typeof contract.hurryTable>) => Promise<ValueOf<typeof contract.hurryTable>>;
  readonly recoverJob: Job<null>;
  /** Flights many share are run as tables are. */
  readonly crash: CrashRoom;
  /** Tables as a page of the lobby shows them. */
  readonly floor: Floor;
  /** Has the tables of these games run from now on; answers how many were started. */
  readonly startClocks: (games: Parameters<LiveDeps['idle']['start']>[0]) => Promise<number>;
};

/** Roads and statistics show so many rounds. */
const PAST_MOST = 120;
/** A client polls again after this time without an answer. */
const WAIT_MS = 8_000;
/** How long the same look serves everybody at the table. */
const SAME_LOOK_MS = 400;

type House = StudioDeps & { readonly seeds: Seeds; readonly sessions: PlaySessions; readonly setups: GameSetups };

export const createLive = (house: House): Live => {
  const { db, clock, sessions, setups } = house;
  const looks = new Map<string, { readonly at: number; readonly look: Promise<Common> }>();
  const watched = new Map<string, { readonly table: TableRow; readonly until: number }>();
  const forget = (tableId: bigint): void => {
    for (const name of looks.keys()) if (name.startsWith(`${tableId} `)) looks.delete(name);
    crash.forget(tableId);
  };
  const onlookers = createOnlookers(house, forget);
  const chains = createChains(house);
  const seenNames = createSeenNames(house);
  const deps: LiveDeps = {
    ...house,
    roundSeeds: createRoundSeeds(house),
    chains,
    flights: createFlights(chains),
    hands: { ask: askPlayers, end: endDecisions, results: readResults },
    idle: createIdleRounds(house),
    playersOf: createPlayers({ db, seenNames }),
    time: house.tableTime ?? databaseTime(db),
    tell: onlookers.tell,
  };
  const node = newUuid(house.random);
  const driver = createDriver(deps, node);
  const crash = createCrashRoom({ live: deps, chains, wake: driver.wake, onlookers, seenNames });

  const sitDown = async (token: string) => {
    const session = await sessions.find(token);
    const setup = await setups.of(session.vendor, session.game, session.currency);
    return { session, setup, table: await tableOf(session, setup), token };
  };

  const takePart = async (token: string) => {
    const seated = await sitDown(token);
    driver.wake(seated.table.id);
    return seated;
  };

  /** The table of a session, watched from now on; said again only when the last word is half over. */
  const tableOf = async ({ vendor, game }: PlaySession, { model: { id } }: GameSetup): Promise<TableRow> => {
    const name = `${vendor} ${game}`;
    const now = clock.now().getTime();
    const known = watched.get(name);
    if (known && known.until > now) return known.table;
    const model = findTableModel(id);
    if (!model) throw new Refusal('studio.game-closed');
    const until = later(await deps.time.now(), WATCHED_MS);
    const table = await watchUntil(db, { vendor, game, model: model.game.kind }, until);
    watched.set(name, { table, until: now + WATCHED_MS / 3 });
    return table;
  };

  const look = (tableId: bigint, currency: string): Promise<Common> => {
    const name = `${tableId} ${currency}`;
    const now = performance.now();
    const kept = looks.get(name);
    if (kept && now - kept.at < SAME_LOOK_MS) return kept.look;
    const fresh = readCommon(deps, tableId, currency);
    looks.set(name, { at: now, look: fresh });
    fresh.catch(() => looks.delete(name));
    return fresh;
  };

  type Seated = Awaited<ReturnType<typeof sitDown>>;

  const show = async ({ session, token }: Seated, common: Common, told?: Funds): Promise<Viewed> => {
    const { row, seated, ...shared } = common;
    const seats = seated.map(({ memberId, seatId: _seat, ...each }) => ({
      ...each,
      isYou: memberId === session.memberId,
    }));
    const seat = row ? await readSeat(deps, row, session.memberId) : null;
    const isOver = row?.state === 'SETTLED' || row?.state === 'CANCELLED';
    const funds = told ?? (seat && isOver ? await readFunds(session, token) : undefined);
    return { view: { ...shared, now: await deps.time.now(), seats, seat }, funds: funds ?? null };
  };

  const readFunds = async ({ vendor, memberId }: PlaySession, token: string): Promise<Funds | undefined> =>
    fundsOf(await (await sessions.lineOf(vendor)).balance({ player: memberId, token }));

  const afterwards = async (seated: Seated, funds: Funds | undefined): Promise<Viewed> => {
    forget(seated.table.id);
    onlookers.notifySoon(seated.table.id);
    return show(seated, await look(seated.table.id, seated.session.currency), funds);
  };

  return {
    enter: async (token) => {
      const { setup, table } = await takePart(token);
      return { limits: limitsOf(setup), past: await deps.idle.past(table, PAST_MOST, await deps.time.now()) };
    },
    watch: async (token, version) => {
      deps.seeds.requireChance();
      const seated = await sitDown(token);
      const { table, session } = seated;
      const heard = onlookers.heard(table.id);
      const first = await look(table.id, session.currency);
      // The viewer who wakes a table sees the result of its last round, not only the one that opens now.
      driver.wake(table.id);
      // The first who comes waits for the first round to open.
      if (first.version !== version && first.round !== null) return show(seated, first);
      await onlookers.next(table.id, heard, WAIT_MS);
      return show(seated, await look(table.id, session.currency));
    },
    place: async (token, order) => {
      const seated = await takePart(token);
      return afterwards(seated, await placeBets(deps, seated, order));
    },
    undo: async (token, requestId) => {
      const seated = await takePart(token);
      return afterwards(seated, await undoBets(deps, seated, requestId));
    },
    decide: async (token, order) => {
      const seated = await takePart(token);
      const { funds, isLast } = await decideHand(deps, seated, order);
      // The dealer's cards need not wait for the driver's next look.
      if (isLast) await runTable(deps, seated.table.id, node);
      return afterwards(seated, funds);
    },
    plays: async ({ vendor, game, currency }) => {
      const { model } = await setups.of(vendor, game, currency);
      const wasSingle = model.kind === 'crash';
      return { isShared: wasSingle || findTableModel(model.id) !== undefined, wasSingle };
    },
    recall: (session, page) => recallSeats(deps, session, page),
    find: (memberId, ids) => findSeats(deps, memberId, ids),
    prove: (memberId, roundId) => proveSeat(deps, memberId, roundId),
    hurry: (order) => hurryTable({ ...deps, catalog: house.catalog }, order, node),
    recoverJob: driver.recover,
    crash,
    floor: createFloor(deps),
    startClocks: async (games) => deps.idle.start(games, await deps.time.now()),
  };
};
