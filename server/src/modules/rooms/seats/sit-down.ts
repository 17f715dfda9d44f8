import { hash } from 'node:crypto';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { openPrivateTable, takeQuickSeat, takeSeat } from '@fairground/contract/rooms/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { CardTableId } from '@fairground/contract/rooms/fields';
import type { TableView } from '@fairground/contract/rooms/table';
import { money, writeMoney } from '@fairground/contract/money';
import { inTransaction, isUniqueViolation } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AccountId } from '../../wallet/index.ts';
import { sheetOfCode } from '../domain/rooms.ts';
import type { RoomSheet } from '../domain/rooms.ts';
import { SAME_STACK_MS } from '../domain/pace.ts';
import { hasBegun } from '../domain/sit-and-go.ts';
import { opensRoom, ROOMS_VENDOR, tilesOf } from '../domain/tiles.ts';
import { housesOf, seatTransfer } from '../play/money.ts';
import { workOn } from '../play/run-table.ts';
import type { PlayDeps } from '../play/run-table.ts';
import { newSeat, seatNext, tendSeats } from '../play/tend-seats.ts';
import { isHouse, people, setTable, standUp } from '../play/work.ts';
import type { Work } from '../play/work.ts';
import { viewTable } from '../show/view-table.ts';
import { findRequest, findTableByCode, insertTable, keepRequest, listOpenTables, listSeatsOf } from '../store/find.ts';
import { findDeparture } from '../store/departures.ts';
import { readTable } from '../store/work.ts';
import { seatOf } from './player.ts';
import type { Player } from './player.ts';

type Sitting = {
  readonly player: Player;
  readonly sheet: RoomSheet;
  readonly requestId: string;
  readonly fingerprint: string;
  readonly buyIn: bigint;
  readonly seat: number | undefined;
  readonly name: string;
  readonly catalogueGame: string;
  readonly cash: AccountId;
  readonly escrow: AccountId;
};

const TABLES_LOOKED_AT = 20;
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

export const takeQuick = async (
  deps: PlayDeps,
  body: BodyOf<typeof takeQuickSeat>,
  player: Player,
): Promise<TableView> => {
  const sitting = await readyToSit(deps, body, player, { room: body.room });
  const again = await repeated(deps, sitting);
  if (again) return again;
  const tables = await listOpenTables(deps.db, sitting.sheet.room, sitting.sheet.currency, TABLES_LOOKED_AT);
  for (const { id } of tables) {
    const shown = await sitAt(deps, id, sitting);
    if (shown !== 'full') return shown;
  }
  const fresh = await openTable(deps, sitting.sheet, { code: null, hasHouse: true });
  return seated(await sitAt(deps, fresh, sitting));
};

export const openPrivate = async (
  deps: PlayDeps,
  body: BodyOf<typeof openPrivateTable>,
  player: Player,
): Promise<TableView> => {
  const sitting = await readyToSit(deps, body, player, { room: body.room, hasHouse: body.hasHouse });
  const again = await repeated(deps, sitting);
  if (again) return again;
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[deps.random.below(CODE_LETTERS.length)]).join('');
  const tableId = await openTable(deps, sitting.sheet, { code, hasHouse: body.hasHouse });
  return seated(await sitAt(deps, tableId, sitting));
};

export const takeNamedSeat = async (
  deps: PlayDeps,
  body: BodyOf<typeof takeSeat>,
  player: Player,
): Promise<TableView> => {
  const tableId = await namedTable(deps, body);
  const found = await readTable(deps.db, tableId);
  if (!found || found.table.phase === 'CLOSED') throw new Refusal('rooms.table-unknown');
  // A private table is found by its code alone.
  if (found.table.code !== null && body.code !== found.table.code && !seatOf(found, player.session.memberId))
    throw new Refusal('rooms.table-unknown');
  const sitting = await readyToSit(deps, body, player, { room: found.table.room, tableId, seat: body.seat });
  if (found.table.currency !== sitting.sheet.currency) throw new Refusal('rooms.table-unknown');
  return (await repeated(deps, sitting)) ?? seated(await sitAt(deps, tableId, sitting));
};

const namedTable = async ({ db }: PlayDeps, { tableId, code }: BodyOf<typeof takeSeat>): Promise<CardTableId> => {
  if (tableId !== undefined) return tableId;
  if (code === undefined) throw new Refusal('rooms.table-unknown');
  const found = await findTableByCode(db, code);
  if (found === undefined) throw new Refusal('rooms.code-unknown');
  return found;
};

const seated = (shown: TableView | 'full'): TableView => {
  if (shown === 'full') throw new Refusal('rooms.table-full');
  return shown;
};

