import { RETURN_REASONS, WITHDRAWAL_STATES } from '@fairground/contract/cashier/withdrawal-states';
import type { StaffWithdrawal } from '@fairground/contract/cashier/withdrawal-operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { parseMoney, writeMoney } from '@fairground/contract/money';
import type { Action, Call } from '../command.ts';
import { printHeld } from '../print-held.ts';
import { printTable } from '../print-table.ts';
import { idOf, neededArgument, neededText, numberOf, oneOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const found = async ({ house, words }: Pick<Call, 'house' | 'words'>): Promise<StaffWithdrawal> => {
  const no = neededArgument(words, 0, 'number');
  const withdrawal = await house.cashier.withdrawalDesk.find(no);
  if (withdrawal === undefined) throw new UsageError(`There is no withdrawal ${no}.`);
  return withdrawal;
};

const stepOf = ({ staff, options }: Pick<Call, 'staff' | 'options'>) => ({
  staff: staff(),
  reason: neededText(options, 'reason'),
});

const amountOf = (word: string): ReturnType<typeof parseMoney> => {
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(word))
    throw new UsageError(`An amount is a number such as 500000; ${word} is not.`);
  return parseMoney(word);
};

/** Changes one and prints how it stands then. */
const change =
  (work: (call: Call, id: StaffWithdrawal['withdrawalId']) => Promise<unknown>): Action['run'] =>
  async (call) => {
    const { withdrawalId } = await found(call);
    await work(call, withdrawalId);
    const { no, state } = await found(call);
    call.print(`${no}: ${state}`);
  };

const because = ({ words }: Pick<Call, 'words'>) =>
  oneOf('reason for the member', neededArgument(words, 1, 'because'), RETURN_REASONS);

