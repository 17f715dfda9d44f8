/** Wagers as the tests of `betting` make them. */
export { randomWagers } from '../../betting/testing/random-wagers.ts';
export { member, units } from '../../betting/testing/table.ts';
