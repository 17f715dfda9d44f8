import { lazyPart } from '../../shared/lazy-part.ts';

export const BetRecord = lazyPart(
  () => import('./components/bet-record.tsx').then((part) => part.BetRecord),
  ['bets', 'records'],
);
