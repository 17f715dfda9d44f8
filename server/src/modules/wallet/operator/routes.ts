import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import * as contract from '@fairground/contract/wallet/operator-endpoints';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Hold } from '../../approvals/index.ts';
import type { WalletDeps } from '../deps.ts';
import { readHoldings } from '../store.ts';
import { readStatement } from './read-statement.ts';
import type { Adjustment } from './adjust-balance.ts';

/** The calls of staff. */
export const operatorRoutes = ({ db }: Pick<WalletDeps, 'db'>, holdAdjustment: Hold<Adjustment>): readonly Route[] => [
  bind(contract.listHoldings, async ({ query }) => ({
    list: (await readHoldings(db, query.memberId)).map(({ kind, currency, balance }) => ({
      wallet: kind,
      currency,
      balance: money(balance),
    })),
  })),
  bind(contract.readStatement, ({ query }) => readStatement({ db }, query)),
  bind(contract.adjustBalance, async ({ body: { reason, ...adjustment } }, caller) => ({
    approvalId: (await holdAdjustment(caller, adjustment, { reason })) as Id<'approval'>,
  })),
];
