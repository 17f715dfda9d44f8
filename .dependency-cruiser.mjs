// The rules are made from the table of the house; Node runs TypeScript directly.
export { boundaries as default } from './tools/boundaries.ts';
