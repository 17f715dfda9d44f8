/** The rules of money, for the rules of other modules: nothing here reads or writes. */
export type { AccountId, Outcome } from '../operation.ts';
export { openBook } from './book.ts';
export type { Book } from './book.ts';
export { passes } from './decide.ts';
export { closeGrant, contributionOf, dueEndOf, passOn, weightOf } from './grant.ts';
export type { Grant } from './grant-state.ts';
export { moveMoney } from './move.ts';
export type { Movement, MovementAnswer } from './movement.ts';
export type { BookChanges, BookState } from './state.ts';