export const withdrawalActions: readonly Action[] = [
  {
    name: 'withdrawals list',
    about: 'Withdrawals in one state, or all, oldest first: the review queue is --state REVIEW_1.',
    options: { state: { kind: 'text', about: `One of ${WITHDRAWAL_STATES.join(', ')}.` } },
    examples: ['withdrawals list --state REVIEW_1'],
    run: async ({ house, options, print }) => {
      const state = textOf(options, 'state');
      const list = await house.cashier.withdrawalDesk.list(
        state === undefined ? undefined : oneOf('state', state, WITHDRAWAL_STATES),
      );
      const rows = list.map(({ no, memberId, amount, state: now, score, claimedBy, reviewReasons, requestedAt }) => [
        no,
        memberId.toString(),
        writeMoney(amount),
        now,
        score.toString(),
        claimedBy ?? '',
        reviewReasons.join(' '),
        requestedAt.toISOString(),
      ]);
      printTable(print, ['number', 'member', 'amount', 'state', 'score', 'claimed by', 'why', 'asked'], rows);
    },
  },
  {
    name: 'withdrawals show',
    words: ['<number>'],
    about: 'One withdrawal with its steps; pictures of a dispute are shown by `pictures show`.',
    run: async (call) => {
      const { print } = call;
      const { no, memberId, amount, state, account, holder, answer, answerAmount, proofs, steps, ...rest } =
        await found(call);
      print(`${no}: ${writeMoney(amount)} of member ${memberId} to ${account.bank} ${account.number}, ${holder}`);
      print(`state ${state}; provider ${rest.provider ?? 'none'} ${rest.payFailure ?? ''}`.trimEnd());
      if (answer !== null)
        print(
          `answer ${answer} ${answerAmount === null ? '' : writeMoney(answerAmount)}, pictures ${proofs.join(' ')}`,
        );
      const rows = steps.map((step) => [step.at.toISOString(), step.state]);
      printTable(print, ['at', 'state'], rows);
    },
  },
  {
    name: 'withdrawals claim',
    words: ['<number>'],
    about: 'Takes a withdrawal that waits for a review in hand.',
    changes: 'withdrawals.review',
    run: change((call, id) => call.house.cashier.withdrawalDesk.claim(id, stepOf(call))),
  },
  {
    name: 'withdrawals release',
    words: ['<number>'],
    about: 'Lets go of a withdrawal in hand.',
    changes: 'withdrawals.review',
    run: change((call, id) => call.house.cashier.withdrawalDesk.release(id, stepOf(call))),
  },
  {
    name: 'withdrawals approve',
    words: ['<number>'],
    about: 'Approves a withdrawal in hand; above the limit a second person reviews it next.',
    changes: 'withdrawals.review',
    run: change((call, id) => call.house.cashier.withdrawalDesk.approve(id, stepOf(call))),
  },
  {
    name: 'withdrawals reject',
    words: ['<number>', '<because>'],
    about: `Rejects a withdrawal in hand; the member reads why: ${RETURN_REASONS.join(', ')}.`,
    changes: 'withdrawals.review',
    examples: ['withdrawals reject W23456789ABC account-wrong --reason "the name differs"'],
    run: change((call, id) => call.house.cashier.withdrawalDesk.reject(id, because(call), stepOf(call))),
  },
  {
    name: 'withdrawals pay',
    words: ['<number>'],
    about: 'Orders a payout now, or again after the provider refused it.',
    changes: 'withdrawals.pay',
    run: change((call, id) => call.house.cashier.withdrawalDesk.pay(id, stepOf(call))),
  },
  {
    name: 'withdrawals give-up',
    words: ['<number>', '<because>'],
    about: 'Gives a withdrawal back whose payout the provider refused.',
    changes: 'withdrawals.pay',
    run: change((call, id) => call.house.cashier.withdrawalDesk.giveUp(id, because(call), stepOf(call))),
  },
  {
    name: 'withdrawals decide',
    words: ['<number>', '<RECEIVED|PARTLY|NOT_RECEIVED>'],
    about: 'Decides about a receipt, once a second person approves it; RECEIVED is final and not refunded.',
    options: { amount: { kind: 'text', about: 'What arrived, of a partial receipt.' } },
    changes: 'disputes.decide',
    examples: ['withdrawals decide W23456789ABC PARTLY --amount 400 --reason "the slip shows 400"'],
    run: async (call) => {
      const { withdrawalId } = await found(call);
      const decision = oneOf('decision', neededArgument(call.words, 1, 'decision'), [
        'RECEIVED',
        'PARTLY',
        'NOT_RECEIVED',
      ]);
      const typed = textOf(call.options, 'amount');
      const held = await call.house.cashier.withdrawalDesk.holdReceipt(
        call.staff(),
        { withdrawalId, decision, ...(typed === undefined ? {} : { amount: amountOf(typed) }) },
        { reason: neededText(call.options, 'reason') },
      );
      printHeld(call, held);
    },
  },
  {
    name: 'withdrawals waive-turnover',
    words: ['<requirement>'],
    about: 'Waives a turnover requirement, once a second person approves it.',
    changes: 'finance.write',
    run: async ({ words, options, house, print, staff }) => {
      const turnoverId = idOf(words) as Id<'turnover'>;
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.cashier.holdTurnoverWaiver(staff(), { turnoverId }, { reason }));
    },
  },
  {
    name: 'withdrawals rules',
    about: 'The rules of withdrawals: amounts, limits and times.',
    run: async ({ house, print }) => {
      const rules = await house.cashier.withdrawalDesk.readRules();
      const rows = Object.entries(rules).map(([name, value]) => [
        name,
        typeof value === 'bigint' ? writeMoney(value) : value.toString(),
      ]);
      printTable(print, ['rule', 'value'], rows);
    },
  },
  {
    name: 'withdrawals set-rules',
    about: 'Changes rules of withdrawals once a second person approves it; what is not named stays.',
    options: {
      min: { kind: 'text', about: 'The smallest amount.' },
      max: { kind: 'text', about: 'The largest amount.' },
      'auto-max': { kind: 'text', about: 'Up to this amount nobody has to look at it.' },
      'four-eyes-from': { kind: 'text', about: 'From this amount on two people review it.' },
      'daily-count': { kind: 'text', about: 'Withdrawals a day.' },
      'cooling-hours': { kind: 'text', about: 'Hours until a new account is paid to.' },
      'wait-hours': { kind: 'text', about: 'Hours without a withdrawal after a security change or on a new device.' },
      'confirm-minutes': { kind: 'text', about: 'Minutes after which silence counts as received.' },
      'notice-minutes': { kind: 'text', about: 'Minutes before that when the member gets a notice.' },
    },
    changes: 'finance.write',
    examples: ['withdrawals set-rules --confirm-minutes 60 --reason "slow banks"'],
    run: async ({ house, options, print, staff }) => {
      const amounts = { min: 'min', max: 'max', autoMax: 'auto-max', fourEyesFrom: 'four-eyes-from' };
      const counts = {
        dailyCount: 'daily-count',
        coolingHours: 'cooling-hours',
        waitHours: 'wait-hours',
        confirmMinutes: 'confirm-minutes',
        noticeMinutes: 'notice-minutes',
      };
      const changes = Object.fromEntries([
        ...Object.entries(amounts).flatMap(([name, option]) => {
          const typed = textOf(options, option);
          return typed === undefined ? [] : [[name, amountOf(typed)]];
        }),
        ...Object.entries(counts).flatMap(([name, option]) => {
          const typed = numberOf(options, option);
          return typed === undefined ? [] : [[name, typed]];
        }),
      ]);
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.cashier.withdrawalDesk.holdRules(staff(), changes, { reason }));
    },
  },
];
