import { flightIn, recordSet } from '../../../platform/database/index.ts';
import type { Flight, Tx } from '../../../platform/database/index.ts';
import { sumsOf } from '../domain/exposure-limits.ts';
import type { ExposedOrder, NumberAmount, NumberSum } from '../domain/exposure-limits.ts';

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

type NumberRow = {
  readonly issue_id: bigint;
  readonly play: string;
  readonly line: string;
  readonly amount: bigint;
  readonly room: bigint;
};

const NUMBERS = recordSet<NumberRow>({
  issue_id: 'bigint',
  play: 'text',
  line: 'text',
  amount: 'bigint',
  room: 'bigint',
});
const valuesOf = (sums: readonly NumberSum[]): readonly string[] =>
  NUMBERS.valuesOf(sums.map(({ issue, ...sum }) => ({ issue_id: issue, ...sum })));

const SAME = `e.issue_id = given.issue_id and e.play = given.play and e.line = given.line`;

/** Only numbers that are too full for one of the orders; nothing is locked. */
const SEE = `select e.issue_id as issue, e.play, e.line, e.amount from ${NUMBERS.source}
    join lottery_exposure e on ${SAME} where e.amount > given.room`;

/** What others have committed on the numbers of orders, as far as it leaves one of them no room. */
export const seeExposure = (flight: Flight, orders: readonly ExposedOrder[]): Promise<readonly NumberAmount[]> =>
  flight.ask<NumberAmount>({ name: 'lottery.see-exposure', text: SEE, values: valuesOf(sumsOf(orders)) });

/** Rows are locked in the order of their keys, so that no two batches wait for each other. */
const ADD = `with added as (
    insert into lottery_exposure as e (issue_id, play, line, amount)
      select given.issue_id, given.play, given.line, given.amount from ${NUMBERS.source} order by given.issue_id, given.play, given.line
    on conflict (issue_id, play, line) do update set amount = e.amount + excluded.amount
    returning e.issue_id as issue, e.play, e.line, e.amount)
  select issue, play, line, amount from added where amount > $6::bigint`;

/** Adds what orders could bring; answers the numbers that amount to more than the least limit among the orders. */
export const addExposure = (flight: Flight, orders: readonly ExposedOrder[]): Promise<readonly NumberAmount[]> => {
  const least = orders.reduce((min, { exposureMax }) => (exposureMax < min ? exposureMax : min), MOST);
  return flight.ask<NumberAmount>({
    name: 'lottery.add-exposure',
    text: ADD,
    values: [...valuesOf(sumsOf(orders)), least],
  });
};

/** The greatest number the database counts. */
const MOST = 2n ** 63n - 1n;

const EASE = `with held as (
    select e.issue_id, e.play, e.line, given.amount from ${NUMBERS.source} join lottery_exposure e on ${SAME}
     order by e.issue_id, e.play, e.line for update of e)
  update lottery_exposure e set amount = greatest(0, e.amount - given.amount) from held given where ${SAME}`;

/** Takes what orders could bring out again. */
export const easeExposure = (tx: Tx, orders: readonly Pick<ExposedOrder, 'issue' | 'liabilities'>[]): Promise<void> =>
  flightIn(tx, (flight) => {
    const sums = sumsOf(orders.map((order) => ({ ...order, exposureMax: 0n })));
    flight.tell({ name: 'lottery.ease-exposure', text: EASE, values: valuesOf(sums) });
    return Promise.resolve();
  });
