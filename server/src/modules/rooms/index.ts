/** Runs the card rooms: tables where people play each other, their money on the table, fair deals and players of the house. */
import * as contract from '@fairground/contract/rooms/endpoints';
import { money } from '@fairground/contract/money';
import { bind } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { newToken } from '../../platform/random.ts';
import type { RandomSource } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import { roomsOffers } from './console.ts';
import type { RoomsDeps } from './deps.ts';
import { ALL_ROOMS, ROOM_MODELS, sheetOf, sheetOfCode } from './domain/rooms.ts';
import { operatorRoutes } from './operator/routes.ts';
import { createSwitches } from './operator/switches.ts';
import { createDriver } from './play/driver.ts';
import type { Driver } from './play/driver.ts';
import { aboutSeed, createHandSeeds, SEEDS_BOX } from './play/hand-seeds.ts';
import type { Change, PlayDeps } from './play/run-table.ts';
import { act, commit, leave, readOwnTable, ready, reveal, say, topUp } from './seats/at-table.ts';
import { openPrivate, takeNamedSeat, takeQuick } from './seats/sit-down.ts';
import { createTableCurrencies } from './seats/table-currency.ts';
import { ownHands, proveHand, readOwnHand, readRules } from './show/hands.ts';
import { tellSeats } from './show/tell-seats.ts';
import { shownRoom } from './show/view-table.ts';
import { countRooms, listOpenTables, listSeatsOf } from './store/find.ts';
import { roomsData } from './store/personal-data.ts';

export type { Pace } from './deps.ts';
export { pairNoticed } from './facts.ts';

/** The columns that hold closed secrets of this module. */
export const roomsSecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => {
  const box = createSecretBox(keys, random, SEEDS_BOX);
  return [
    { box, table: 'rooms_hand', key: 'id', column: 'sealed', about: { column: 'commitment', of: aboutSeed } },
    {
      box,
      table: 'rooms_table',
      key: 'id',
      column: 'next_sealed',
      about: { column: 'next_commitment', of: aboutSeed },
    },
  ];
};

export type Rooms = Module & {
  /** Brings tables on as long as this node runs; any number of nodes may. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Opens the games of the catalogue that the rooms play; answers how many. */
  readonly openGames: () => Promise<number>;
  /** Does everything that is due by now, without asking which node leads a table; a node does it by itself. */
  readonly sweep: Driver['sweep'];
};

const TABLES_SHOWN = 50;

export const createRooms = (given: RoomsDeps): Rooms => {
  const { db, wallet } = given;
  const heard: { moved: (change: Change) => void } = { moved: () => undefined };
  const play: PlayDeps = {
    ...given,
    node: newToken(given.random, 12),
    seeds: createHandSeeds(given.random, given.secretsKey),
    switches: createSwitches(),
    moved: (change) => heard.moved(change),
  };
  const driver = createDriver(play);
  heard.moved = (change) => {
    tellSeats(given, change);
    driver.wake(change);
  };
  const deps = { ...play, driver, currencyOfTable: createTableCurrencies(db) };
  const currencyOf = async ({ session }: Caller): Promise<string> =>
    session ? wallet.currencyOf(session) : given.currency;

  const listRooms = async (game: string | undefined, currency: string) => {
    const [counts, switchedOf] = await Promise.all([countRooms(db, currency), play.switches.readAll(db)]);
    return ALL_ROOMS.flatMap((name) => {
      if (game !== undefined && name.game !== game) return [];
      const sheet = sheetOf(name, currency);
      const { isOpen, hasHouse } = switchedOf(sheet.room);
      const count = counts.get(sheet.room) ?? { players: 0, tables: 0 };
      return isOpen ? [shownRoom(sheet, count, hasHouse)] : [];
    });
  };

  return {
    start: driver.start,
    stop: driver.stop,
    sweep: driver.sweep,
    openGames: () => given.catalog.openModels(ROOM_MODELS),
    personalData: roomsData,
    console: { offers: roomsOffers },
    routes: [
      ...operatorRoutes(deps),
      bind(contract.listRooms, async ({ query }, caller) => ({
        list: await listRooms(query.game, await currencyOf(caller)),
      })),
      bind(contract.listCardTables, async ({ query }, caller) => {
        const currency = await currencyOf(caller);
        if (!sheetOfCode(query.room, currency)) throw new Refusal('rooms.room-unknown');
        const rows = await listOpenTables(db, query.room, currency, TABLES_SHOWN);
        return { list: rows.map(({ id, ...row }) => ({ tableId: id, ...row })) };
      }),
      bind(contract.listOwnSeats, async (_input, { session }) => ({
        list: (await listSeatsOf(db, session.memberId)).map(({ table_id, room, stack }) => ({
          ...{ tableId: table_id, room, stack: money(stack) },
        })),
      })),
      bind(contract.takeQuickSeat, async ({ body }, caller) => ({ table: await takeQuick(deps, body, caller) })),
      bind(contract.openPrivateTable, async ({ body }, caller) => ({ table: await openPrivate(deps, body, caller) })),
      bind(contract.takeSeat, async ({ body }, caller) => ({ table: await takeNamedSeat(deps, body, caller) })),
      bind(contract.readCardTable, ({ query }, caller) => readOwnTable(deps, query, caller)),
      bind(contract.topUpSeat, async ({ body }, caller) => ({ table: await topUp(deps, body, caller) })),
      bind(contract.setReady, async ({ body }, caller) => ({ table: await ready(deps, body, caller) })),
      bind(contract.leaveCardTable, ({ body }, caller) => leave(deps, body, caller)),
      bind(contract.commitSeed, ({ body }, caller) => commit(deps, body, caller)),
      bind(contract.revealSeed, async ({ body }, caller) => ({ table: await reveal(deps, body, caller) })),
      bind(contract.actInHand, ({ body }, caller) => act(deps, body, caller)),
      bind(contract.sayAtTable, ({ body }, caller) => say(deps, body, caller)),
      bind(contract.listHands, ({ query }, { session }) => ownHands(deps, session.memberId, query)),
      bind(contract.readHand, ({ query }, { session }) => readOwnHand(deps, session.memberId, query.handId)),
      bind(contract.readHandProof, ({ query }, { session }) => proveHand(deps, session.memberId, query.handId)),
      bind(contract.readRoomRules, ({ query }) => readRules(deps, query.game)),
    ],
  };
};
