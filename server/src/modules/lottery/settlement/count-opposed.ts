import type { MemberId } from '@fairground/contract/ids';
import { coverPerBet, COVERS_LITTLE } from '@fairground/engines/lottery/coverage';
import { playOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { CoverageFinder } from '../sale/coverages.ts';
import { lessTogether } from '../domain/valid-amount.ts';
import { insertValid, keepSold, listHeavyBettors, listOrdersOfMembers } from '../store/valid.ts';
import type { MembersOrder, OrderSpan, ValidOrder } from '../store/valid.ts';
import type { IssueId } from '../tables.ts';

/** Bets that oppose each other in several orders of a member: who may have such, and what of them counts. */

const MEMBERS_AT_ONCE = 50;

/**
 * Notes what was sold and finds the members whose bets on an issue are worth a look, which shows in what they can
 * cover of a play at the most: that takes no look into them, and nearly everybody stays far below.
 */
export const findCoverers = async (db: Db, game: Game, issue: IssueId): Promise<readonly MemberId[]> => {
  const most = await keepSold(db, issue);
  const plays = most.flatMap(({ mode, play: code, bets }) => {
    const play = playOf(game, mode, code);
    if (play === undefined) throw new Error(`${game.code} has no play ${mode} ${code}, and a ticket of it.`);
    const enough = COVERS_LITTLE / coverPerBet(play);
    return bets > enough ? [{ mode, play: code, bets: enough }] : [];
  });
  return plays.length === 0 ? [] : listHeavyBettors(db, issue, plays);
};

/** Writes what counts of the orders these members have on an issue, where it is less than the order's own figure. */
export const countOpposed = async (
  { db, coverages }: { readonly db: Db; readonly coverages: CoverageFinder },
  game: Game,
  issue: IssueId,
  members: readonly MemberId[],
  span: OrderSpan,
): Promise<void> => {
  for (let first = 0; first < members.length; first += MEMBERS_AT_ONCE) {
    const orders = await listOrdersOfMembers(db, issue, members.slice(first, first + MEMBERS_AT_ONCE), span);
    const groups = Map.groupBy(orders, ({ member_id, mode }) => `${member_id} ${mode}`);
    const less: ValidOrder[] = [];
    for (const own of groups.values()) less.push(...(await lessOf(coverages, game, own)));
    if (less.length > 0) await inTransaction(db, (tx) => insertValid(tx, issue, less));
  }
};

/** The orders of one member in one mode that count less together. */
const lessOf = async (
  coverages: CoverageFinder,
  game: Game,
  orders: readonly MembersOrder[],
): Promise<readonly ValidOrder[]> => {
  const [first] = orders;
  if (first === undefined || orders.length < 2) return [];
  const counted = await lessTogether(
    game,
    first.mode,
    orders.map(({ lines }) => lines),
    (plays) => coverages.ofTaken(game, first.mode, plays),
  );
  return orders.flatMap(({ id }, at) => {
    const valid = counted[at];
    return valid === undefined ? [] : [{ order: id, valid }];
  });
};
