import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { STATEMENT_PAGE_MAX } from '@fairground/contract/wallet/operator-endpoints';
import type { StatementLine, readStatement as endpoint } from '@fairground/contract/wallet/operator-endpoints';
import type { WalletDeps } from '../deps.ts';
import { kindsOf, typeOf } from '../domain/transaction-type.ts';
import { readHoldings, readLegs } from '../store.ts';

/** A page that a filter leaves nearly empty is filled from further back, by ever larger reads, but not for ever. */
const READS_MAX = 6;
const READ_SIZE_MAX = 2_000;

/** The ledger of one member as it was posted, every account with the one on the other side. */
export const readStatement = async (
  { db }: Pick<WalletDeps, 'db'>,
  { memberId, currency, wallet, type, from, to, before: asked }: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const holdings = await readHoldings(db, memberId, currency);
  const kindOf = new Map(holdings.map(({ account, kind }) => [account, kind]));
  const accounts = holdings.flatMap(({ account, kind }) => (wallet === undefined || kind === wallet ? [account] : []));
  const lines: StatementLine[] = [];
  let before: bigint | undefined = asked;
  let hasReadAll = accounts.length === 0;
  for (let reads = 0; !hasReadAll && lines.length <= STATEMENT_PAGE_MAX && reads < READS_MAX; reads += 1) {
    const limit = Math.min(READ_SIZE_MAX, (STATEMENT_PAGE_MAX + 1) * 2 ** reads);
    const legs = await readLegs(db, { accounts, kinds: kindsOf({ type }), from, to, before, limit });
    for (const leg of legs) {
      const accountKind = kindOf.get(leg.account) ?? '';
      const named = typeOf(leg, { accountKind, counterKind: leg.counterKind, counterOwner: leg.counterOwner });
      if ((type ?? named) !== named) continue;
      lines.push({
        legId: leg.id as Id<'leg'>,
        transferId: leg.transferId.toString(),
        wallet: accountKind,
        counter: leg.counterKind,
        counterOwner: leg.counterOwner,
        kind: leg.kind,
        type: named,
        amount: money(leg.amount),
        balanceAfter: money(leg.balanceAfter),
        day: leg.accountingDate,
        at: leg.at,
        operationKey: leg.operationKey,
      });
    }
    before = legs.at(-1)?.id ?? before;
    hasReadAll = legs.length < limit;
  }
  const end = pageEnd(lines);
  const list = lines.slice(0, end);
  const last = lines.length > end ? list.at(-1)?.legId : before;
  const hasMore = lines.length > end || !hasReadAll;
  return { list, next: hasMore && last !== undefined ? (last as Id<'leg'>) : null };
};

/** The next page begins below the last id of this one, so both sides of a movement stand on one page. */
const pageEnd = (lines: readonly StatementLine[]): number => {
  let end = Math.min(lines.length, STATEMENT_PAGE_MAX);
  while (end > 0 && lines[end - 1]?.legId === lines[end]?.legId) end -= 1;
  return end;
};
