import { lazyPart } from '../../shared/lazy-part.ts';

/** What the member centre shows of it: apart from the lists, so that the home page does not carry the way to it. */
export const BoardChoice = lazyPart(
  () => import('./components/board-choice.tsx').then((part) => part.BoardChoice),
  ['winners'],
);
