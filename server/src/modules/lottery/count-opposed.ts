import { coverPerBet, COVERS_LITTLE } from '@fairground/engines/lottery/coverage';
import { playsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { inTransaction } from '../../platform/database/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { validAmountOfLines, validAmountsOfOrders } from './domain/valid-amount.ts';
import { insertValid, listCoverers, listOrdersOfMembers } from './store/valid.ts';
import type { MembersOrder, OrderSpan, PlayCover, ValidOrder } from './store/valid.ts';
import type { IssueId } from './tables.ts';

/** Bets that oppose each other in several orders of a member: who may have such, and what of them counts. */

const MEMBERS_AT_ONCE = 50;

/**
 * Writes what counts of the orders of an issue, where it is less than each order tells of itself. Whose bets are worth a
 * look is told by what they can cover at the most, which takes no look into them; nearly everybody stays far below.
 */
export const countOpposed = async (db: Db, game: Game, issue: IssueId, span: OrderSpan): Promise<void> => {
  const members = await listCoverers(db, issue, coversOf(game), COVERS_LITTLE);
  for (let first = 0; first < members.length; first += MEMBERS_AT_ONCE) {
    const orders = await listOrdersOfMembers(db, issue, members.slice(first, first + MEMBERS_AT_ONCE), span);
    const groups = Map.groupBy(orders, ({ member_id, mode }) => `${member_id} ${mode}`);
    const less = [...groups.values()].flatMap((own) => lessOf(game, own));
    await inTransaction(db, (tx) => insertValid(tx, issue, less));
  }
};

const covers = new WeakMap<Game, readonly PlayCover[]>();

/** What a bet of each play covers at the most. */
const coversOf = (game: Game): readonly PlayCover[] => {
  const known = covers.get(game);
  if (known !== undefined) return known;
  const own = game.modes.flatMap((mode) =>
    playsOf(game, mode).map((play) => ({ mode, play: play.code, cover: coverPerBet(play) })),
  );
  covers.set(game, own);
  return own;
};

/** The orders of one member in one mode that count less together. */
const lessOf = (game: Game, orders: readonly MembersOrder[]): readonly ValidOrder[] => {
  const [first] = orders;
  if (first === undefined || orders.length < 2) return [];
  const together = validAmountsOfOrders(
    game,
    first.mode,
    orders.map(({ lines }) => lines),
  );
  return orders.flatMap(({ id, mode, lines }, at) => {
    const valid = together[at] ?? 0n;
    return valid < validAmountOfLines(game, mode, lines) ? [{ order: id, valid }] : [];
  });
};
