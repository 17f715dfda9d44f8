import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { takeQuickSeat } from '@fairground/contract/rooms/endpoints';
import type { CardAction, CardTableId } from '@fairground/contract/rooms/fields';
import type { TableView } from '@fairground/contract/rooms/table';
import { seatCommitOf } from '@fairground/engines/cards/hand-deck';
import { asOwner } from '../../../testing/database.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import type { Announce } from '../../../platform/events/index.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, approvalsOf, callRoute } from '../../../testing/modules.ts';
import { aTable } from '../../betting/testing/table.ts';
import { aCatalog } from '../../catalog/testing/catalog.ts';
import type { Pace } from '../deps.ts';
import { createRooms } from '../index.ts';
import type { Rooms } from '../index.ts';

export { aGame, rowsOf } from '../../catalog/testing/rows.ts';

export const dong = (amount: number): Money => money(BigInt(Math.round(amount * 10_000)));

/** A table that waits for nobody: its clocks are made due where a test wants them to be. */
export const HURRIED: Pace = { seatingMs: 0, revealMs: 60_000, pauseMs: 0, thinksMs: 0, graceMs: 0, clockPart: 1 };

/** Rooms over one database, and short ways to do what players do. */
export const aRoomsFloor = async (database: TestDatabase, pace: Partial<Pace> = HURRIED) => {
  const { db, pool, url } = database;
  const table = await aTable({ db, pool });
  const catalog = aCatalog(table);
  const announced: { readonly name: string; readonly payload: unknown }[] = [];
  const deps = {
    ...table,
    announce: (async (_tx, { name }, payload) => void announced.push({ name, payload })) satisfies Announce,
    ...{ catalog, pace, tenant: 'fairground', currency: 'VND' },
    maskedNames: (ids: readonly MemberId[]) => Promise.resolve(new Map(ids.map((id) => [id, `pl***${id}`]))),
  };
  const rooms = createRooms(deps);
  /** Another node over the same database. */
  const anotherNode = (): Rooms => createRooms({ ...deps, ...approvalsOf(table) });
  let serial = 0;

  const as = (member: MemberId) => aCaller({ session: aSession({ memberId: member, language: 'EN' }) });
  const askOn =
    (node: Rooms) =>
    <Value>(name: string, input: object, member?: MemberId): Promise<Value> =>
      callRoute(node.routes, `rooms.${name}`, input, member === undefined ? aCaller() : as(member)) as Promise<Value>;
  const ask = askOn(rooms);

  const newId = (): string => `request-${(serial += 1)}`;
  const quick = async (
    member: MemberId,
    room: string,
    parts: Partial<BodyOf<typeof takeQuickSeat>> = {},
  ): Promise<TableView> =>
    (await ask<{ table: TableView }>('take-quick-seat', { body: { room, requestId: newId(), ...parts } }, member))
      .table;
  const read = async (member: MemberId, tableId: CardTableId): Promise<TableView> =>
    (await ask<{ table: TableView }>('read-table', { query: { tableId } }, member)).table;

  const seedOf = (member: MemberId, no: number): string =>
    (member * 1_000_003n + BigInt(no)).toString(16).padStart(32, '0');
  const commit = async (member: MemberId, view: TableView): Promise<void> => {
    const { no } = view.next;
    const name = { game: view.room.game, table: view.tableId.toString(), hand: no };
    const promised = seatCommitOf(name, { seat: view.yourSeat ?? 0, seed: seedOf(member, no) });
    await ask('commit-seed', { body: { tableId: view.tableId, no, commit: promised } }, member);
  };
  const reveal = (member: MemberId, view: TableView) =>
    ask<{ table: TableView }>(
      'reveal-seed',
      { body: { tableId: view.tableId, no: view.hand?.no ?? 0, seed: seedOf(member, view.hand?.no ?? 0) } },
      member,
    );
  const act = (member: MemberId, view: TableView, action: CardAction, requestId = newId()) =>
    ask<{ seq: number; table: TableView }>(
      'act',
      { body: { tableId: view.tableId, hand: view.hand?.handId, requestId, action } },
      member,
    );

  /** Makes everything on a table due now, clocks of seats too. */
  const makeDue = async (tableId: CardTableId): Promise<void> => {
    await passTime(tableId);
    await rooms.sweep();
  };
  const passTime = async (tableId: CardTableId): Promise<void> => {
    await asOwner(
      url,
      `update rooms_hand h set clocks = (select coalesce(jsonb_agg(jsonb_set(c, '{due}', '0')), '[]') from jsonb_array_elements(h.clocks) c)
         from rooms_table t where t.id = ${tableId} and h.id = t.hand_id;
       update rooms_table set moves_at = clock_timestamp() - interval '1 second', lead_until = '2000-01-01' where id = ${tableId} and moves_at is not null`,
    );
  };

  /** Commits, shows and deals: the table as each of the members sees it then. */
  const deal = async (members: readonly MemberId[], tableId: CardTableId): Promise<readonly TableView[]> => {
    for (const member of members) {
      const view = await read(member, tableId);
      if (view.next.needsCommit) await commit(member, view);
    }
    for (let look = 0; look < 6; look += 1) {
      const [first] = members;
      const view = first === undefined ? undefined : await read(first, tableId);
      if (view?.phase === 'HAND') break;
      await makeDue(tableId);
    }
    for (const member of members) {
      const view = await read(member, tableId);
      if (view.needsReveal) await reveal(member, view);
    }
    return Promise.all(members.map((member) => read(member, tableId)));
  };

  /** What lies on tables and what their accounts hold: the two are always the same. */
  const escrows = async () => {
    const { rows } = await asOwner(
      url,
      `select coalesce((select sum(stack) from rooms_seat where member_id is not null), 0)::text as people,
              coalesce((select sum(balance) from wallet_account where kind like 'HOLD_PVP:%'), 0)::text as escrow,
              coalesce((select sum(stack) from rooms_seat where member_id is null), 0)::text as house,
              coalesce((select sum(balance) from wallet_account where kind like 'ROOM:%'), 0)::text as pools`,
    );
    return rows[0] as { people: string; escrow: string; house: string; pools: string };
  };

  const aGambler = (amount = 10_000_000): Promise<MemberId> => table.aPlayer(amount * 10_000);
  const cashOf = async (member: MemberId): Promise<number> => (await table.cashOf(member)) / 10_000;

  return {
    ...table,
    ...{ db, pool, url, deps, rooms, anotherNode, ask, askOn, as, newId, quick, read, commit, reveal, act },
    ...{ catalog, announced, makeDue, passTime, deal, escrows, aGambler, cashOf, seedOf },
  };
};
