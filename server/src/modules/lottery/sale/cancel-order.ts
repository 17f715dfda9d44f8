import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import type { OrderShown } from '@fairground/contract/lottery/orders';
import { LOWEST_SERIES } from '@fairground/engines/lottery/price';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LotteryDeps } from '../deps.ts';
import { liabilitiesOfBasket } from '../domain/exposure.ts';
import { countBasket, lineOrderOf } from '../domain/line.ts';
import type { BasketLimits } from '../domain/line.ts';
import type { GameLimits } from '../domain/limits.ts';
import { vendorOf } from '../domain/vendor.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import { orderShown } from '../show/shown.ts';
import { holdOpenIssue } from '../store/issues.ts';
import { easeExposure } from '../store/take-orders.ts';
import { cancelOrderRow, findOrder } from '../store/orders.ts';
import type { FoundOrder } from '../store/orders.ts';

export type CancelDeps = Pick<LotteryDeps, 'db' | 'betting' | 'tenant'> & { readonly games: KnownGames };

/**
 * Takes an order back while its issue sells, by the clock of the database: anyone who locks the issue waits for us or
 * we find it locked. An order that was taken back before is answered as it is.
 */
export const cancelOrder = async (deps: CancelDeps, member: MemberId, id: OrderId): Promise<OrderShown> => {
  const { db, games, betting } = deps;
  const order = await findOrder(db, member, id);
  if (!order) throw new Refusal('lottery.order-unknown');
  const known = await games.byId(order.game_id);
  const { vendor, category } = vendorOf(known.game);
  const undo = await betting.prepare([
    {
      action: 'undo',
      tenant: deps.tenant,
      source: vendor,
      member,
      currency: order.currency,
      category,
      transactionId: order.client_id,
      round: order.client_id,
      undoes: { what: 'bet', transactionId: order.client_id },
    },
  ]);
  await inTransaction(db, async (tx) => {
    if (order.cancelled_at !== null) return;
    if (!(await holdOpenIssue(tx, order.issue_id))) throw new Refusal('lottery.order-over');
    if (!(await cancelOrderRow(tx, order.issue_id, id))) return;
    const [answer] = await betting.applyIn(tx, undo);
    if (answer?.outcome !== 'applied') throw new Error(`An order could not be taken back: ${answer?.outcome}.`);
    // Accounts first, exposure then: everybody locks in this order.
    await easeExposure(tx, [{ issue: order.issue_id, liabilities: liabilitiesOf(known, order) }]);
  });
  const found = await findOrder(db, member, id);
  if (!found) throw new Refusal('lottery.order-unknown');
  return orderShown(known.game, found);
};

/** What was bought is allowed, whatever the limits are by now. */
const NO_LIMITS: BasketLimits = {
  seriesMin: LOWEST_SERIES,
  multipleMax: Number.MAX_SAFE_INTEGER,
  amountMax: (1n << 62n) as GameLimits['amountMax'],
  winMax: (1n << 62n) as GameLimits['winMax'],
  exposureMax: (1n << 62n) as GameLimits['exposureMax'],
};

const liabilitiesOf = ({ game }: KnownGame, { mode, series, lines }: FoundOrder) =>
  liabilitiesOfBasket(
    countBasket(game, { prizeMode: mode, prizeGroup: series, lines: lines.map(lineOrderOf) }, NO_LIMITS),
  );
