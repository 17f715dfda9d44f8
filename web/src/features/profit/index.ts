/** Personal profit and loss: what a member staked, won, got and moved, by day and by category. */
export { ProfitPage } from './lazy-parts.ts';
