import { KIND, OUTCOMES, kindOfNumber } from '../operation.ts';
import type { Kind, Outcome } from '../operation.ts';

/** How words stand in the columns of the ledger. Modules whose refusals are kept there add their own. */
export type Vocabulary<Word extends string> = {
  readonly statusOf: (word: Word) => number;
  readonly wordOf: (status: number) => Word;
};

export const createVocabulary = <Word extends string>(words: ReadonlyMap<number, Word>): Vocabulary<Word> => {
  const statuses = new Map([...words].map(([status, word]) => [word, status]));
  return {
    statusOf: (word) => known(statuses.get(word), `the word ${word}`),
    wordOf: (status) => known(words.get(status), `the status ${status}`),
  };
};

export const WALLET_WORDS: Vocabulary<Outcome> = createVocabulary(
  new Map(OUTCOMES.map((outcome, status) => [status, outcome])),
);

/** A key that was taken before its movement came has no kind yet. */
const NO_KIND = 0;

export const kindColumn = (kind: Kind | null): number => (kind === null ? NO_KIND : KIND[kind]);

export const kindFrom = (number: number): Kind | null =>
  number === NO_KIND ? null : known(kindOfNumber(number), `the kind ${number}`);

const known = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The ledger does not know ${what}.`);
  return value;
};
