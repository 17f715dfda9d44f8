/** The points mall: the balance, what it buys, and both histories. */
export { PointMall } from './lazy-parts.ts';
