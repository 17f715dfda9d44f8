import type { MemberId } from '@fairground/contract/ids';
import { money, parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Action, Call } from '../command.ts';
import { printHeld } from '../print-held.ts';
import { printTable } from '../print-table.ts';
import { idOf, neededText, neededArgument, numberOf, oneOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const LINES = 50;
const LINES_MAX = 500;

/** By the name of the account, or by its number as the lists tell it. */
const memberOf = async ({ house }: Pick<Call, 'house'>, word: string): Promise<MemberId> => {
  const named = await house.members.findByAccount(word);
  if (named) return named.id;
  if (!/^[1-9]\d{0,17}$/.test(word)) throw new UsageError(`There is no account ${word}.`);
  return BigInt(word) as MemberId;
};

const accountOf = async ({ house, options }: Pick<Call, 'house' | 'options'>, member: MemberId) => {
  const kind = textOf(options, 'wallet') ?? 'CASH';
  const currency = textOf(options, 'currency') ?? (await house.wallet.balanceOf(member)).currency;
  const holdings = await house.wallet.listHoldings(member);
  const found = holdings.find((holding) => holding.kind === kind && holding.currency === currency);
  if (found) return found.account;
  const names = holdings.map((holding) => `${holding.kind} ${holding.currency}`).join(', ') || 'nothing';
  throw new UsageError(`${member} has no ${kind} in ${currency}, but ${names}.`);
};

const capOf = (word: string): Money | null => {
  if (word === 'none') return null;
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(word))
    throw new UsageError(`An amount is a number such as 500000, or none; ${word} is not.`);
  return parseMoney(word);
};

/** The movement a page goes on below, as the page before named it. */
const beforeOf = ({ options }: Pick<Call, 'options'>): bigint | undefined => {
  const word = textOf(options, 'before');
  if (word === undefined) return undefined;
  if (!/^[1-9]\d{0,18}$/.test(word)) throw new UsageError(`--before must be a movement of the list; ${word} is not.`);
  return BigInt(word);
};

