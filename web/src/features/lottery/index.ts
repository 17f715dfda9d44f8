/** The lotteries: the lobby with its countdowns, the draw room, and the page where a draw is checked. */
export { LotteryGames } from './components/lottery-games.tsx';
export { DrawCheck, LotteryLobby } from './lazy-parts.ts';
