import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { readActivity } from '@fairground/contract/protection/endpoints';
import type { Session } from '../../platform/http/route.ts';
import type { ProtectionDeps } from './deps.ts';

const DAY_MS = 86_400_000;
const FIGURES = ['staked', 'returned', 'deposited', 'withdrawn'] as const;

/** The activity statement of a member: every figure is a sum of ledger rows. */
export const showActivity = async (
  { db, clock, wallet }: ProtectionDeps,
  session: Pick<Session, 'account'> & { readonly memberId: MemberId },
  days: number,
): Promise<ValueOf<typeof readActivity>> => {
  const member = session.memberId;
  const from = new Date(clock.now().getTime() - days * DAY_MS);
  const rows = await wallet.activityOf(db, member, { from });
  const sum = (figure: (typeof FIGURES)[number]) => money(rows.reduce((total, row) => total + row[figure], 0n));
  return {
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf(session)),
    list: rows.map((row) => ({
      day: row.day,
      staked: money(row.staked),
      returned: money(row.returned),
      deposited: money(row.deposited),
      withdrawn: money(row.withdrawn),
    })),
    total: {
      staked: sum('staked'),
      returned: sum('returned'),
      deposited: sum('deposited'),
      withdrawn: sum('withdrawn'),
    },
    lifetimeNetDeposit: money(await wallet.netDepositOf(db, member)),
  };
};
