import type { PrizeModeName } from '@fairground/contract/lottery/fields';
import { Refusal } from '../../../platform/refusal.ts';
import type { Attachment, Carried, GameId, Settled, WagerAnswer } from '../../betting/index.ts';
import { passingAlone, passingTogether } from '../domain/exposure-limits.ts';
import type { ExposedOrder } from '../domain/exposure-limits.ts';
import { addExposure, seeExposure, writeOrders } from '../store/take-orders.ts';
import type { NewOrder } from '../store/take-orders.ts';
import type { IssueId, StoredHolder } from '../tables.ts';

/** An order apart from the bet it is: what is kept of it in the same commit. */
export type AttachedOrder = ExposedOrder & {
  readonly issue: IssueId;
  readonly clientId: string;
  readonly game: GameId;
  readonly currency: string;
  readonly mode: PrizeModeName;
  readonly series: number;
  /** What is on it, as one figure. */
  readonly ticket: string;
  readonly wish?: string;
  /** Its lines as JSON: the same for anyone who buys the same. */
  readonly linesText: string;
  readonly chain: readonly StoredHolder[];
};

/** Orders that leave no room beside what others have sold. */
export type LoadedExposure = { readonly passing: ReadonlySet<AttachedOrder> };

/**
 * Orders of a batch pass a limit together, or beside what others sold after our look. Nothing of the batch is kept, and
 * it is retried; the buyer is refused only if other orders were faster every time.
 */
class LimitPassed extends Refusal {
  readonly orders: ReadonlySet<AttachedOrder>;

  constructor(orders: ReadonlySet<AttachedOrder>) {
    super('request.unavailable');
    this.orders = orders;
  }
}

/** How long an issue with a full number is looked at first. */
const FULL_MS = 10_000;
const FULL_MAX = 1_000;

type OrderAttachment = Attachment<AttachedOrder, LoadedExposure, WagerAnswer> & {
  readonly lateAfter: (
    error: unknown,
    batch: readonly Carried<AttachedOrder>[],
  ) => ReadonlySet<Carried<AttachedOrder>> | undefined;
};

/**
 * What is kept of orders in one commit with their stakes: the orders themselves and what they add to the exposure. The
 * exposure is added at the end: its rows are held until the commit, and held from the beginning they would make two
 * batches of one issue take turns. What others have committed before refuses an order, what came in the same batch never
 * does: orders that pass a limit only together are sent one after the other. Issues with a full number are remembered, and
 * looked at before anything is decided.
 */
export const attachOrders = (): OrderAttachment => {
  const full = new Map<IssueId, number>();
  const isFull = ({ attachedItem: { issue } }: Carried<AttachedOrder>): boolean =>
    (full.get(issue) ?? 0) > performance.now();
  const noteFull = (orders: Iterable<AttachedOrder>): void => {
    if (full.size >= FULL_MAX) full.clear();
    for (const { issue } of orders) full.set(issue, performance.now() + FULL_MS);
  };

  return {
    load: async (flight, batch) => {
      const orders = batch.filter(isFull).map(({ attachedItem }) => attachedItem);
      if (orders.length === 0) return { passing: new Set() };
      return { passing: passingAlone(orders, await seeExposure(flight, orders)) };
    },

    objectionTo: ({ attachedItem }, { passing }) =>
      passing.has(attachedItem) ? { refusedAs: 'stake-out-of-range' } : undefined,

    write: async (flight, batch) => {
      const taken = batch.filter(isTaken);
      if (taken.length > 0) {
        writeOrders(flight, taken.map(orderOf));
        const orders = taken.map(({ attachedItem }) => attachedItem);
        const passing = passingTogether(orders, await addExposure(flight, orders));
        if (passing.size > 0) {
          noteFull(passing);
          throw new LimitPassed(passing);
        }
      }
      return batch.map(({ answer }) => answer);
    },

    lateAfter: (error, batch) => (error instanceof LimitPassed ? lateOnes(batch, error.orders) : undefined),
  };
};

const isTaken = ({ answer }: Settled<AttachedOrder>): boolean => answer.outcome === 'applied' && !answer.isRepeat;

/** Some orders, and whatever their members sent after them: those of one member keep their order. */
const lateOnes = (
  batch: readonly Carried<AttachedOrder>[],
  orders: ReadonlySet<AttachedOrder>,
): ReadonlySet<Carried<AttachedOrder>> => {
  const members = new Set<bigint>();
  return new Set(
    batch.filter(({ wager: [{ member }], attachedItem }) => {
      if (orders.has(attachedItem)) members.add(member);
      return members.has(member);
    }),
  );
};

const orderOf = ({ wager: [{ member }], attachedItem, answer }: Settled<AttachedOrder>): NewOrder => {
  if (answer.id === null) throw new Error('A bet that was taken has no number.');
  return {
    issue_id: attachedItem.issue,
    id: answer.id,
    member_id: member,
    client_id: attachedItem.clientId,
    game_id: attachedItem.game,
    chase_id: null,
    mode: attachedItem.mode,
    series: attachedItem.series,
    currency: attachedItem.currency,
    amount: -answer.cash - answer.bonus,
    cash_part: -answer.cash,
    lines: attachedItem.linesText,
    chain: JSON.stringify(attachedItem.chain),
    placed_at: answer.at,
  };
};
