/** The lotteries: the lobby with its countdowns, the draw room, and the page where a draw is checked. */
export { LotteryGames } from './components/lottery-games.tsx';
export { LotteryWindow } from './components/lottery-window.tsx';
export { AwakePart } from './components/awake-part.tsx';
export { DrawCheck, LotteryLobby } from './lazy-parts.ts';
