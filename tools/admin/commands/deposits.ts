import { DEPOSIT_STATES, REJECTION_REASONS } from '@fairground/contract/cashier/deposit-states';
import { parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Action } from '../command.ts';
import { printHeld } from '../print-held.ts';
import { printTable } from '../print-table.ts';
import { neededArgument, neededText, numberOf, oneOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const HOUR_MS = 3_600_000;
const HOURS = 48;

const amountOf = (word: string): Money => {
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(word))
    throw new UsageError(`An amount is a number such as 500000; ${word} is not.`);
  return parseMoney(word);
};

const written = (amount: Money | null): string => (amount === null ? '' : writeMoney(amount));

export const depositActions: readonly Action[] = [
  {
    name: 'deposits list',
    about: 'The newest deposits, or those in a state, such as REVIEW or PROOF_SENT.',
    options: { status: { kind: 'text', about: `One of ${DEPOSIT_STATES.join(', ')}.` } },
    examples: ['deposits list --status REVIEW'],
    run: async ({ options, house, print }) => {
      const word = textOf(options, 'status');
      const status = word === undefined ? undefined : oneOf('status', word, DEPOSIT_STATES);
      const { list } = await house.cashier.listDeposits({ status });
      const rows = list.map((row) => [
        ...[row.no, row.memberId.toString(), row.channel, row.status, row.reason ?? '', row.currency],
        ...[written(row.payAmount), written(row.received), row.payerName ?? '', row.proofNote],
      ]);
      const head = ['number', 'member', 'channel', 'state', 'why', 'currency', 'to pay', 'received', 'payer', 'proof'];
      printTable(print, head, rows);
    },
  },
  {
    name: 'deposits match',
    words: ['<number>', '<amount>'],
    about: 'Says that this amount came in for a deposit, or that one in review is right; it is credited once.',
    changes: 'deposits.write',
    examples: ['deposits match D2611184F7K2M9Q 100000.37 --reason "statement of the bank, line 12"'],
    run: async ({ words, house, print, actor }) => {
      const [no, received] = [neededArgument(words, 0, 'number'), amountOf(neededArgument(words, 1, 'amount'))];
      const { status } = await house.cashier.matchDeposit(actor(), { no, received });
      print(`${no}: ${status}`);
    },
  },
  {
    name: 'deposits reject',
    words: ['<number>', `<${REJECTION_REASONS.join('|')}>`],
    about: 'Rejects a proof or a deposit in review, for a reason the member reads.',
    changes: 'deposits.write',
    run: async ({ words, house, print, actor }) => {
      const no = neededArgument(words, 0, 'number');
      const why = oneOf('why', neededArgument(words, 1, 'why'), REJECTION_REASONS);
      const { status } = await house.cashier.rejectDeposit(actor(), { no, why });
      print(`${no}: ${status}`);
    },
  },
  {
    name: 'deposits reverse',
    words: ['<number>'],
    about: 'Takes a credited deposit back after a charge-back, once a second person approves it.',
    changes: 'finance.write',
    run: async ({ words, options, house, print, staff }) => {
      const no = neededArgument(words, 0, 'number');
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.cashier.holdDepositReversal(staff(), { no }, { reason }));
    },
  },
  {
    name: 'payments reconcile',
    about:
      'Compares the statements of all providers with our deposits and withdrawals and keeps every difference as a case.',
    options: { hours: { kind: 'text', about: `How far back, ${HOURS} unless told.` } },
    run: async ({ options, house, print, now }) => {
      const hours = numberOf(options, 'hours') ?? HOURS;
      const results = await house.cashier.reconcilePayments({
        from: new Date(now.getTime() - hours * HOUR_MS),
        to: now,
      });
      const counted = (count: number | undefined): string => count?.toString() ?? 'no statement';
      const rows = results.map(({ provider, lines, differences }) => [
        ...[provider, counted(lines?.deposit), counted(lines?.payout), differences.length.toString()],
      ]);
      printTable(print, ['provider', 'deposits', 'payouts', 'differences'], rows);
      const found = results.flatMap(({ provider, differences }) =>
        differences.map(({ what, kind, no, reference, ours, theirs }) => [
          ...[provider, what, kind, no, reference, written(ours), written(theirs)],
        ]),
      );
      if (found.length > 0)
        printTable(print, ['provider', 'payment', 'what', 'number', 'reference', 'ours', 'theirs'], found);
    },
  },
  {
    name: 'payments cases',
    about: 'Differences between providers and our books that nobody has closed, oldest first.',
    run: async ({ house, print }) => {
      const { list } = await house.cashier.listPaymentCases();
      const rows = list.map(({ caseId, provider, what, kind, no, reference, ours, theirs, foundAt }) => [
        ...[
          caseId.toString(),
          provider,
          what,
          kind,
          no,
          reference,
          written(ours),
          written(theirs),
          foundAt.toISOString(),
        ],
      ]);
      printTable(
        print,
        ['case', 'provider', 'payment', 'what', 'number', 'reference', 'ours', 'theirs', 'found'],
        rows,
      );
    },
  },
];
