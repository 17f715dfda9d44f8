import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import { FIRST_DAY } from './line-lives.ts';
import type { LifeEvent, LifeType, LineLife, Wish } from './line-lives.ts';
import { dueOf, isCarriedBy, rateReached, sumOf } from './told.ts';
import { lineIn } from './worlds.ts';

/**
 * The life of a line told a second time, from the specification alone (4.2 to 4.6, 2.4 and 16): which offers stand, what
 * ends by them, what each bill comes to, who pays it with what, and what is owed and paid later. Slow and simple; it uses
 * nothing of the rules of the product.
 */

export type ToldBill = {
  readonly type: LifeType;
  /** Days since the first, both included. */
  readonly from: number;
  readonly to: number;
  readonly who: number;
  readonly v: bigint;
  readonly l: bigint;
  readonly c: bigint;
  readonly n: number;
  readonly rate: number;
  readonly gross: bigint;
  readonly lower: bigint;
  paid: bigint;
  /** Whether its payer fell short, so that the rest was owed. */
  wasOwed: boolean;
};

type ToldContract = Wish & {
  readonly type: LifeType;
  readonly who: number;
  readonly payer: number | undefined;
  readonly from: number;
  /** The first day without it. */
  until: number | undefined;
};

type Debt = { readonly debtor: number; readonly creditor: number; readonly bill: ToldBill; left: bigint };
type Move = { readonly who: number; readonly to: number; readonly left: number };

type Line = {
  readonly life: LineLife;
  readonly contracts: ToldContract[];
  readonly bills: ToldBill[];
  readonly cash: bigint[];
  readonly debts: Debt[];
  /** Who stood under whom on each day. */
  readonly trees: (readonly number[])[];
  /** Salaries that were credited on each day. */
  readonly salaries: bigint[][];
  planned: readonly Move[];
};

export type ToldLife = {
  readonly bills: readonly ToldBill[];
  readonly cash: readonly bigint[];
  /** Which events of each day were done, in their order. */
  readonly done: readonly (readonly boolean[])[];
};

export const toldLife = (life: LineLife): ToldLife => {
  const line: Line = {
    ...{ life, contracts: firstContracts(life), bills: [], debts: [], trees: [], salaries: [], planned: [] },
    cash: life.people.map(() => 0n),
  };
  const done: (readonly boolean[])[] = [];
  for (let day = 0; day <= life.days.length; day += 1) {
    line.trees.push(treeOf(line, day));
    line.salaries.push(life.people.map(() => 0n));
    settle(line, 'DAILY_SALARY', day);
    settle(line, 'DIVIDEND', day);
    done.push((life.days[day]?.events ?? []).map((event) => isDone(line, event, day)));
  }
  return { bills: line.bills, cash: line.cash, done };
};

/** Who stands under whom at first; affiliates have players alone below them. */
export const firstTree = ({ people, isOfAffiliates }: LineLife): readonly number[] => {
  const under = people.map((person) => person.under);
  return under.map((upline, index) => (isOfAffiliates && index > 0 ? (lineIn(under, upline)[1] ?? 0) : upline));
};

/** Affiliates and their manager have dividends of the house; players have nothing. */
const mayHave = ({ life }: Line, who: number, type: LifeType): boolean =>
  !life.isOfAffiliates || (type === 'DIVIDEND' && !isPlayer(life, who));

/** Among affiliates: members who started below one of them. */
const isPlayer = (life: LineLife, who: number): boolean => life.isOfAffiliates && firstTree(life)[who] !== 0;

/** Contracts that run from the first day on: those whose payer has one that carries them. */
export const firstContracts = (life: LineLife): ToldContract[] => {
  const tree = firstTree(life);
  const contracts: ToldContract[] = [];
  for (const type of ['DIVIDEND', 'DAILY_SALARY'] as const)
    for (const [who, { first }] of life.people.entries()) {
      const wish = first[type];
      if (wish === undefined) continue;
      if (life.isOfAffiliates && (type !== 'DIVIDEND' || (who > 0 && tree[who] !== 0))) continue;
      const payer = who === 0 || life.isOfAffiliates ? undefined : tree[who];
      const above = contracts.find((each) => each.type === type && each.who === payer);
      if (payer === undefined || (above !== undefined && carries(above, wish)))
        contracts.push({ ...wish, type, who, payer, from: 0, until: undefined });
    }
  return contracts;
};

