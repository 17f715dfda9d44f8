/** Fair play in the player's own hands: a round repeated in the browser, the seeds, and how a draw is made. */
export { Algorithm } from './components/algorithm.tsx';
export { OwnSeeds } from './components/own-seeds.tsx';
export { Verifier } from './components/verifier.tsx';
