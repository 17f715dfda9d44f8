import type { Words } from '../random/words.ts';

/**
 * How an engine decides: from words and rules alone. Rules are data of the game, the same for everybody; a type that
 * contains money, a person or history makes this type `never`, so that no function fits it.
 */
export type Outcome<Rules, Result> = [Extract<KeyWithin<Rules>, Hidden>] extends [never]
  ? (words: Words, rules: Rules) => Result
  : never;

/** What an outcome may not know: its chances would depend on who plays, for how much, or on what came before. */
type Hidden =
  | 'balance'
  | 'bank'
  | 'credit'
  | 'stake'
  | 'amount'
  | 'player'
  | 'member'
  | 'account'
  | 'session'
  | 'wallet'
  | 'history'
  | 'previous'
  | 'profit'
  | 'anything'
  | 'function';

/** All keys at any depth. A function or an unknown value could contain anything, so it counts as hidden. */
type KeyWithin<Value> = unknown extends Value
  ? 'anything'
  : Value extends (...given: never[]) => unknown
    ? 'function'
    : Value extends readonly (infer Item)[]
      ? KeyWithin<Item>
      : Value extends object
        ? { [Key in keyof Value]-?: Key | KeyWithin<Value[Key]> }[keyof Value]
        : never;