/** The same request again is the same seat, also when it was given up since. */
const repeated = async (
  { db }: PlayDeps,
  { player, requestId, fingerprint }: Pick<Sitting, 'player' | 'requestId' | 'fingerprint'>,
): Promise<TableView | undefined> => {
  const { memberId } = player.session;
  const before = await findRequest(db, memberId, requestId);
  if (!before) return undefined;
  if (before.fingerprint !== fingerprint) throw new Refusal('rooms.request-id-taken');
  const table = await readTable(db, before.table_id);
  if (!table) throw new Refusal('rooms.table-unknown');
  return viewTable(table, seatOf(table, memberId)?.seat ?? null);
};

type SeatOrder = Pick<BodyOf<typeof takeQuickSeat>, 'requestId' | 'buyIn' | 'nodeId'>;
type Where = {
  readonly room: string;
  readonly tableId?: CardTableId;
  readonly seat?: number | undefined;
  readonly hasHouse?: boolean;
};

/** Everything that is asked before a table is touched: the catalogue's switches, the amount, the name others see. */
const readyToSit = async (
  deps: PlayDeps,
  { requestId, buyIn, nodeId }: SeatOrder,
  player: Player,
  where: Where,
): Promise<Sitting> => {
  const { wallet, maskedNames } = deps;
  const { memberId } = player.session;
  const currency = await wallet.currencyOf(player.session);
  const sheet = sheetOfCode(where.room, currency);
  if (!sheet) throw new Refusal('rooms.room-unknown');
  const catalogueGame = await admitted(deps, sheet, nodeId, player);
  const { most } = sheet;
  const least = await leastFor(deps, memberId, sheet);
  const wanted = buyIn ?? money(least);
  const isWhole = sheet.chip === null || wanted % sheet.chip === 0n;
  if (wanted < least || wanted > most || !isWhole) throw refusedAmount(least, most);
  const [{ cash }, escrow, names] = await Promise.all([
    wallet.accountsOf(memberId, currency),
    wallet.tableAccount(memberId, sheet.game, currency),
    maskedNames([memberId]),
  ]);
  const fingerprint = hash(
    'sha256',
    JSON.stringify([
      where.room,
      String(where.tableId ?? ''),
      where.seat ?? '',
      String(buyIn ?? ''),
      where.hasHouse ?? '',
    ]),
  );
  return {
    ...{ player, sheet, requestId, fingerprint, buyIn: wanted, seat: where.seat, cash, escrow, catalogueGame },
    name: names.get(memberId) ?? '***',
  };
};

/** Winnings are not taken off a table of pots by leaving it for a moment. */
const leastFor = async ({ db }: PlayDeps, member: MemberId, { room, least, most }: RoomSheet): Promise<bigint> => {
  const left = (await findDeparture(db, member, room, SAME_STACK_MS)) ?? 0n;
  if (left <= least) return least;
  return left < most ? left : most;
};

export const refusedAmount = (least: bigint, most: bigint): Refusal =>
  new Refusal('rooms.buy-in-refused', { least: writeMoney(money(least)), most: writeMoney(money(most)) });

/**
 * Asks the switches of the catalogue: of the tile that led here, which has to be one of this room, or of the first one
 * that opens it. Answers the game that bets are written under.
 */
const admitted = async (
  { catalog }: PlayDeps,
  sheet: RoomSheet,
  nodeId: SeatOrder['nodeId'],
  { country, market, session }: Player,
): Promise<string> => {
  if (await catalog.stops.isStopped({ vendor: ROOMS_VENDOR, gameId: '' })) throw new Refusal('catalog.game-stopped');
  const place = { country: country(), returnMin: market().policy.returnMin };
  if (nodeId !== undefined) {
    const led = await catalog.gameForLaunch({ nodeId }, place);
    if (led.kind === 'refused') throw new Refusal(led.code);
    if (!opensRoom(led.game, sheet)) throw new Refusal('catalog.game-unknown');
    await catalog.rememberPlayed(session.memberId, nodeId);
    return led.game.gameId;
  }
  const { tiles, areOwn } = tilesOf((await catalog.readAll()).games, sheet);
  const asked = areOwn ? tiles.slice(0, 1) : tiles;
  let refused: Refusal | undefined;
  for (const { id } of asked) {
    const answer = await catalog.gameForLaunch({ nodeId: id }, place);
    if (answer.kind === 'game') return areOwn ? answer.game.gameId : '';
    refused ??= new Refusal(answer.code);
  }
  if (refused) throw refused;
  return '';
};

