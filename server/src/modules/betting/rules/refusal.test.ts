import { expect, test } from 'vitest';
import type { AccountId } from '../../wallet/rules/index.ts';
import { CALLER_REFUSALS } from '../wager.ts';
import type { CallerRefusal } from '../wager.ts';
import { decide } from './decide.ts';
import type { Place } from './operation.ts';
import { STAKE_REFUSED_BEFORE_MONEY, STAKE_REFUSED_BY_MONEY } from './refusal.ts';
import type { Word } from './refusal.ts';
import type { RegisterState } from './register.ts';
import { aGrant, withGrants } from './testing/a-grant.ts';
import { HOUSE, aPlace, aState, anEnd } from './testing/a-register.ts';

/** What is wrong: with the round and the caller, or with the accounts. */
type Wrong = { readonly round?: readonly Word[]; readonly money?: readonly Word[] };

/** What a stake is answered where all of this is wrong with it at once. */
const outcomeOf = ({ round = [], money = [] }: Wrong): string | undefined => {
  const all = new Set([...round, ...money]);
  const state = { ...stateOf(all, money), bets: roundBefore(round) };
  return decide(state, [[aPlace('r', stakeOf(all), partsOf(all))]]).answers[0]?.[0]?.outcome;
};

/** The round that the stake joins, where something is wrong with it. */
const roundBefore = (wrong: readonly Word[]): RegisterState['bets'] => {
  const [isOver, isForeign] = [wrong.includes('round-over'), wrong.includes('currency-mismatch')];
  if (!isOver && !isForeign) return [];
  const currency = isForeign ? 'TRIAL' : 'VND';
  const { changes } = decide(aState(), [
    [aPlace('r', 0n, { currency })],
    ...(isOver ? [[anEnd('r', { currency })] as const] : []),
  ]);
  return changes.placed;
};

const stakeOf = (all: ReadonlySet<Word>): bigint => {
  if (all.has('out-of-range')) return 10_000_000_000_000_001n;
  return all.has('insufficient-funds') ? 151n : 21n;
};

const partsOf = (all: ReadonlySet<Word>): Partial<Place> => {
  const refused = CALLER_REFUSALS.find((word) => all.has(word));
  return {
    ...(refused === undefined ? {} : { refused }),
    ...(all.has('market-closed') && { market: 9n }),
    ...(all.has('unknown-account') && { account: 99n as AccountId }),
  };
};

const stateOf = (all: ReadonlySet<Word>, money: readonly Word[]): RegisterState => {
  const { book, ...rest } = withGrants(all.has('bonus-max-bet') ? [aGrant()] : [], { cash: 100n });
  const accounts = book.accounts.map((account) => ({ ...account, isGuarded: true }));
  const blocked = { stakesBlockedUntil: new Date(book.now.getTime() + 1), depositsBlockedUntil: null };
  const limit = { measure: 'stake', period: 'day', cap: 20n, used: 0n, windowStart: book.today } as const;
  return {
    ...rest,
    book: {
      ...book,
      accounts,
      guards: new Map(all.has('blocked') ? [[7n, blocked]] : []),
      limits: new Map(all.has('limit-reached') ? [[7n, [limit]]] : []),
      house: new Map([[HOUSE, money.includes('currency-mismatch') ? 'TRIAL' : 'VND']]),
    },
  };
};

const isCallers = (word: Word): word is CallerRefusal => (CALLER_REFUSALS as readonly Word[]).includes(word);
const pairsOf = (words: readonly Word[]): readonly (readonly [Word, Word])[] =>
  words.flatMap((first, index) => words.slice(index + 1).map((second) => [first, second] as const));

test('each of what refuses a stake does so alone', () => {
  expect(outcomeOf({})).toBe('applied');
  for (const word of STAKE_REFUSED_BEFORE_MONEY) expect(outcomeOf({ round: [word] })).toBe(word);
  for (const word of STAKE_REFUSED_BY_MONEY) expect(outcomeOf({ money: [word] })).toBe(word);
});

test('of two reasons that are found before the money is looked at the first of the list is said', () => {
  // The caller hands one of its own reasons over, the first in its own order.
  expect(STAKE_REFUSED_BEFORE_MONEY.filter(isCallers)).toEqual(CALLER_REFUSALS);
  const pairs = pairsOf(STAKE_REFUSED_BEFORE_MONEY).filter((pair) => !pair.every(isCallers));

  expect(pairs.map((round) => [...round, outcomeOf({ round })])).toEqual(pairs.map((pair) => [...pair, pair[0]]));
});

test('of two reasons of the money the first of the list is said', () => {
  const pairs = pairsOf(STAKE_REFUSED_BY_MONEY);

  expect(pairs).toHaveLength(15);
  expect(pairs.map((money) => [...money, outcomeOf({ money })])).toEqual(pairs.map((pair) => [...pair, pair[0]]));
});

test('what was found before is said whatever the money would say, but for an account that is not there', () => {
  // A block stands in both lists: what is wrong with accounts or amount comes before it unless something was found.
  const ofOneList = (word: Word): boolean => word !== 'unknown-account' && word !== 'blocked';
  const [found, money] = [STAKE_REFUSED_BEFORE_MONEY.filter(ofOneList), STAKE_REFUSED_BY_MONEY.filter(ofOneList)];

  for (const first of found)
    for (const second of money)
      expect([first, second, outcomeOf({ round: [first], money: [second] })]).toEqual([first, second, first]);
});
