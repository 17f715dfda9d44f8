import type { Pool } from 'pg';
import type { PrizeModeName } from '@fairground/contract/lottery/fields';
import { askOn, placesNamedBy, sqlStateOf } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { COLUMNS, answerAt, columnsOf } from '../../betting/index.ts';
import type { AppliedRow, Carried, WagerAnswer } from '../../betting/index.ts';
import type { Liability } from '../domain/exposure.ts';
import type { IssueId, StoredHolder } from '../tables.ts';
import { list, quoted, quotedJson } from './lottery-in.ts';

/** An order apart from the bet it is: what is kept of it in the same commit. */
export type OrderRider = {
  readonly clientId: string;
  readonly issue: IssueId;
  readonly mode: PrizeModeName;
  readonly series: number;
  /** What is on it, as one figure. */
  readonly ticket: string;
  readonly wish?: string;
  /** Its lines as they stand in a list of many: the same for anyone who buys the same. */
  readonly linesText: string;
  readonly chain: readonly StoredHolder[];
  readonly liabilities: readonly Liability[];
  readonly exposureMax: bigint;
};

const OWN_COLUMNS = 11;
const PLACES = Array.from({ length: COLUMNS + OWN_COLUMNS }, (_, index) => `$${index + 1}`).join(', ');

export type TakeOrders = (pool: Pool, batch: readonly Carried<OrderRider>[]) => Promise<readonly WagerAnswer[]>;

/** How the statement ends when orders pass a limit together, or beside what others added meanwhile. Its detail names them. */
const PASSES_LIMIT = 'FG006';
/** How it ends when orders whose bets were added up are not all taken. */
const SUMS_DO_NOT_HOLD = 'FG007';
/** From so many orders on their bets are added up before. */
const WORTH_ADDING = 32;
/** How long bets are sent one by one after an order was not taken: anyone who is refused comes again. */
const ONE_BY_ONE_MS = 5_000;
/** Others add to the same bets between the look and the end only so often. */
const TRIES = 8;
/** How long an issue with a bet that is full is looked at first. */
const FULL_MS = 10_000;
const FULL_MAX = 1_000;

/** How the exposure of a batch is sent: bet by bet, the same with a look at what others added, or added up. */
type Way = 'plain' | 'careful' | 'added-up';

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

  let oneByOneUntil = 0;
  const wayOf = (batch: readonly Carried<OrderRider>[]): Way => {
    if (batch.some(isFull)) return 'careful';
    return batch.length >= WORTH_ADDING && performance.now() > oneByOneUntil ? 'added-up' : 'plain';
  };

  const take: TakeOrders = async (pool, batch) => {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const way = wayOf(batch);
      try {
        return await takeOrders(pool, batch, way);
      } catch (error) {
        const state = sqlStateOf(error);
        if (way === 'added-up' && (state === SUMS_DO_NOT_HOLD || state === PASSES_LIMIT)) {
          oneByOneUntil = performance.now() + ONE_BY_ONE_MS;
          continue;
        }
        if (state !== PASSES_LIMIT) throw error;
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
  way: Way,
): Promise<readonly WagerAnswer[]> => {
  const { rows } = await askOn<AppliedRow>(pool, {
    name: 'lottery_take_orders',
    text: `select * from lottery_take_orders(${PLACES})`,
    values: [
      ...columnsOf(batch.map(({ wager }) => wager)),
      ...ownColumnsOf(
        batch.map(({ rider }) => rider),
        way,
      ),
      way === 'added-up' ? null : way === 'careful',
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('lottery_take_orders answered nothing.');
  return batch.map((_, index) => answerAt(row, index));
};

const ownColumnsOf = (riders: readonly OrderRider[], way: Way): readonly string[] => {
  const each = (textOf: (rider: OrderRider) => string): string => list(riders.map(textOf));
  return [
    each(({ issue }) => issue.toString()),
    each(({ mode }) => mode),
    each(({ series }) => String(series)),
    each(({ linesText }) => linesText),
    each(({ chain }) => quotedJson(chain)),
    ...(way === 'added-up' ? columnsOfBets(addedUp(riders)) : exposureColumnsOf(riders)),
  ];
};

/** A single bet of the order at a place, from 1; or all bets on one number, at the place of one who made it. */
type Exposed = Liability & { readonly place: number; readonly exposureMax: bigint };

/** The single bets of orders: the place of the order from 1, play, line, amount and limit. */
export const exposureColumnsOf = (
  riders: readonly Pick<OrderRider, 'liabilities' | 'exposureMax'>[],
): readonly string[] =>
  columnsOfBets(
    riders.flatMap(({ liabilities, exposureMax }, index) =>
      liabilities.map(({ play, line, amount }) => ({ play, line, amount, place: index + 1, exposureMax })),
    ),
  );

/** Bets come by the thousand, those of one order behind each other: what they share is written once. */
const columnsOfBets = (bets: readonly Exposed[]): readonly string[] => {
  const columns: readonly [string[], string[], string[], string[], string[]] = [[], [], [], [], []];
  const textOfMost = keptText<bigint>((most) => most.toString());
  const textOfPlay = keptText(quoted);
  const textOfAmount = keptText<bigint>((amount) => amount.toString());
  for (const { place, play, line, amount, exposureMax } of bets) {
    columns[0].push(String(place));
    columns[1].push(textOfPlay(play));
    columns[2].push(quoted(line));
    columns[3].push(textOfAmount(amount));
    columns[4].push(textOfMost(exposureMax));
  }
  return columns.map(list);
};

/** The text of a value, made anew only where it is another one than before. */
const keptText = <Value>(textOf: (value: Value) => string): ((value: Value) => string) => {
  let last: { readonly value: Value; readonly text: string } | undefined;
  return (value) => {
    if (last === undefined || last.value !== value) last = { value, text: textOf(value) };
    return last.text;
  };
};

/** The bets of orders, those on one number of an issue as one, with the least of their limits. */
const addedUp = (riders: readonly OrderRider[]): readonly Exposed[] => {
  const sums = new Map<string, { -readonly [Field in keyof Exposed]: Exposed[Field] }>();
  for (const [index, { issue, liabilities, exposureMax }] of riders.entries())
    for (const { play, line, amount } of liabilities) {
      const key = `${issue}\n${play}\n${line}`;
      const sum = sums.get(key);
      if (sum === undefined) sums.set(key, { play, line, amount, place: index + 1, exposureMax });
      else {
        sum.amount += amount;
        if (exposureMax < sum.exposureMax) sum.exposureMax = exposureMax;
      }
    }
  return [...sums.values()];
};
