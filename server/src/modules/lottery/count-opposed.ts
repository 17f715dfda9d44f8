import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import { coverPerBet, mayCover } from '@fairground/engines/lottery/coverage';
import { playOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { inTransaction } from '../../platform/database/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { validAmountOfLines, validAmountsOfOrders } from './domain/valid-amount.ts';
import type { OrderRow } from './store/orders.ts';
import { insertValid, listOrdersOfMembers } from './store/valid.ts';
import type { MembersOrder, OrderSpan, ValidOrder } from './store/valid.ts';
import type { IssueId } from './tables.ts';

/** Bets that oppose each other in several orders of a member: who may have such, and what of them counts. */

type Seen = Pick<OrderRow, 'id' | 'member_id' | 'mode' | 'lines'>;

/** Those with several orders that might cover most outcomes of a play together, and where orders begin and end. */
export type Opposed = { readonly members: readonly MemberId[]; readonly span: OrderSpan };

export type OpposedWatch = {
  readonly see: (orders: readonly Seen[]) => void;
  readonly found: () => Opposed;
};

/**
 * Looks at every order of an issue while its ticket is written. It adds up what bets can cover at the most, which takes
 * no look into them; nearly everybody stays far below what would be worth one.
 */
export const watchOpposed = (game: Game): OpposedWatch => {
  const perBet = new Map<string, number>();
  let from: OrderId | undefined;
  let through = NOTHING;
  const sums = new Map<MemberId, { orders: number; cover: number }>();

  const coverOf = (mode: OrderRow['mode'], code: string): number => {
    const key = `${mode} ${code}`;
    let cover = perBet.get(key);
    if (cover === undefined) {
      const play = playOf(game, mode, code);
      perBet.set(key, (cover = play === undefined ? 0 : coverPerBet(play)));
    }
    return cover;
  };

  return {
    see: (orders) => {
      from ??= orders[0]?.id;
      through = orders.at(-1)?.id ?? through;
      for (const { member_id, mode, lines } of orders) {
        let sum = sums.get(member_id);
        if (sum === undefined) sums.set(member_id, (sum = { orders: 0, cover: 0 }));
        sum.orders += 1;
        for (const [play, , , , bets] of lines) sum.cover += bets * coverOf(mode, play);
      }
    },
    found: () => ({
      members: [...sums].filter(([, { orders, cover }]) => orders > 1 && mayCover(cover)).map(([member]) => member),
      span: { from: from ?? NOTHING, through },
    }),
  };
};

const NOTHING = 0n as OrderId;
const MEMBERS_AT_ONCE = 50;

/** Writes what counts of the orders of these members, where it is less than each order tells of itself. */
export const countOpposed = async (db: Db, game: Game, issue: IssueId, { members, span }: Opposed): Promise<void> => {
  for (let first = 0; first < members.length; first += MEMBERS_AT_ONCE) {
    const orders = await listOrdersOfMembers(db, issue, members.slice(first, first + MEMBERS_AT_ONCE), span);
    const groups = Map.groupBy(orders, ({ member_id, mode }) => `${member_id} ${mode}`);
    const less = [...groups.values()].flatMap((own) => lessOf(game, own));
    await inTransaction(db, (tx) => insertValid(tx, issue, less));
  }
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