export const walletActions: readonly Action[] = [
  {
    name: 'wallet debts',
    about: 'Who owes the house something, and for what; the next credits of that sort pay it.',
    run: async ({ house, print }) => {
      const rows = (await house.wallet.listDebts()).map(({ member, reason, currency, balance }) => [
        member.toString(),
        reason,
        currency,
        writeMoney(money(-balance)),
      ]);
      printTable(print, ['member', 'for', 'currency', 'owed'], rows);
    },
  },
  {
    name: 'wallet waive',
    words: ['<member>', '<for>', '<currency>'],
    about: 'Lets a member off what is owed, as the list of debts names it, once a second person approves it.',
    changes: 'finance.write',
    examples: ['wallet waive 1042 REBATE VND --reason "left the agent programme"'],
    run: async ({ words, options, house, print, staff }) => {
      const memberId = idOf(words) as MemberId;
      const [debt, currency] = [neededArgument(words, 1, 'for'), neededArgument(words, 2, 'currency')];
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.wallet.holdDebtWaiver(staff(), { memberId, debt, currency }, { reason }));
    },
  },
  {
    name: 'wallet adjust',
    words: ['<account or number>', '<add|take>', '<amount>'],
    about: "Adds to a member's cash or takes from it, once a second person approves it.",
    options: { currency: { kind: 'text', about: "The house's own unless told." } },
    changes: 'wallet.adjust',
    examples: ['wallet adjust northline add 500000 --reason "round 4711 was void"'],
    run: async ({ words, options, house, print, staff }) => {
      const memberId = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const way = oneOf('way', neededArgument(words, 1, 'way'), ['add', 'take']);
      const size = capOf(neededArgument(words, 2, 'amount'));
      if (size === null) throw new UsageError('An adjustment needs an amount.');
      const currency = textOf(options, 'currency') ?? (await house.wallet.balanceOf(memberId)).currency;
      const change = { memberId, currency, amount: way === 'add' ? size : money(-size) };
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.wallet.holdAdjustment(staff(), change, { reason }));
    },
  },
  {
    name: 'wallet statement',
    words: ['<account or number>'],
    about: 'What a member holds, and why an account has its balance: its movements, newest first.',
    options: {
      wallet: { kind: 'text', about: 'Which account: CASH unless told, BONUS, HOLD_BET, VENDOR:JL …' },
      currency: { kind: 'text', about: "The house's own unless told." },
      before: { kind: 'text', about: 'Only movements below this one, to go on with.' },
      limit: { kind: 'text', about: `How many movements, ${LINES} unless told.` },
    },
    examples: ['wallet statement northline', 'wallet statement 1042 --wallet BONUS --before 4711'],
    run: async ({ words, options, house, print }) => {
      const limit = numberOf(options, 'limit') ?? LINES;
      if (limit < 1 || limit > LINES_MAX) throw new UsageError(`--limit must be from 1 to ${LINES_MAX}.`);
      const before = beforeOf({ options });
      const member = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const account = await accountOf({ house, options }, member);
      const rows = (await house.wallet.listHoldings(member)).map((holding) => [
        holding.account.toString(),
        holding.kind,
        holding.currency,
        writeMoney(money(holding.balance)),
      ]);
      printTable(print, ['account', 'wallet', 'currency', 'balance'], rows);
      print('');
      const { lines } = await house.wallet.statementOf(account, { limit, ...(before !== undefined && { before }) });
      const movements = lines.map(({ id, at, kind, amount, balanceAfter, counter, accountingDate }) => [
        id.toString(),
        at.toISOString(),
        accountingDate,
        kind ?? '?',
        writeMoney(amount),
        balanceAfter === undefined ? '' : writeMoney(balanceAfter),
        counter.toString(),
      ]);
      printTable(print, ['movement', 'at', 'day', 'kind', 'amount', 'balance after', 'other account'], movements);
    },
  },
  {
    name: 'wallet prove',
    about:
      'Recomputes every balance from the postings, compares every bet and pool with them, and fails where the books do not hold.',
    run: async ({ house, print }) => {
      const ledger = await house.wallet.prove();
      print(`ledger: ${ledger.accounts} accounts, ${ledger.legs} movements`);
      const register = await house.betting.prove();
      print(`register: ${register.rounds} rounds, ${register.members} members`);
      const faults = [...ledger.faults, ...register.faults, ...(await house.lottery.provePools())];
      for (const fault of faults) print(`  ${fault}`);
      if (faults.length > 0) throw new UsageError(`The books do not hold: ${faults.length} faults.`);
      print('The books hold.');
    },
  },
  {
    name: 'wallet limit',
    words: ['<account or number>', '<stake|loss|deposit>', '<day|week|month>', '<amount|none>'],
    about: 'How much a member may stake, lose or deposit in a period; none takes the limit away.',
    changes: 'protection.write',
    examples: ['wallet limit northline loss week 500000 --reason "asked for by the member"'],
    run: async ({ words, house, print, actor }) => {
      const member = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const measure = oneOf('measure', neededArgument(words, 1, 'measure'), ['stake', 'loss', 'deposit']);
      const period = oneOf('period', neededArgument(words, 2, 'period'), ['day', 'week', 'month']);
      const cap = capOf(neededArgument(words, 3, 'amount'));
      await house.wallet.setLimit(actor(), member, { measure, period, cap });
      print(`${measure} of ${member} in a ${period}: ${cap === null ? 'no limit' : writeMoney(cap)}`);
    },
  },
  {
    name: 'wallet mode',
    words: ['<single|per-vendor>'],
    about: 'One balance for every vendor, or a wallet for each that is offered one, once a second person approves it.',
    changes: 'finance.write',
    examples: ['wallet mode per-vendor --reason "vendors without a seamless wallet"'],
    run: async ({ words, options, house, print, staff }) => {
      const mode = oneOf('mode', neededArgument(words, 0, 'mode'), ['single', 'per-vendor'] as const);
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.wallet.holdMode(staff(), { mode }, { reason }));
    },
  },
  {
    name: 'wallet offer',
    words: ['<vendor>', '<open|closed>'],
    about: "Opens or closes a vendor's wallet for transfers; what lies in it can always be fetched back.",
    changes: 'finance.write',
    run: async ({ words, house, print, actor }) => {
      const vendor = neededArgument(words, 0, 'vendor');
      const state = oneOf('state', neededArgument(words, 1, 'state'), ['open', 'closed']);
      await house.wallet.offerVendorWallet(actor(), vendor, state);
      print(`wallet of ${vendor}: ${state}`);
    },
  },
];
