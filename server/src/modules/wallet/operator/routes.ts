import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import * as contract from '@fairground/contract/wallet/operator-endpoints';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Hold } from '../../approvals/index.ts';
import type { WalletDeps } from '../deps.ts';
import { readHoldings } from '../store.ts';
import type { Adjustment } from './adjust-balance.ts';
import { readWalletModeOf, versionOf } from './change-mode.ts';
import type { WalletMode } from './change-mode.ts';

/** The calls of staff. */
export const operatorRoutes = (
  { db }: Pick<WalletDeps, 'db'>,
  { holdAdjustment, holdMode }: { readonly holdAdjustment: Hold<Adjustment>; readonly holdMode: Hold<WalletMode> },
): readonly Route[] => [
  bind(contract.listHoldings, async ({ query }) => ({
    list: (await readHoldings(db, query.memberId)).map(({ kind, currency, balance }) => ({
      wallet: kind,
      currency,
      balance: money(balance),
    })),
  })),
  bind(contract.adjustBalance, async ({ body: { reason, ...adjustment } }, caller) => ({
    approvalId: (await holdAdjustment(caller, adjustment, { reason })) as Id<'approval'>,
  })),
  bind(contract.readWalletMode, async () => {
    const mode = await readWalletModeOf(db);
    return { ...mode, version: versionOf(mode) };
  }),
  bind(contract.changeWalletMode, async ({ body: { reason, version, ...mode } }, caller) => ({
    approvalId: (await holdMode(caller, mode, { reason, version })) as Id<'approval'>,
  })),
];
