import { money, writeMoney } from '@fairground/contract/money';
import type { Action } from '../command.ts';
import { printTable, shorten } from '../print-table.ts';
import { neededArgument } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const ANSWER_LENGTH = 120;

export const betActions: readonly Action[] = [
  {
    name: 'bets parked',
    about: 'Wins that came without a bet and wait for somebody to look at them.',
    run: async ({ house, print }) => {
      const rows = (await house.betting.listParkedWins()).map((win) => [
        win.operationKey,
        win.at.toISOString(),
        win.source,
        win.member.toString(),
        writeMoney(money(win.amount)),
        win.currency,
        `${win.roundId} ${win.transactionId}`,
      ]);
      printTable(print, ['win', 'at', 'vendor', 'member', 'amount', 'currency', 'round and transaction'], rows);
    },
  },
  {
    name: 'bets review',
    words: ['<win>'],
    about: 'Takes a win off that list: the reason says what came of it. No money moves.',
    changes: 'games.write',
    examples: ['bets review 7f0c… --reason "the vendor sent it to the wrong house"'],
    run: async ({ words, house, print, actor }) => {
      const key = neededArgument(words, 0, 'win');
      if (
        !/^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/.test(key) ||
        !(await house.vendors.reviewParkedWin(actor(), key))
      )
        throw new UsageError(`No win ${key} waits. Type: npm run admin -- bets parked`);
      print(`reviewed: ${key}`);
    },
  },
  {
    name: 'bets overdue',
    about: 'Rounds open for more than a day, the oldest first. Nothing is closed by a guess: its vendor is asked.',
    run: async ({ house, print }) => {
      const rows = (await house.betting.listOverdueRounds()).map((round) => [
        round.placedAt.toISOString(),
        round.source,
        round.category,
        round.member.toString(),
        writeMoney(money(round.stake)),
        round.roundId,
      ]);
      printTable(print, ['since', 'vendor', 'category', 'member', 'stake', 'round'], rows);
    },
  },
  {
    name: 'bets answers',
    words: ['<vendor>'],
    about: 'What a vendor said when it was asked about such rounds.',
    run: async ({ words, house, print }) => {
      const code = neededArgument(words, 0, 'vendor');
      const vendor = (await house.vendors.listVendors()).find((each) => each.code === code);
      if (!vendor) throw new UsageError(`There is no vendor ${code}. Type: npm run admin -- vendor list`);
      const rows = (await house.vendors.listRoundAnswers(vendor.id)).map((answer) => [
        answer.asked_at.toISOString(),
        answer.member_id.toString(),
        answer.round_id,
        shorten(answer.answer.replace(/\s+/g, ' '), ANSWER_LENGTH),
      ]);
      printTable(print, ['asked', 'member', 'round', 'answer'], rows);
    },
  },
];
