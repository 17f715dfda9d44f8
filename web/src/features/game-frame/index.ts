/** A game on its stage, from the launch to the way out, and the list of a vendor's games to launch from. */
export { GameDoor } from './components/game-door.tsx';
export { namesGame } from './model/game-of.ts';
export { MiniGame, VendorGamesModal } from './lazy-parts.ts';
