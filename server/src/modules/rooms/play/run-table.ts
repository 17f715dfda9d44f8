import type { CardTableId } from '@fairground/contract/rooms/fields';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Pace, RoomsDeps } from '../deps.ts';
import { isStopped } from '../../catalog/index.ts';
import { PACE } from '../domain/pace.ts';
import { rulesOf } from '../domain/rules.ts';
import { blindsFactor } from '../domain/sit-and-go.ts';
import { isSeatStopped, ROOMS_VENDOR } from '../domain/tiles.ts';
import type { RoomSwitches, Switched } from '../operator/switches.ts';
import { deleteSeat, insertHand, keepRules, lockTable, saveTable } from '../store/work.ts';
import type { Snapshot } from '../store/work.ts';
import type { EventRow, TableRow } from '../tables.ts';
import type { HandSeeds } from './hand-seeds.ts';
import { moveHouse, payOut } from './money.ts';
import type { HouseAccounts } from './money.ts';
import { NEW_HAND, openWork, setTable } from './work.ts';
import type { Leaving, Surroundings, Work } from './work.ts';

/** What running tables stands on. */
export type PlayDeps = RoomsDeps & {
  readonly node: string;
  readonly seeds: HandSeeds;
  readonly switches: RoomSwitches;
  /** Tells those who sit at a table, and wakes the timer of its next step. */
  readonly moved: (change: Change) => void;
};

/** A table after a transaction, with what happened in it. */
export type Change = Snapshot & {
  readonly events: readonly EventRow[];
  readonly left: readonly Leaving[];
  readonly isChanged: boolean;
};

const LEAD_MS = 10_000;

export const paceOf = ({ pace }: Pick<RoomsDeps, 'pace'>): Pace => ({ ...PACE, ...pace });

/**
 * Works on a table in one transaction that holds its row: whatever is decided is written with the money it moves, or not at
 * all. Members hear of it after the commit.
 */
export const workOn = async <Value>(
  deps: PlayDeps,
  { tableId, houses }: { readonly tableId: CardTableId; readonly houses: HouseAccounts },
  decide: (work: Work, tx: Tx) => Promise<Value> | Value,
): Promise<{ readonly value: Value; readonly change: Change } | undefined> => {
  const stopped = await stoppedNow(deps);
  const done = await inTransaction(deps.db, async (tx) => {
    const snapshot = await lockTable(tx, tableId);
    if (!snapshot) return undefined;
    const work = openWork(snapshot, {
      pace: paceOf(deps),
      seeds: deps.seeds,
      around: {
        ...(await switchesOf(deps, tx, snapshot)),
        ...stopped(snapshot.table),
        playRooms: await playRooms(deps, tx, snapshot),
      },
    });
    const value = await decide(work, tx);
    return { value, change: await save(deps, tx, work, houses) };
  });
  if (done?.change.isChanged === true) deps.moved(done.change);
  return done;
};

/** What staff stopped, asked before the transaction: nobody asks for a second connection with one in hand. */
const stoppedNow = async ({
  catalog,
}: PlayDeps): Promise<(table: TableRow) => Pick<Surroundings, 'isStopped' | 'isTileStopped'>> => {
  const [stops, { games }] = await Promise.all([catalog.stops.read(), catalog.readAll()]);
  return (table) => ({
    isStopped: isStopped(stops, { vendor: ROOMS_VENDOR, gameId: '' }),
    isTileStopped: (catalogueGame) =>
      isSeatStopped(games, table, { catalogueGame, isStopped: (tile) => isStopped(stops, tile) }),
  });
};

/** Switches are looked at between hands. */
const switchesOf = ({ switches }: PlayDeps, tx: Tx, { table, hand }: Snapshot): Promise<Switched> =>
  table.phase === 'HAND' && hand?.status === 'PLAY'
    ? Promise.resolve({ isOpen: true, hasHouse: true })
    : switches.readIn(tx, table.room);

/** What protects players is asked between hands; a hand that is on is played to its end. */
const playRooms = async (
  { wallet }: PlayDeps,
  tx: Tx,
  { table, seats }: Snapshot,
): ReturnType<RoomsDeps['wallet']['readPlayRoom']> =>
  table.phase === 'HAND'
    ? new Map()
    : wallet.readPlayRoom(
        tx,
        seats.flatMap(({ member_id }): MemberId[] => (member_id === null ? [] : [member_id])),
      );

const save = async (deps: PlayDeps, tx: Tx, work: Work, houses: HouseAccounts): Promise<Change> => {
  if (!work.isTableChanged) return { ...changeOf(work), isChanged: false };
  await moveHouse(deps, tx, work, houses);
  await payOut(deps, tx, work);
  await openRow(tx, work);
  for (const { seat } of work.left) await deleteSeat(tx, seat);
  setTable(work, { version: work.table.version + 1n });
  const { table, hand, events } = work;
  await saveTable(tx, {
    ...{ table, events, hand: work.isHandChanged ? hand : undefined },
    seats: work.seats.filter(({ seat }) => work.changed.has(seat)),
    lead: { node: deps.node, forMs: LEAD_MS },
  });
  return { ...changeOf(work), isChanged: true };
};

const changeOf = ({ now, table, seats, hand, events, left }: Work) => ({ now, table, seats, hand, events, left });

/** A hand that was opened gets its number, and its events and the table name it. */
const openRow = async (tx: Tx, work: Work): Promise<void> => {
  const { hand } = work;
  if (hand?.id !== NEW_HAND) return;
  const { hash, text } = rulesOf(work.game, blindsFactor(work.sheet, hand.no));
  await keepRules(tx, { hash, text, game: hand.game });
  const id = await insertHand(tx, hand);
  work.hand = { ...hand, id };
  for (const [at, event] of work.events.entries()) work.events[at] = { ...event, hand_id: id };
  setTable(work, { hand_id: id });
};
