import { lazyPart } from '../../shared/lazy-part.ts';

/** What few open: it comes when somebody does. */
export const Replay = lazyPart(() => import('./components/replay.tsx').then((part) => part.Replay), ['bets', 'arcade']);
export const ShareDialog = lazyPart(
  () => import('./components/share-dialog.tsx').then((part) => part.ShareDialog),
  ['bets'],
);
