import { lazyPart } from '../../shared/lazy-part.ts';

export const GameDetails = lazyPart(
  () => import('./components/game-details.tsx').then((part) => part.GameDetails),
  ['games', 'game-rules', 'figures'],
);
const afterPage = () => import('./after-page.ts');
/** The page that has shelves brings the rules for them: see `ShelfSample`. */
export const ShelfOf = lazyPart(() => afterPage().then((part) => part.ShelfOf), ['games'], { isStyled: true });
export const ProviderList = lazyPart(() => afterPage().then((part) => part.ProviderList), ['games']);
