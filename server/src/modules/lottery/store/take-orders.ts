import type { Pool } from 'pg';
import type { PrizeModeName } from '@fairground/contract/lottery/fields';
import { COLUMNS, answerAt, columnsOf } from '../../betting/index.ts';
import type { AppliedRow, Carried, WagerAnswer } from '../../betting/index.ts';
import type { Liability } from '../domain/exposure.ts';
import type { StoredLine } from '../domain/line.ts';
import type { IssueId, StoredHolder } from '../tables.ts';
import { list, quoted, quotedJson } from './lottery-in.ts';

/** An order apart from the bet it is: what is kept of it in the same commit. */
export type OrderRider = {
  readonly clientId: string;
  readonly issue: IssueId;
  readonly mode: PrizeModeName;
  readonly series: number;
  readonly lines: readonly StoredLine[];
  readonly chain: readonly StoredHolder[];
  readonly liabilities: readonly Liability[];
  readonly exposureMax: bigint;
};

const OWN_COLUMNS = 10;
const PLACES = Array.from({ length: COLUMNS + OWN_COLUMNS }, (_, index) => `$${index + 1}`).join(', ');

/** Takes a batch of orders in one statement and one commit. */
export const takeOrders = async (
  pool: Pool,
  batch: readonly Carried<OrderRider>[],
): Promise<readonly WagerAnswer[]> => {
  const { rows } = await pool.query<AppliedRow>({
    name: 'lottery_take_orders',
    text: `select * from lottery_take_orders(${PLACES})`,
    values: [...columnsOf(batch.map(({ wager }) => wager)), ...ownColumnsOf(batch.map(({ rider }) => rider))],
  });
  const [row] = rows;
  if (!row) throw new Error('lottery_take_orders answered nothing.');
  return batch.map((_, index) => answerAt(row, index));
};

const ownColumnsOf = (riders: readonly OrderRider[]): readonly string[] => {
  const each = (textOf: (rider: OrderRider) => string): string => list(riders.map(textOf));
  return [
    each(({ issue }) => issue.toString()),
    each(({ mode }) => mode),
    each(({ series }) => String(series)),
    each(({ lines }) => quotedJson(lines)),
    each(({ chain }) => quotedJson(chain)),
    ...exposureColumnsOf(riders),
  ];
};

/** The single bets of orders: the place of the order from 1, play, line, amount and limit. */
export const exposureColumnsOf = (
  riders: readonly Pick<OrderRider, 'liabilities' | 'exposureMax'>[],
): readonly string[] => {
  const bets = riders.flatMap(({ liabilities, exposureMax }, index) =>
    liabilities.map((liability) => ({ ...liability, place: index + 1, exposureMax })),
  );
  return [
    list(bets.map(({ place }) => String(place))),
    list(bets.map(({ play }) => quoted(play))),
    list(bets.map(({ line }) => quoted(line))),
    list(bets.map(({ amount }) => amount.toString())),
    list(bets.map(({ exposureMax }) => exposureMax.toString())),
  ];
};
