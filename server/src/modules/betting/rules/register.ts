import { money } from '@fairground/contract/money';
import { openBook } from '../../wallet/rules/index.ts';
import type { Book, BookChanges, BookState } from '../../wallet/rules/index.ts';
import { validBetBy } from '../domain/valid-bet.ts';
import type { SettledBet } from '../facts.ts';
import type { Win } from './operation.ts';
import type { Word } from './refusal.ts';
import type { Bet, Round } from './round.ts';

/** Everything a batch is decided by. */
export type RegisterState = {
  readonly book: BookState<Word>;
  /** The bets of every round that is asked about, in their order. */
  readonly bets: readonly Bet[];
  /** Markets that were open when they were shared, and when each of them closes. */
  readonly openMarkets: ReadonlyMap<bigint, Date>;
  /** The category of each product of the batch; asked for only where a grant of bonus money runs. */
  readonly categories?: ReadonlyMap<number, string>;
};

export type ParkedWin = Pick<Win, 'key' | 'member' | 'product' | 'roundId' | 'transactionId' | 'currency' | 'amount'>;

/** What a batch changes. */
export type RegisterChanges = {
  readonly book: BookChanges<Word>;
  readonly placed: readonly Bet[];
  readonly changed: readonly Bet[];
  readonly settled: readonly SettledBet[];
  readonly parked: readonly ParkedWin[];
};

/** What a batch has done so far: later operations see it, and a part of it can be taken back with the money. */
export type Register = {
  readonly book: Book<Word>;
  readonly roundOf: (operation: { readonly member: bigint; readonly round: string }) => Round | undefined;
  readonly isOpen: (market: bigint) => boolean;
  readonly categoryOf: (product: number) => string;
  readonly setBet: (bet: Bet) => void;
  readonly tell: (fact: SettledBet) => void;
  readonly park: (win: ParkedWin) => void;
  readonly changes: () => RegisterChanges;
};

const nameOf = ({ member, round }: { readonly member: bigint; readonly round: string }): string => `${member} ${round}`;

export const openRegister = (state: RegisterState): Register => {
  const book = openBook(state.book);
  const rounds = new Map<string, Round | undefined>();
  for (const bet of state.bets) {
    const name = nameOf(bet);
    const round = rounds.get(name);
    rounds.set(name, round ? [...round, bet] : [bet]);
  }
  const loaded = new Set(state.bets.map(({ id }) => id));
  const changed = new Map<bigint, Bet>();
  const settled: SettledBet[] = [];
  const parked: ParkedWin[] = [];

  return {
    book,
    roundOf: (operation) => rounds.get(nameOf(operation)),
    isOpen: (market) => {
      const closesAt = state.openMarkets.get(market);
      return closesAt !== undefined && closesAt > book.now;
    },
    categoryOf: (product) => {
      const category = state.categories?.get(product);
      if (category === undefined) throw new Error(`The product ${product} has no category.`);
      return category;
    },
    setBet: (bet) => {
      const name = nameOf(bet);
      const before = rounds.get(name);
      const last = changed.get(bet.id);
      book.noteUndo(() => {
        rounds.set(name, before);
        if (last) changed.set(bet.id, last);
        else changed.delete(bet.id);
      });
      rounds.set(name, before ? withBet(before, bet) : [bet]);
      changed.set(bet.id, bet);
    },
    tell: (fact) => {
      settled.push(fact);
      book.noteUndo(() => settled.pop());
    },
    park: (win) => {
      parked.push(win);
      book.noteUndo(() => parked.pop());
    },
    changes: () => ({
      book: book.changes(),
      placed: [...changed.values()].filter(({ id }) => !loaded.has(id)),
      changed: [...changed.values()].filter(({ id }) => loaded.has(id)),
      settled,
      parked,
    }),
  };
};

const withBet = (round: Round, bet: Bet): Round => {
  const [head, ...rest] = round;
  if (head.id === bet.id) return [bet, ...rest];
  const isKnown = rest.some(({ id }) => id === bet.id);
  return isKnown ? [head, ...rest.map((each) => (each.id === bet.id ? bet : each))] : [...round, bet];
};

/** What a round counts for turnover: what the source says, or else its rule, and never more than its stake. */
export const countedOf = (bet: Bet, stake: bigint, payout: bigint, valid: bigint | undefined): bigint => {
  const counted = valid ?? validBetBy(bet.rule, money(stake), money(payout));
  return counted < stake ? counted : stake;
};
