import type { MemberId } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { DayFigures, DayRange, ProductFigures } from '../../../server/src/modules/figures/index.ts';
import type { Action, Call } from '../command.ts';
import { printTable } from '../print-table.ts';
import { neededArgument } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const dayOf = (words: readonly string[], place: number, name: string): string => {
  const word = neededArgument(words, place, name);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(Date.parse(`${word}T00:00:00Z`));
  if (!isDay) throw new UsageError(`A day is written like 2026-11-18; ${word} is not.`);
  return word;
};

const rangeOf = (words: readonly string[], first: number): DayRange => {
  const from = dayOf(words, first, 'from');
  return { from, to: words[first + 1] === undefined ? from : dayOf(words, first + 1, 'to') };
};

const memberOf = async ({ house }: Pick<Call, 'house'>, account: string): Promise<MemberId> => {
  const member = await house.members.findByAccount(account);
  if (!member) throw new UsageError(`There is no account ${account}.`);
  return member.id;
};

const GAME_HEADS = ['bets', 'stake', 'valid', 'payout'];
const MONEY_HEADS = ['rebate', 'promo', 'deposit', 'withdrawal', 'bettors', 'new'];

const cellsOf = (row: ProductFigures): readonly string[] => [
  row.bet_count.toString(),
  ...[row.stake, row.valid_bet, row.payout, row.rebate, row.promo, row.deposit, row.withdrawal].map((amount) =>
    writeMoney(money(amount)),
  ),
  row.bettors.toString(),
  row.new_members.toString(),
];

const printDays = ({ print }: Pick<Call, 'print'>, rows: readonly DayFigures[]): void =>
  printTable(
    print,
    ['day', 'product', ...GAME_HEADS, ...MONEY_HEADS],
    rows.map((row) => [row.day, row.product, ...cellsOf(row)]),
  );

const printAge = async ({ house, print }: Pick<Call, 'house' | 'print'>): Promise<void> => {
  const [asOf, closedUntil] = await Promise.all([house.figures.asOf(), house.figures.closedUntil()]);
  print(`as of ${asOf.toISOString()}, final up to ${closedUntil.toISOString()}`);
};

export const figureActions: readonly Action[] = [
  {
    name: 'figures site',
    words: ['<from>', '<to>'],
    about: 'What the site staked, paid and moved, by day and product; one day without the second date.',
    examples: ['figures site 2026-11-01 2026-11-18'],
    run: async (call) => {
      printDays(call, await call.house.figures.siteDays(rangeOf(call.words, 0)));
      await printAge(call);
    },
  },
  {
    name: 'figures member',
    words: ['<account>', '<from>', '<to>'],
    about: 'The same of one member.',
    run: async (call) => {
      const member = await memberOf(call, neededArgument(call.words, 0, 'account'));
      printDays(call, await call.house.figures.memberDays(member, rangeOf(call.words, 1)));
      await printAge(call);
    },
  },
  {
    name: 'figures team',
    words: ['<account>', '<from>', '<to>'],
    about: 'The same of a member with everybody below it, and the sums of the range.',
    run: async (call) => {
      const agent = await memberOf(call, neededArgument(call.words, 0, 'account'));
      const range = rangeOf(call.words, 1);
      printDays(call, await call.house.figures.teamDays(agent, range));
      const sums = (await call.house.figures.teamSums([agent], range)).get(agent) ?? [];
      printTable(
        call.print,
        ['all days', ...GAME_HEADS, ...MONEY_HEADS],
        sums.map((row) => [row.product, ...cellsOf(row)]),
      );
      await printAge(call);
    },
  },
  {
    name: 'figures rebuild',
    words: ['<day>'],
    about:
      'Computes a day from the register and the ledger and shows where the stored figures differ. Changes nothing.',
    examples: ['figures rebuild 2026-11-17'],
    run: async ({ words, house, print }) => {
      const { day, isClosed, differences } = await house.figures.rebuildDay(dayOf(words, 0, 'day'));
      if (!isClosed) print(`${day} is not closed: a difference may be a fact on its way.`);
      if (differences.length === 0) return print(`The figures of ${day} hold.`);
      printTable(
        print,
        ['of', 'number', 'product', 'figure', 'stored', 'rebuilt'],
        differences.map(({ table, owner, product, column, stored, rebuilt }) => [
          table,
          owner?.toString() ?? '-',
          product,
          column,
          stored.toString(),
          rebuilt.toString(),
        ]),
      );
      throw new UsageError(`The figures of ${day} do not hold: ${differences.length} differences.`);
    },
  },
];
