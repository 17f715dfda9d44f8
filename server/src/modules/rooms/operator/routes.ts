import type { BodyOf } from '@fairground/contract/endpoint';
import { ALL_ROOMS } from '@fairground/contract/rooms/fields';
import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/rooms/operator-endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { actorOf } from '../../audit/index.ts';
import type { Actor } from '../../audit/index.ts';
import { sheetOfCode } from '../domain/rooms.ts';
import type { PlayDeps } from '../play/run-table.ts';
import { findSwitch, writeSwitch } from '../store/find.ts';
import { hands, oneHand, oneRoom, oneTable, partners, rake, rooms, tables } from './read-rooms.ts';
import { registerHandVoid } from './void-hand.ts';

/** The calls of staff. */
export const operatorRoutes = (deps: PlayDeps): readonly Route[] => {
  const holdVoid = registerHandVoid(deps);
  return [
    bind(contract.listRoomsForStaff, ({ query }) => rooms(deps, query)),
    bind(contract.readRoomForStaff, ({ query }) => oneRoom(deps, query.room)),
    bind(contract.switchRoom, async ({ body: { reason, ...change } }, caller) => {
      await turnSwitch(deps, actorOf(caller, reason), change);
      return {};
    }),
    bind(contract.listTablesForStaff, ({ query }) => tables(deps, query)),
    bind(contract.readTableForStaff, ({ query }) => oneTable(deps, query.tableId)),
    bind(contract.listHandsForStaff, ({ query }) => hands(deps, query)),
    bind(contract.readHandForStaff, ({ query }) => oneHand(deps, query.handId)),
    bind(contract.listPartnersForStaff, ({ query }) => partners(deps, query)),
    bind(contract.readRakeReport, ({ query }) => rake(deps, query)),
    bind(contract.voidHand, async ({ body: { handId, version, reason } }, caller) => ({
      approvalId: (await holdVoid(caller, { handId }, { reason, version })) as Id<'approval'>,
    })),
  ];
};

type SwitchChange = Omit<BodyOf<typeof contract.switchRoom>, 'reason'>;

/** Tables look at their room between hands, so that a hand is played to its end. */
const turnSwitch = async (
  { db, audit, currency }: PlayDeps,
  actor: Actor,
  { room, state, house, version }: SwitchChange,
): Promise<void> => {
  if (room !== ALL_ROOMS && !sheetOfCode(room, currency)) throw new Refusal('rooms.room-unknown');
  await inTransaction(db, async (tx) => {
    const before = (await findSwitch(tx, room)) ?? { room, is_open: true, has_house: true, version: 1n };
    const after = {
      ...before,
      is_open: state === undefined ? before.is_open : state === 'open',
      has_house: house === undefined ? before.has_house : house === 'on',
    };
    if (before.version.toString() !== version || !(await writeSwitch(tx, after)))
      throw new Refusal('approvals.state-conflict', { version: before.version.toString() });
    const told = ({ is_open, has_house }: typeof before) => ({ isOpen: is_open, hasHouse: has_house });
    await audit.record(tx, {
      ...actor,
      ...{
        action: 'rooms.switch-room',
        resource: 'rooms-room',
        resourceId: room,
        before: told(before),
        after: told(after),
      },
    });
  });
};
