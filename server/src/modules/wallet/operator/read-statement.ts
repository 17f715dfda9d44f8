import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { STATEMENT_PAGE_MAX } from '@fairground/contract/wallet/operator-endpoints';
import type { StatementLine, readStatement as endpoint } from '@fairground/contract/wallet/operator-endpoints';
import type { WalletDeps } from '../deps.ts';
import { kindsOf, typeOf } from '../domain/transaction-type.ts';
import { readFilteredPage } from '../filtered-page.ts';
import { readHoldings } from '../store.ts';

/** How often a page that a filter leaves nearly empty is filled from further back. */
const READS_MAX = 6;

/** The ledger of one member as it was posted, every account with the one on the other side. */
export const readStatement = async (
  { db }: Pick<WalletDeps, 'db'>,
  { memberId, currency, wallet, type, from, to, before }: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const holdings = await readHoldings(db, memberId, currency);
  const kindOf = new Map(holdings.map(({ account, kind }) => [account, kind]));
  const accounts = holdings.flatMap(({ account, kind }) => (wallet === undefined || kind === wallet ? [account] : []));
  return readFilteredPage(
    db,
    { accounts, kinds: kindsOf({ type }), from, to, before, size: STATEMENT_PAGE_MAX, readsMax: READS_MAX },
    (leg): readonly StatementLine[] => {
      const accountKind = kindOf.get(leg.account) ?? '';
      const named = typeOf(leg, { accountKind, counterKind: leg.counterKind, counterOwner: leg.counterOwner });
      if ((type ?? named) !== named) return [];
      return [
        {
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
        },
      ];
    },
  );
};
