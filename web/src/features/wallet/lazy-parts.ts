import { lazyPart } from '../../shared/lazy-part.ts';

export const FundsPopover = lazyPart(
  () => import('./components/funds-popover.tsx').then((part) => part.FundsPopover),
  ['wallet', 'refill'],
);
export const DepositPage = lazyPart(
  () => import('./components/deposit-page.tsx').then((part) => part.DepositPage),
  ['wallet', 'refill'],
);
export const TransferPage = lazyPart(
  () => import('./components/transfer-page.tsx').then((part) => part.TransferPage),
  ['wallet'],
);
export const HistoryPage = lazyPart(
  () => import('./components/history-page.tsx').then((part) => part.HistoryPage),
  ['wallet', 'records'],
);
