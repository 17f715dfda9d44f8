import { createVocabulary } from '../../wallet/index.ts';
import { WAGER_OUTCOMES } from '../answer.ts';
import { VALID_RULE } from '../domain/valid-bet.ts';
import type { ValidRule } from '../domain/valid-bet.ts';
import type { BetState, RoundState } from '../rules/round.ts';

/** How the words of the register stand in its columns. Numbers are for ever; new words take new ones. */

export const WORDS = createVocabulary(WAGER_OUTCOMES);

const BET_STATE: Readonly<Record<BetState, number>> = { accepted: 1, settled: 2, void: 3 };
const ROUND_STATE: Readonly<Record<RoundState, number>> = { open: 1, won: 2, lost: 3, cancelled: 4 };

export const betStateColumn = (state: BetState): number => BET_STATE[state];
export const roundStateColumn = (state: RoundState | null): number | null =>
  state === null ? null : ROUND_STATE[state];
export const ruleColumn = (rule: ValidRule): number => VALID_RULE[rule];

const reader = <Word extends string>(words: Readonly<Record<Word, number>>) => {
  const byNumber = new Map(Object.entries<number>(words).map(([word, number]) => [number, word as Word]));
  return (number: number): Word => {
    const word = byNumber.get(number);
    if (word === undefined) throw new Error(`The register does not know the number ${number}.`);
    return word;
  };
};

export const betStateFrom = reader(BET_STATE);
export const roundStateFrom = reader(ROUND_STATE);
export const ruleFrom = reader(VALID_RULE);
