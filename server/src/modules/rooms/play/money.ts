import type { CardTableId } from '@fairground/contract/rooms/fields';
import { money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { AccountId, Operation } from '../../wallet/index.ts';
import type { RoomsDeps } from '../deps.ts';
import { isSitAndGo } from '../domain/sit-and-go.ts';
import { noteDeparture } from '../store/departures.ts';
import type { SeatRow } from '../tables.ts';
import type { Work } from './work.ts';

/** Accounts of the house that stand behind the players of the house and behind every game. */
export type HouseAccounts = {
  /** What players of the house bring comes from here and goes back here. */
  readonly purse: AccountId;
  readonly games: AccountId;
  /** Where their money lies while they sit at this table. */
  readonly table: AccountId;
};

type Deps = Pick<RoomsDeps, 'wallet' | 'tenant'>;

/** Opened before a transaction: nobody asks for a second connection with one in hand. */
export const housesOf = async (
  { wallet }: Pick<Deps, 'wallet'>,
  tableId: CardTableId,
  currency: string,
): Promise<HouseAccounts> => {
  const [purse, games, table] = await Promise.all([
    wallet.houseAccount('H_ROOMS', currency),
    wallet.houseAccount('H_GAME', currency),
    wallet.poolAccount(`ROOM:${tableId}`, currency),
  ]);
  return { purse, games, table };
};

/** The source of movements of the rooms in the ledger. */
export const SOURCE = 'rooms';

/** Brings what players of the house came with to the table, and takes back what they leave with. */
export const moveHouse = async ({ wallet, tenant }: Deps, tx: Tx, work: Work, houses: HouseAccounts): Promise<void> => {
  const amount = work.houseMoves.reduce((sum, move) => sum + move.amount, 0n);
  if (amount === 0n) return;
  const { id, version } = work.table;
  await wallet.movePoolsIn(tx, [
    {
      ...{ tenant, source: SOURCE, pool: houses.table, counter: houses.purse },
      transactionId: `house:${id}:${version}`,
      amount: money(amount),
    },
  ]);
};

/** A transfer between a member's wallet and a seat; positive brings money to the table. */
export const seatTransfer = (
  { tenant }: Pick<Deps, 'tenant'>,
  seat: Pick<SeatRow, 'member_id' | 'cash_account' | 'escrow_account'>,
  amount: bigint,
  transactionId: string,
): Operation => {
  const { member_id: member, cash_account: account, escrow_account: counter } = seat;
  if (member === null || account === null || counter === null) throw new Error('A seat of the house has no wallet.');
  return {
    id: { tenant, source: SOURCE, member, action: 'seat', transactionId },
    ...{ kind: 'transfer', account, counter, amount: money(-amount) },
  };
};

/** What lay on the table of who stands up goes back, in one commit with the seat. */
export const payOut = async ({ wallet, tenant }: Deps, tx: Tx, work: Work): Promise<void> => {
  const operations = work.left.flatMap(({ seat }) =>
    seat.member_id === null || seat.stack === 0n
      ? []
      : [seatTransfer({ tenant }, seat, -seat.stack, `out:${work.table.id}:${seat.seat}:${work.table.version}`)],
  );
  if (operations.length === 0) return;
  if (work.game.pays === 'pots' && !isSitAndGo(work.sheet))
    for (const { seat } of work.left)
      if (seat.member_id !== null) await noteDeparture(tx, seat.member_id, work.table.room, seat.stack);
  const answers = await wallet.applyIn(tx, operations);
  const refused = answers.find(({ outcome }) => outcome !== 'applied');
  if (refused) throw new Error(`A stack could not go back: ${refused.outcome}.`);
};
