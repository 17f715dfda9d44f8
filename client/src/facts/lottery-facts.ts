import type { Fact } from './fact.ts';

/** The member bought tickets. */
export const ORDERS_PLACED: Fact = [
  'wallet.*',
  'lottery.list-orders',
  'lottery.list-chases',
  'lottery.list-recent-vietnam',
];

/** Orders of the member changed in a way that may touch every page of the lottery. */
export const ORDERS_CHANGED: Fact = ['wallet.*', 'lottery.*'];
export const NUMBERS_DRAWN: Fact = ['lottery.list-open-numbers', 'lottery.list-vietnam-numbers'];
export const ISSUES_SETTLED: Fact = [
  'lottery.list-chases',
  'lottery.list-orders',
  'lottery.read-chase',
  'lottery.read-order',
  'lottery.read-pools',
  'lottery.read-prizes',
];
