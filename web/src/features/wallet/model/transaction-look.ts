import type { TransactionGroup } from '@fairground/contract/wallet/transactions';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CircleEllipsis,
  Dices,
  Gift,
  Percent,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** A movement is known by its picture before its words are read. */
export const GROUP_ICONS: Readonly<Record<TransactionGroup, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  game: Dices,
  rebate: Percent,
  promotion: Gift,
  agent: Users,
  transfer: ArrowLeftRight,
  other: CircleEllipsis,
};
