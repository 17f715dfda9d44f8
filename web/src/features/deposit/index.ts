/** Paying in: ways to pay, how to pay, what became of it. */
import { lazyPart } from '../../shared/lazy-part.ts';

export const DepositDesk = lazyPart(
  () => import('./components/deposit-desk.tsx').then((part) => part.DepositDesk),
  ['deposit', 'pictures'],
);
