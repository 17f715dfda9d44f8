import { lazyPart } from '../../shared/lazy-part.ts';

export const ProfitPage = lazyPart(
  () => import('./components/profit-page.tsx').then((part) => part.ProfitPage),
  ['profit'],
);
