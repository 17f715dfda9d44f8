/** The lotteries: the lobby with its countdowns, the draw room, and the page where a draw is checked. */
export { LotteryGames } from './components/lottery-games.tsx';
export { LotteryWindow } from './components/lottery-window.tsx';
export { LotteryPlace } from './components/lottery-place.tsx';
export { isRoom } from './model/is-room.ts';
export { DrawCheck, LotteryLobby } from './lazy-parts.ts';
