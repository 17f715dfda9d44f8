/** Wagers for tests of other modules, handed over as betting's own tests do. */
export { wagersOf } from '../modules/betting/testing/wagers.ts';
