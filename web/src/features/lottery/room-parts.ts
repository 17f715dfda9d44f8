import { lazyPart } from '../../shared/lazy-part.ts';

export const ResultsTable = lazyPart(() => import('./components/results-table.tsx').then((part) => part.ResultsTable));
export const GapTables = lazyPart(() => import('./components/gap-tables.tsx').then((part) => part.GapTables));
export const TrendView = lazyPart(() => import('./components/trend-view.tsx').then((part) => part.TrendView));
export const RoadsView = lazyPart(() => import('./components/roads-view.tsx').then((part) => part.RoadsView));
export const RulesView = lazyPart(() => import('./components/rules-view.tsx').then((part) => part.RulesView));
export const MyOrders = lazyPart(
  () => import('./components/my-orders.tsx').then((part) => part.MyOrders),
  ['lottery-own'],
);
export const MyChases = lazyPart(
  () => import('./components/my-chases.tsx').then((part) => part.MyChases),
  ['lottery-own'],
);
export const ChaseDialog = lazyPart(
  () => import('./components/chase-dialog.tsx').then((part) => part.ChaseDialog),
  ['lottery-own'],
);
export const BetText = lazyPart(
  () => import('./components/bet-text.tsx').then((part) => part.BetText),
  ['lottery-own'],
);
export const JackpotPanel = lazyPart(() => import('./components/jackpot-panel.tsx').then((part) => part.JackpotPanel));
export const YeekeePanel = lazyPart(
  () => import('./components/yeekee-panel.tsx').then((part) => part.YeekeePanel),
  ['lottery-own'],
);
