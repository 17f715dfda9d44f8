import type { Kind, MovedSide } from '../../wallet/index.ts';
import type { Column } from './columns.ts';

type Direction = { readonly column: Column; readonly sign: 1n | -1n };
type Rule = {
  readonly accounts: 'any' | readonly string[];
  /** What reaches the member; nothing where it does not count. */
  readonly incoming?: Direction;
  /** What leaves the member. */
  readonly outgoing?: Direction;
};

const CASH: readonly string[] = ['CASH'];
const plus = (column: Column): Direction => ({ column, sign: 1n });
const minus = (column: Column): Direction => ({ column, sign: -1n });

/**
 * Which column a movement of the ledger belongs to: a new kind of income joins by one line. What is taken beyond the
 * balance stands on a debt of the member, and counts as if it had been taken from the balance.
 */
const RULES: Readonly<Partial<Record<Kind, Rule>>> = {
  deposit: { accounts: CASH, incoming: plus('deposit'), outgoing: plus('deposit') },
  // From what is held for it, or straight from the balance.
  withdrawal: { accounts: 'any', incoming: minus('withdrawal'), outgoing: minus('withdrawal') },
  // Of a deposit; what a withdrawal costs is taken from what is held for it.
  fee: { accounts: CASH, outgoing: minus('deposit_fee') },
  rebate: { accounts: CASH, incoming: plus('rebate'), outgoing: plus('rebate') },
  promotion: { accounts: CASH, incoming: plus('promo'), outgoing: plus('promo') },
  // A bonus counts when it becomes cash; what is granted to the bonus wallet may still be lost there.
  bonus: { accounts: CASH, incoming: plus('promo'), outgoing: plus('promo') },
  // What an agent pays to somebody below is the other's income and not a smaller income of the agent.
  salary: { accounts: CASH, incoming: plus('salary') },
  dividend: { accounts: CASH, incoming: plus('dividend') },
  'agent-transfer': { accounts: CASH, incoming: plus('transfer_in'), outgoing: minus('transfer_out') },
};

/** What a side of a movement adds to which column; nothing for what is not counted, such as moves between own wallets. */
export const countedOf = ({ kind, undoes, account, isDebt, amount: text }: MovedSide) => {
  const rule = RULES[undoes ?? kind];
  const amount = BigInt(text);
  if (!rule || amount === 0n || !(isDebt || rule.accounts === 'any' || rule.accounts.includes(account)))
    return undefined;
  // Undoing runs the other way: what is taken back of an income makes that income smaller.
  const isIncoming = undoes === null ? amount > 0n : amount < 0n;
  const direction = isIncoming ? rule.incoming : rule.outgoing;
  return direction && { column: direction.column, amount: direction.sign * amount };
};
