import type { Pool } from 'pg';
import type { PrizeModeName } from '@fairground/contract/lottery/fields';
import { askOn, placesNamedBy, sqlStateOf } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
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

const OWN_COLUMNS = 11;
const PLACES = Array.from({ length: COLUMNS + OWN_COLUMNS }, (_, index) => `$${index + 1}`).join(', ');

export type TakeOrders = (pool: Pool, batch: readonly Carried<OrderRider>[]) => Promise<readonly WagerAnswer[]>;

/** How the statement ends when orders pass a limit together, or beside what others added meanwhile. Its detail names them. */
const PASSES_LIMIT = 'FG006';
/** Others add to the same bets between the look and the end only so often. */
const TRIES = 8;
/** How long an issue with a bet that is full is looked at first. */
const FULL_MS = 10_000;
const FULL_MAX = 1_000;

/**
 * Takes a batch of orders in one statement and one commit. Issues with a full bet are remembered and looked at first:
 * what was added before refuses an order, what came in the same batch never does. Orders of a batch that pass a limit
 * together are taken one after the other, as if the later ones had come later.
 */
export const createTakeOrders = (): TakeOrders => {
  const full = new Map<IssueId, number>();
  const isFull = ({ rider: { issue } }: Carried<OrderRider>): boolean => (full.get(issue) ?? 0) > performance.now();
  const noteFull = (orders: readonly Carried<OrderRider>[]): void => {
    if (full.size >= FULL_MAX) full.clear();
    for (const { rider } of orders) full.set(rider.issue, performance.now() + FULL_MS);
  };

  const take: TakeOrders = async (pool, batch) => {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        return await takeOrders(pool, batch, batch.some(isFull));
      } catch (error) {
        if (sqlStateOf(error) !== PASSES_LIMIT) throw error;
        const places = placesNamedBy(error);
        noteFull(batch.filter((_, index) => places.has(index + 1)));
        const late = lateOnes(batch, places);
        if (late.size > 0 && late.size < batch.length) return takeApart(pool, batch, late);
      }
    }
    throw new Refusal('request.unavailable');
  };

  const takeApart = async (
    pool: Pool,
    batch: readonly Carried<OrderRider>[],
    late: ReadonlySet<Carried<OrderRider>>,
  ): Promise<readonly WagerAnswer[]> => {
    const early = await take(
      pool,
      batch.filter((order) => !late.has(order)),
    );
    const answers = [early.values(), (await take(pool, [...late])).values()] as const;
    return batch.flatMap((order) => answers[late.has(order) ? 1 : 0].next().value ?? []);
  };

  return take;
};

/** The orders at some places, and whatever their members sent after them: those of one member keep their order. */
const lateOnes = (
  batch: readonly Carried<OrderRider>[],
  places: ReadonlySet<number>,
): ReadonlySet<Carried<OrderRider>> => {
  const members = new Set<bigint>();
  return new Set(
    batch.filter(({ wager: [{ member }] }, index) => {
      if (places.has(index + 1)) members.add(member);
      return members.has(member);
    }),
  );
};

const takeOrders = async (
  pool: Pool,
  batch: readonly Carried<OrderRider>[],
  isCareful: boolean,
): Promise<readonly WagerAnswer[]> => {
  const { rows } = await askOn<AppliedRow>(pool, {
    name: 'lottery_take_orders',
    text: `select * from lottery_take_orders(${PLACES})`,
    values: [
      ...columnsOf(batch.map(({ wager }) => wager)),
      ...ownColumnsOf(batch.map(({ rider }) => rider)),
      isCareful,
    ],
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
