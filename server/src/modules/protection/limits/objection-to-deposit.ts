import type { ErrorCode } from '@fairground/contract/errors';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { passesLimit, rollingStart } from '../domain/limit.ts';
import { pauseOf } from '../exclusion/pause-of.ts';
import { listLimits } from '../store/limits.ts';

export type AskedDeposit = {
  readonly amount: Money;
  /** What unpaid deposits already ask for. Hand in a function where others may be written at the same moment: it is called after the lock. */
  readonly waiting: Money | (() => Promise<Money>);
};

/** What forbids one more deposit. The lock is held until the commit, so that the next one counts this one. */
export const objectionToDeposit = async (
  { clock, wallet }: Pick<ProtectionDeps, 'clock' | 'wallet'>,
  tx: Tx,
  member: MemberId,
  { amount, waiting: asked }: AskedDeposit,
): Promise<ErrorCode | undefined> => {
  const pause = await pauseOf({ clock }, tx, member);
  if (pause !== undefined) return pause;
  const now = clock.now();
  const limits = await listLimits(tx, member, 'deposit');
  if (limits.length === 0) return undefined;
  const waiting = typeof asked === 'function' ? await asked() : asked;
  for (const limit of limits) {
    const deposited = await wallet.depositedSince(tx, member, rollingStart(limit.period, now));
    if (passesLimit(limit, { deposited, waiting, amount })) return 'protection.deposit-limit';
  }
  return undefined;
};
