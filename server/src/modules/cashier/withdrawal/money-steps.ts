import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { REFUSAL_OF } from '../../wallet/index.ts';
import type { AccountId, Operation } from '../../wallet/index.ts';
import type { CashierDeps } from '../deps.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';

type Deps = Pick<CashierDeps, 'wallet' | 'tenant'>;

/** The accounts a withdrawal moves money between. */
export type MoneyRoom = { readonly cash: AccountId; readonly hold: AccountId; readonly out: AccountId };

/** Looked up before the transaction: a connection that is held must not wait for another. */
export const openRoom = async (
  { wallet }: Pick<Deps, 'wallet'>,
  member: MemberId,
  currency: string,
  provider: string | null,
): Promise<MoneyRoom> => ({
  cash: (await wallet.accountsOf(member, currency)).cash,
  hold: await wallet.withdrawalAccount(member, currency),
  out: await wallet.houseAccount(`PSP:${provider ?? 'none'}`, currency),
});

type Held = Pick<WithdrawalRow, 'id' | 'member_id'>;

/** CASH → HOLD_WD; refuses `wallet.insufficient-funds`. */
export const holdAmount = (deps: Deps, tx: Tx, row: Held & { readonly amount: Money }, { cash, hold }: MoneyRoom) =>
  post(deps, tx, [
    { ...step(deps, row, 'hold'), kind: 'transfer', account: cash, counter: hold, amount: money(-row.amount) },
  ]);

/** Empties the hold: what was paid leaves to the provider, the rest goes back to CASH. */
export const shareOut = (
  deps: Deps,
  tx: Tx,
  row: Held,
  { paid, returned }: { readonly paid: bigint; readonly returned: bigint },
  { cash, hold, out }: MoneyRoom,
): Promise<void> =>
  post(deps, tx, [
    ...(paid === 0n
      ? []
      : [
          {
            ...step(deps, row, 'paid'),
            kind: 'withdrawal' as const,
            account: hold,
            counter: out,
            amount: money(-paid),
          },
        ]),
    ...(returned === 0n
      ? []
      : [
          {
            ...step(deps, row, 'returned'),
            kind: 'transfer' as const,
            account: cash,
            counter: hold,
            amount: money(returned),
          },
        ]),
  ]);

/** A part that another member paid leaves the hold for the account between members. */
export const spendHold = (
  deps: Deps,
  tx: Tx,
  row: Held,
  { name, amount }: { readonly name: string; readonly amount: bigint },
  { hold, out }: MoneyRoom,
): Promise<void> =>
  post(deps, tx, [
    { ...step(deps, row, name), kind: 'withdrawal', account: hold, counter: out, amount: money(-amount) },
  ]);

const step = ({ tenant }: Deps, { id, member_id: member }: Held, name: string): Pick<Operation, 'id'> => ({
  id: { tenant, source: 'cashier', member, action: 'withdrawal', transactionId: `WD:${id}:${name}` },
});

const post = async ({ wallet }: Deps, tx: Tx, operations: readonly Operation[]): Promise<void> => {
  if (operations.length === 0) return;
  const answers = await wallet.applyIn(tx, operations);
  for (const { outcome } of answers) if (outcome !== 'applied') throw new Refusal(REFUSAL_OF[outcome]);
};
