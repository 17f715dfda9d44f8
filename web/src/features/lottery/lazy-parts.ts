import { lazyPart } from '../../shared/lazy-part.ts';

const TEXTS = ['lottery', 'lottery-plays', 'lottery-rules'] as const;

export const RoomOfAddress = lazyPart(
  () => import('./components/room-of-address.tsx').then((part) => part.RoomOfAddress),
  TEXTS,
);
const loadLobby = () => import('./components/lobby.tsx').then((part) => part.Lobby);
/** On a page of its own, which brings the rules for it. */
export const PageLobby = lazyPart(loadLobby, ['lottery'], { isStyled: true });
/** Among the games of another lobby. */
export const LotteryLobby = lazyPart(loadLobby, ['lottery']);
export const DrawCheck = lazyPart(
  () => import('./components/draw-check.tsx').then((part) => part.DrawCheck),
  ['lottery', 'lottery-plays', 'lottery-own'],
);
