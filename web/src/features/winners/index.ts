/** Wins of others: real ones, masked and some minutes old; and whether one wants to be among them. */
export { Wins } from './components/wins.tsx';
export { BoardChoice } from './lazy-parts.ts';
