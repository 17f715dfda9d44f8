import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { money } from '@fairground/contract/money';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WalletDeps } from './deps.ts';
import { restToGiveUp } from './domain/rest.ts';
import type { AccountId, Answer, Operation } from './operation.ts';
import { readHoldings } from './store.ts';
import { lockAccountsOf } from './store/lock-accounts.ts';

export type Rest = { readonly amount: Money; readonly currency: string };

/** What a member may give up in the moment the reader sees; nothing where it is more than dust, or not cash alone. */
export const readRest = async (reader: Reader, member: MemberId): Promise<Rest | undefined> =>
  restToGiveUp(await readHoldings(reader, member));

type Ways = {
  readonly tenant: WalletDeps['tenant'];
  readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
};

/** Books what is left of a member's cash to the house in the transaction of the caller, and answers what that was. */
export const giveUpIn = async (
  { tenant, applyIn }: Ways,
  tx: Tx,
  member: MemberId,
  forfeit: AccountId,
): Promise<Money> => {
  await lockAccountsOf(tx, [member]);
  const rest = restToGiveUp(await readHoldings(tx, member));
  if (rest === undefined) return money(0n);
  const id = { tenant, source: 'wallet', member, action: 'give-up', transactionId: `give-up:${member}` };
  const [answer] = await applyIn(tx, [
    { id, kind: 'adjustment', account: rest.account, counter: forfeit, amount: money(-rest.amount) },
  ]);
  if (answer?.outcome !== 'applied') throw new Refusal('wallet.insufficient-funds');
  return rest.amount;
};
