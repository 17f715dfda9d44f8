import { lazyPart } from '../../shared/lazy-part.ts';

export const GameDetails = lazyPart(
  () => import('./components/game-details.tsx').then((part) => part.GameDetails),
  ['games', 'game-rules', 'figures'],
);
const afterPage = () => import('./after-page.ts');
export const ShelfOf = lazyPart(() => afterPage().then((part) => part.ShelfOf), ['games']);
export const ProviderList = lazyPart(() => afterPage().then((part) => part.ProviderList), ['games']);
