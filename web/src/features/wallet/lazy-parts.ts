import { lazyPart } from '../../shared/lazy-part.ts';

export const FundsPopover = lazyPart(
  () => import('./components/funds-popover.tsx').then((part) => part.FundsPopover),
  ['wallet', 'refill'],
);
export const RefillPart = lazyPart(
  () => import('./components/refill-part.tsx').then((part) => part.RefillPart),
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
