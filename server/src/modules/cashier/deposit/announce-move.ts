import { depositChanged } from '@fairground/contract/cashier/deposit-pushes';
import type { DepositState } from '@fairground/contract/cashier/deposit-states';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import { factKind, listener } from '../../../platform/events/index.ts';
import type { Listener } from '../../../platform/events/index.ts';
import type { CashierDeps } from '../deps.ts';
import type { DepositRow } from '../store/deposits.ts';

const depositMoved = factKind<{ readonly member: string; readonly no: string; readonly status: DepositState }>(
  'cashier.deposit-moved',
);

/** Tells open pages of the member after the commit, from whichever process the change comes. */
export const announceMove = (
  { announce }: Pick<CashierDeps, 'announce'>,
  tx: Tx,
  { member_id, no, status }: DepositRow,
): Promise<void> => announce(tx, depositMoved, { member: member_id.toString(), no, status });

export const notifyDepositor = ({ realtime }: Pick<CashierDeps, 'realtime'>): Listener =>
  listener('cashier.notify-depositor', depositMoved, (_tx, facts) => {
    for (const { payload } of facts)
      realtime.toMember(depositChanged, BigInt(payload.member) as MemberId, { no: payload.no, status: payload.status });
    return Promise.resolve();
  });
