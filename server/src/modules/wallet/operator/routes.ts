import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import * as contract from '@fairground/contract/wallet/operator-endpoints';
import { createGate } from '../../../platform/http/gate.ts';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { WalletDeps } from '../deps.ts';
import { readStatement } from './read-statement.ts';
import { readHoldings } from '../store.ts';
import { findDebt, listOpenDebts } from '../store/other-accounts.ts';
import type { Debt } from '../store/other-accounts.ts';
import { readPosting } from '../store/operations.ts';
import { prove } from '../store/prove.ts';
import type { Adjustment } from './adjust-balance.ts';
import { readMode, versionOf } from './change-mode.ts';
import type { ModeChange } from './change-mode.ts';
import type { DebtName } from './waive-debt.ts';

export type WalletChanges = {
  readonly holdAdjustment: Hold<Adjustment>;
  readonly holdDebtWaiver: Hold<DebtName>;
  readonly holdMode: Hold<ModeChange>;
  readonly offerVendorWallet: (actor: Actor, vendor: string, state: 'open' | 'closed') => Promise<void>;
};

const DEBTS_MAX = 1_000;
/** A proof reads every posting: one at a time, and another one later. */
const PROOF_RETRY_SECONDS = 60;

/** The calls of staff. */
export const operatorRoutes = (deps: WalletDeps, changes: WalletChanges): readonly Route[] => {
  const gate = createGate({ atOnceMax: 1, retryAfterSeconds: PROOF_RETRY_SECONDS });
  return [
    bind(contract.listHoldings, async ({ query }) => ({
      list: (await readHoldings(deps.db, query.memberId)).map(({ kind, currency, balance }) => ({
        wallet: kind,
        currency,
        balance: money(balance),
      })),
    })),
    bind(contract.adjustBalance, async ({ body: { reason, ...adjustment } }, caller) => ({
      approvalId: (await changes.holdAdjustment(caller, adjustment, { reason })) as Id<'approval'>,
    })),
    bind(contract.listDebts, async () => ({ list: (await listOpenDebts(deps.db, DEBTS_MAX)).map(shownDebt) })),
    bind(contract.readDebt, async ({ query }) => {
      const [member = '', currency = '', reason = ''] = query.debtKey.split('.');
      const debt = await findDebt(deps.db, { member: BigInt(member) as MemberId, currency, reason });
      if (debt === undefined) throw new Refusal('wallet.nothing-owed');
      return shownDebt(debt);
    }),
    bind(contract.waiveDebt, async ({ body: { reason, ...debt } }, caller) => ({
      approvalId: (await changes.holdDebtWaiver(caller, debt, { reason })) as Id<'approval'>,
    })),
    bind(contract.readStatement, ({ query }) => readStatement(deps, query)),
    bind(contract.readPosting, async ({ query }) => {
      const { amount, splitAmount, balanceAfter, ...posting } = needed(
        await readPosting(deps.db, query.operationKey),
        'wallet.posting-unknown',
      );
      return {
        ...posting,
        amount: money(amount),
        splitAmount: money(splitAmount),
        balanceBefore: money(balanceAfter - amount),
        balanceAfter: money(balanceAfter),
      };
    }),
    bind(
      contract.proveLedger,
      async () => {
        const { accounts, legs, faults } = await prove(deps);
        const provedAt = deps.clock.now();
        return { provedAt, accounts: accounts.toString(), movements: legs.toString(), faults: [...faults] };
      },
      { gate },
    ),
    bind(contract.readWalletMode, async () => {
      const mode = await readMode(deps.db);
      const setting = { ...mode, offered: [...mode.offered], setting: 'wallets' as const, version: versionOf(mode) };
      return { ...setting, list: [setting] };
    }),
    bind(contract.changeWalletMode, async ({ body: { reason, version, ...mode } }, caller) => ({
      approvalId: (await changes.holdMode(caller, mode, { reason, version })) as Id<'approval'>,
    })),
    bind(contract.offerVendorWallet, async ({ body: { vendor, to, reason } }, caller) => {
      await changes.offerVendorWallet(actorOf(caller, reason), vendor, to);
      return {};
    }),
  ];
};

const shownDebt = ({ member, reason, currency, balance }: Debt) => ({
  debtKey: `${member}.${currency}.${reason}`,
  ...{ memberId: member, debt: reason, currency, owed: money(-balance) },
});
