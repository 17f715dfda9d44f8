import { Dices, ReceiptText, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { CentrePage } from '../../shared/store/centre-page.ts';

type AccountEntry = { readonly page: CentrePage; readonly icon: LucideIcon };

/** What the avatar's menu leads to, beside the agent entry and the way out. */
export const ACCOUNT_ENTRIES: readonly AccountEntry[] = [
  { page: 'securityCenter', icon: ShieldCheck },
  { page: 'transactionHistory', icon: ReceiptText },
  { page: 'personalHistoryCopy', icon: Dices },
];