const openTable = async (
  { db, seeds }: PlayDeps,
  sheet: RoomSheet,
  { code, hasHouse }: { readonly code: string | null; readonly hasHouse: boolean },
): Promise<CardTableId> => {
  const { sealed, commitment } = seeds.fresh();
  const { room, game, currency, unit, seats } = sheet;
  return inTransaction(db, (tx) =>
    insertTable(tx, {
      ...{ room, game, currency, unit, seats, code, has_house: hasHouse },
      ...{ next_sealed: sealed, next_commitment: commitment },
    }),
  );
};

/** Takes a seat and brings the money for it, in one transaction that holds the table. */
const sitAt = async (deps: PlayDeps, tableId: CardTableId, sitting: Sitting): Promise<TableView | 'full'> => {
  const { memberId } = sitting.player.session;
  const houses = await housesOf(deps, tableId, sitting.sheet.currency);
  try {
    const done = await workOn(deps, { tableId, houses }, async (work, tx) => {
      if (work.table.phase === 'CLOSED') return 'full' as const;
      if (!work.around.isOpen || work.around.isStopped) throw new Refusal('rooms.room-closed');
      const place = freePlace(work, sitting);
      if (place === undefined) return 'full' as const;
      await sitIn(deps, tx, work, { sitting, place });
      return place;
    });
    if (!done) throw new Refusal('rooms.table-unknown');
    return done.value === 'full' ? 'full' : viewTable(done.change, done.value);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // A twin of this request, or another seat of this game taken at the same moment.
    const again = await repeated(deps, sitting);
    if (again) return again;
    const seats = await listSeatsOf(deps.db, memberId);
    const other = seats.find(({ game }) => game === sitting.sheet.game);
    throw new Refusal('rooms.already-seated', { tableId: other?.table_id.toString() ?? null });
  }
};

/** A free place; a player of the house makes room between hands. */
const freePlace = (work: Work, { seat }: Sitting): number | undefined => {
  const { table, seats } = work;
  if (hasBegun(work)) return undefined;
  const isYielding = (place: number): boolean => {
    const sitting = seats.find((each) => each.seat === place);
    return sitting === undefined || (isHouse(sitting) && sitting.state !== 'IN_HAND');
  };
  if (seat !== undefined) {
    if (seat >= table.seats || !isYielding(seat)) throw new Refusal('rooms.seat-taken');
    return seat;
  }
  const places = Array.from({ length: table.seats }, (_, place) => place);
  const empty = places.find((place) => !seats.some((each) => each.seat === place));
  return empty ?? places.find(isYielding);
};

const sitIn = async (
  deps: PlayDeps,
  tx: Tx,
  work: Work,
  { sitting, place }: { readonly sitting: Sitting; readonly place: number },
): Promise<void> => {
  const { memberId } = sitting.player.session;
  const { wallet } = deps;
  const room = (await wallet.readPlayRoom(tx, [memberId])).get(memberId);
  if (room?.isBlocked === true) throw new Refusal('rooms.play-blocked');
  if (room?.left !== null && room?.left !== undefined && room.left < sitting.buyIn)
    throw new Refusal('rooms.limit-reached');
  const yielding = work.seats.find(({ seat }) => seat === place);
  if (yielding) standUp(work, yielding, 'asked');
  const seat = {
    ...newSeat(work, work.table.id, place),
    ...{ member_id: memberId, name: sitting.name, stack: sitting.buyIn, catalogue_game: sitting.catalogueGame },
    ...{ escrow_account: sitting.escrow, cash_account: sitting.cash },
  };
  await keepRequest(tx, {
    member: memberId,
    requestId: sitting.requestId,
    fingerprint: sitting.fingerprint,
    table: work.table.id,
  });
  await bring(deps, tx, seatTransfer(deps, seat, sitting.buyIn, `in:${sitting.requestId}`));
  work.seats = [...work.seats, seat].toSorted((one, other) => one.seat - other.seat);
  work.changed.add(place);
  setTable(work, { empty_since: null });
  if (work.table.phase !== 'WAITING') return;
  // The first one does not wait for a clock: company comes at once.
  tendSeats(work);
  if (people(work).length > 0) seatNext(work);
};

/** Moves money from the wallet to a seat, or says why not. */
export const bring = async (
  { wallet }: Pick<PlayDeps, 'wallet'>,
  tx: Tx,
  operation: ReturnType<typeof seatTransfer>,
): Promise<void> => {
  const [answer] = await wallet.applyIn(tx, [operation]);
  switch (answer?.outcome) {
    case 'applied':
      return;
    case 'insufficient-funds':
      throw new Refusal('rooms.insufficient-funds');
    case 'conflict':
      throw new Refusal('rooms.request-id-taken');
    default:
      throw new Error(`Money for a seat was answered with ${answer?.outcome ?? 'nothing'}.`);
  }
};
