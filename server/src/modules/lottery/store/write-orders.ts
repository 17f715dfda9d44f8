import { recordSet } from '../../../platform/database/index.ts';
import type { Flight } from '../../../platform/database/index.ts';

/** A new order as it is kept; lines and chain as JSON. */
export type NewOrder = {
  readonly issue_id: bigint;
  readonly id: bigint;
  readonly member_id: bigint;
  readonly client_id: string;
  readonly game_id: bigint;
  readonly chase_id: bigint | null;
  readonly mode: string;
  readonly series: number;
  readonly currency: string;
  readonly amount: bigint;
  readonly cash_part: bigint;
  readonly lines: string;
  readonly chain: string;
  readonly placed_at: Date;
};

const ORDERS = recordSet<NewOrder>({
  issue_id: 'bigint',
  id: 'bigint',
  member_id: 'bigint',
  client_id: 'text',
  game_id: 'bigint',
  chase_id: 'bigint',
  mode: 'text',
  series: 'smallint',
  currency: 'text',
  amount: 'bigint',
  cash_part: 'bigint',
  lines: 'jsonb',
  chain: 'jsonb',
  placed_at: 'timestamptz',
});
const WRITE = `insert into lottery_order (${ORDERS.columns}) select ${ORDERS.selected} from ${ORDERS.source}`;

export const writeOrders = (flight: Flight, orders: readonly NewOrder[]): void =>
  flight.tell({ name: 'lottery.write-orders', text: WRITE, values: ORDERS.valuesOf(orders) });
