import type { Tx } from '../../../platform/database/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { applied } from '../domain/points.ts';
import { writeEntries } from '../store/points.ts';
import type { PointAccount, Posting } from '../store/points.ts';
import { notifyMember } from '../notify-member.ts';

/**
 * Posts changes to a locked account, each once by its key, and answers where it stands. What is taken back stops at
 * nothing; what is spent was compared with the balance before.
 */
export const postPoints = async (
  deps: Pick<LoyaltyDeps, 'clock' | 'days' | 'realtime'>,
  tx: Tx,
  account: PointAccount,
  postings: readonly Posting[],
  hundredths = account.hundredths,
): Promise<PointAccount> => {
  const at = deps.clock.now();
  let { balance, lifetime } = account;
  const entries: (Posting & { readonly balance: bigint })[] = [];
  for (const posting of postings) {
    const delta = applied(balance, posting.delta);
    if (delta === 0n) continue;
    balance += delta;
    if (delta > 0n && posting.type.startsWith('EARN')) lifetime += delta;
    entries.push({ ...posting, delta, balance });
  }
  if (entries.length === 0 && hundredths === account.hundredths) return account;
  await writeEntries(tx, account, entries, { lifetime, hundredths, at, day: deps.days.dayOf(at) });
  notifyMember(deps, tx, account.memberId);
  return { ...account, balance, lifetime, hundredths };
};