const STRICTER = ['NONE', 'LAST_PERIOD', 'WITHIN_MONTH', 'FOREVER'];
/** The carry of the receiver is at least as strict, and every tier is carried. */
const carries = (above: Wish, wish: Wish): boolean =>
  STRICTER.indexOf(wish.carryMode) >= STRICTER.indexOf(above.carryMode) &&
  wish.tiers.every((tier) => isCarriedBy(above.tiers, tier));

// Days and periods.

const dateOf = (day: number): string =>
  new Date(Date.parse(`${FIRST_DAY}T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10);

type Kind = ContractTerms['periodType'];
const nameOfPeriod = (kind: Kind, day: number): string => {
  const date = dateOf(day);
  if (kind === 'WEEKLY') return `${Math.floor(day / 7)}`;
  if (kind === 'SEMIMONTHLY') return `${date.slice(0, 7)} ${date.slice(8) <= '15'}`;
  return date;
};
const periodAt = (kind: Kind, day: number): { readonly from: number; readonly to: number } => {
  const name = nameOfPeriod(kind, day);
  let [from, to] = [day, day];
  while (nameOfPeriod(kind, from - 1) === name) from -= 1;
  while (nameOfPeriod(kind, to + 1) === name) to += 1;
  return { from, to };
};

// Contracts.

const runsOn = ({ from, until }: ToldContract, day: number): boolean => from <= day && goesOn({ from, until }, day);
/** Runs on a day or is to begin later. */
const goesOn = ({ from, until }: Pick<ToldContract, 'from' | 'until'>, day: number): boolean =>
  until === undefined || (until > day && until > from);

const lastOf = ({ contracts }: Line, who: number, type: LifeType): ToldContract | undefined =>
  contracts
    .filter((each) => each.who === who && each.type === type && each.until !== each.from)
    .toSorted((one, other) => other.from - one.from)[0];

const isDone = (line: Line, event: LifeEvent, day: number): boolean => {
  if (event.kind === 'rest') return true;
  if (event.kind === 'spend') {
    line.cash[event.who] = 0n;
    return true;
  }
  if (event.kind === 'move') return isPlanned(line, event, day);
  if (!mayHave(line, event.who, event.type)) return false;
  return event.kind === 'offer' ? isAccepted(line, event, day) : isEnded(line, event, day);
};

const isAccepted = (
  line: Line,
  { who, type, wish }: Extract<LifeEvent, { readonly kind: 'offer' }>,
  day: number,
): boolean => {
  const { life, contracts, trees } = line;
  const start = periodAt(life.terms[type].periodType, day).to + 1;
  const payer = who === 0 || life.isOfAffiliates ? undefined : trees.at(-1)?.[who];
  if (payer !== undefined) {
    const [now, then] = [day, start].map((on) =>
      contracts.find((each) => each.who === payer && each.type === type && runsOn(each, on)),
    );
    if (now === undefined || then === undefined || !carries(then, wish)) return false;
  }
  const replaced = lastOf(line, who, type);
  if (replaced !== undefined && goesOn(replaced, start)) {
    endBelow(line, who, type, start, wish);
    endAt(replaced, start);
  }
  contracts.push({ ...wish, type, who, payer, from: start, until: undefined });
  return true;
};

const isEnded = (line: Line, { who, type }: Extract<LifeEvent, { readonly kind: 'end' }>, day: number): boolean => {
  const last = lastOf(line, who, type);
  if (last === undefined || last.until !== undefined) return false;
  const start = periodAt(line.life.terms[type].periodType, day).to + 1;
  endAt(last, start);
  endBelow(line, who, type, start);
  return true;
};

const endAt = (contract: ToldContract, start: number): void => {
  contract.until = Math.max(contract.from, start);
};

/** Everything below that the new terms no longer carry, and everything below that. */
const endBelow = (line: Line, payer: number, type: LifeType, start: number, terms?: Wish): void => {
  for (const each of line.contracts)
    if (each.payer === payer && each.type === type && goesOn(each, start) && !(terms && carries(terms, each))) {
      endAt(each, start);
      endBelow(line, each.who, type, start);
    }
};

// Moves.

const isPlanned = (line: Line, { who, to }: { readonly who: number; readonly to: number }, day: number): boolean => {
  const left = line.trees.at(-1)?.[who] ?? 0;
  if (line.planned.some((each) => each.who === who)) return false;
  if (!mayMove(line, line.trees.at(-1) ?? [], { who, to, left }, day + 1)) return false;
  line.planned = [...line.planned, { who, to, left }];
  return true;
};

const mayMove = ({ life, contracts }: Line, tree: readonly number[], { who, to, left }: Move, day: number): boolean => {
  // Players stand under affiliates and their manager; affiliates stay where they are.
  const isPlaced = !life.isOfAffiliates || (isPlayer(life, who) && !isPlayer(life, to));
  const isFree = !contracts.some((each) => each.who === who && each.payer === left && goesOn(each, day));
  return who > 0 && isPlaced && isFree && tree[who] !== to && !lineIn(tree, to).includes(who);
};

/** The tree of a day: of the one before, with the moves of midnight that still may be made. */
const treeOf = (line: Line, day: number): readonly number[] => {
  let tree = line.trees.at(-1) ?? firstTree(line.life);
  for (const move of line.planned)
    if (mayMove(line, tree, move, day)) tree = tree.map((upline, index) => (index === move.who ? move.to : upline));
  line.planned = [];
  return tree;
};

// Bills.

/** In the morning after a period ends all its bills are written, and paid from above. */
const settle = (line: Line, type: LifeType, day: number): void => {
  const { life, contracts, trees } = line;
  const period = periodAt(life.terms[type].periodType, day - 1);
  if (day === 0 || period.to !== day - 1) return;
  const tree = trees[period.to] ?? [];
  const running = contracts.filter((each) => each.type === type && runsOn(each, period.from));
  const depth = (who: number): number => lineIn(tree, who).length;
  const gross = new Map<number, bigint>();
  const bills = running
    .toSorted((one, other) => depth(other.who) - depth(one.who))
    .map((contract): ToldBill => {
      const { who, payer } = contract;
      const reached = reachedIn(line, contract, period);
      const above = running.find((each) => each.who === payer)?.tiers ?? [];
      const terms = { ...life.terms[type], ...(life.isOfAffiliates && who === 0 && { base: 'CHILD_GROSS' as const }) };
      const rate = rateReached(terms, {
        ...{ tiers: contract.tiers, above: payer === undefined ? undefined : above },
        ...{ v: reached.v, l: reached.l + reached.c, n: reached.n },
      });
      const sumOver = (isCounted: (other: number) => boolean) =>
        [...gross].reduce((sum, [other, amount]) => (isCounted(other) ? sum + amount : sum), 0n);
      const below = sumOver((other) => other > 0 && tree[other] === who);
      const due = dueOf(terms, BigInt(rate), { v: reached.v, e: reached.l + reached.c, below });
      const lower = sumOver((other) => running.find((each) => each.who === other)?.payer === who);
      gross.set(who, due);
      return { type, ...period, who, ...reached, rate, gross: due, lower, paid: 0n, wasOwed: false };
    });
  line.bills.push(...bills);
  for (const bill of bills.toSorted((one, other) => depth(one.who) - depth(other.who) || one.who - other.who))
    pay(line, bill, running.find((each) => each.who === bill.who)?.payer, day);
};

type Period = { readonly from: number; readonly to: number };

const reachedIn = (line: Line, { type, who, carryMode }: ToldContract, period: Period) => {
  const { life, trees, salaries } = line;
  const { products, deductRebate, deductPromo, deductSalary, deductFee } = life.terms[type];
  const counted = products ?? ['LIVE', 'RNG'];
  let [v, l] = [0n, 0n];
  const bets = new Map<number, bigint>();
  for (let day = period.from; day <= period.to; day += 1) {
    for (const { who: member, own } of life.days[day]?.figures ?? []) {
      bets.set(member, (bets.get(member) ?? 0n) + sumOf(own, ['LIVE', 'RNG'], 'bet'));
      if (!lineIn(trees[day] ?? [], member).includes(who)) continue;
      v += sumOf(own, counted, 'bet');
      l += sumOf(own, counted, 'stake') - sumOf(own, counted, 'payout');
      if (deductRebate) l -= own.rebate;
      if (deductPromo) l -= own.promo;
      if (deductFee) l -= own.fee;
    }
    if (deductSalary) l -= salaries[day]?.[who] ?? 0n;
  }
  const n = [...bets].filter(
    ([member, bet]) =>
      member !== who &&
      bet >= 1_000_0000n &&
      lineIn(trees[period.to] ?? [], member).includes(who) &&
      !isResting(life, member, period.to + 1),
  ).length;
  return { v, l, n, c: carriedInto(line, { type, who, carryMode }, period) };
};

/** Whether a pause that began before a midnight goes on at it. */
const isResting = ({ days }: LineLife, member: number, midnight: number): boolean =>
  days.some(({ events }, day) =>
    events.some(
      (event) =>
        event.kind === 'rest' && event.who === member && day + 0.5 < midnight && day + 0.5 + event.days >= midnight,
    ),
  );

/** Losses of the house that the last bill leaves to this period, over three whole periods without a contract at most. */
const carriedInto = (
  { life, bills }: Line,
  { type, who, carryMode }: Pick<ToldContract, 'type' | 'who' | 'carryMode'>,
  { from }: Period,
): bigint => {
  const last = bills.findLast((bill) => bill.type === type && bill.who === who);
  if (last === undefined || carryMode === 'NONE') return 0n;
  let gap = 0;
  for (let day = from - 1; day > last.to; day = periodAt(life.terms[type].periodType, day).from - 1) gap += 1;
  if (gap > 3) return 0n;
  // Within a month: the first period of a month begins anew, and what was before is not carried past it.
  if (carryMode === 'WITHIN_MONTH' && dateOf(last.from).slice(0, 7) !== dateOf(from).slice(0, 7)) return 0n;
  const counted = carryMode === 'LAST_PERIOD' ? last.l : last.l + last.c;
  return counted < 0n ? counted : 0n;
};

// Money.

const pay = (line: Line, bill: ToldBill, payer: number | undefined, day: number): void => {
  const there = payer === undefined ? bill.gross : (line.cash[payer] ?? 0n);
  const paid = there < bill.gross ? there : bill.gross;
  if (payer !== undefined) line.cash[payer] = there - paid;
  bill.paid += paid;
  credit(line, bill, paid, day);
  if (payer === undefined || paid === bill.gross) return;
  bill.wasOwed = true;
  line.debts.push({ debtor: payer, creditor: bill.who, bill, left: bill.gross - paid });
};

/** Income pays what its receiver owes first, the oldest debt before the others; what that brings others is income, too. */
const credit = (line: Line, { who, type }: Pick<ToldBill, 'who' | 'type'>, amount: bigint, day: number): void => {
  const salaries = line.salaries[day];
  if (type === 'DAILY_SALARY' && salaries) salaries[who] = (salaries[who] ?? 0n) + amount;
  let rest = amount;
  for (const debt of line.debts.filter(({ debtor }) => debtor === who)) {
    const part = rest < debt.left ? rest : debt.left;
    rest -= part;
    debt.left -= part;
    debt.bill.paid += part;
    if (part > 0n) credit(line, debt.bill, part, day);
  }
  line.cash[who] = (line.cash[who] ?? 0n) + rest;
};
