import { lazyPart } from '../../shared/lazy-part.ts';

const TEXTS = ['lottery', 'lottery-plays', 'lottery-rules'] as const;

export const RoomOrLobby = lazyPart(
  () => import('./components/room-or-lobby.tsx').then((part) => part.RoomOrLobby),
  TEXTS,
);
export const LotteryLobby = lazyPart(() => import('./components/lobby.tsx').then((part) => part.Lobby), TEXTS);
export const DrawCheck = lazyPart(
  () => import('./components/draw-check.tsx').then((part) => part.DrawCheck),
  ['lottery', 'lottery-plays', 'lottery-own'],
);
