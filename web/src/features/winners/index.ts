/** Wins of others: real ones, masked and some minutes old; and whether one wants to be among them. */
export { BoardChoice } from './centre-parts.ts';
export { Wins } from './components/wins.tsx';
