import { parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { GameLimits } from '../../../server/src/modules/lottery/index.ts';
import type { Action } from '../command.ts';
import { printHeld } from '../print-held.ts';
import { printTable } from '../print-table.ts';
import { neededText, neededArgument, numberOf, oneOf, textOf } from '../read-options.ts';
import type { Options } from '../command.ts';
import { UsageError } from '../usage-error.ts';

const amountOf = (options: Options, name: string): Money | undefined => {
  const text = textOf(options, name);
  if (text === undefined) return undefined;
  if (!/^\d{1,14}(\.\d{1,4})?$/.test(text)) throw new UsageError(`--${name} must be an amount; ${text} is not.`);
  return parseMoney(text);
};

const limitsOf = (options: Options): Partial<GameLimits> => {
  const multipleMax = numberOf(options, 'multiple');
  const amountMax = amountOf(options, 'amount');
  const winMax = amountOf(options, 'win');
  const exposureMax = amountOf(options, 'exposure');
  return {
    ...(multipleMax === undefined ? {} : { multipleMax }),
    ...(amountMax === undefined ? {} : { amountMax }),
    ...(winMax === undefined ? {} : { winMax }),
    ...(exposureMax === undefined ? {} : { exposureMax }),
  };
};

/** A game and one of its issues, as `SSC1M 20260321-0288`. */
const issueOf = (words: readonly string[]): readonly [game: string, numero: string] => [
  neededArgument(words, 0, 'game'),
  neededArgument(words, 1, 'numero'),
];

export const lotteryActions: readonly Action[] = [
  {
    name: 'lottery list',
    about: 'Every lottery with its switch and its limits.',
    run: async ({ house, print }) => {
      const rows = (await house.lottery.listGames()).map(({ game, isOn, limits }) => [
        game.code,
        isOn ? 'on' : 'off',
        String(limits.multipleMax),
        writeMoney(limits.amountMax),
        writeMoney(limits.winMax),
        writeMoney(limits.exposureMax),
        game.names.EN,
      ]);
      printTable(print, ['game', 'switch', 'multiple', 'order', 'win', 'exposure', 'name'], rows);
    },
  },
  {
    name: 'lottery show',
    words: ['<game>', '<numero>'],
    about: 'One issue: how it stands and what was drawn.',
    run: async ({ words, house, print }) => {
      const { state, board, source, drawnAt } = await house.lottery.findIssue(...issueOf(words));
      print(`state   ${state}`);
      print(`board   ${board?.join(' ') ?? '(not drawn)'}`);
      print(`source  ${source}`);
      print(`drawn   ${drawnAt?.toISOString() ?? '(not drawn)'}`);
    },
  },
  {
    name: 'lottery switch',
    words: ['<game>', '<on|off>'],
    about: 'Lets a lottery take bets, or no more. Issues that run are drawn and paid all the same.',
    changes: 'lottery.write',
    run: async ({ words, house, print, actor }) => {
      const to = oneOf('switch', neededArgument(words, 1, 'switch'), ['on', 'off']);
      await house.lottery.setGameOn(actor(), neededArgument(words, 0, 'game'), to === 'on');
      print(`${neededArgument(words, 0, 'game')}: ${to}`);
    },
  },
  {
    name: 'lottery limit',
    words: ['<game>'],
    about: 'Other limits than those of the house; what is not named stays.',
    options: {
      multiple: { kind: 'text', about: 'The highest multiple of a line.' },
      amount: { kind: 'text', about: 'The most an order may cost on one issue.' },
      win: { kind: 'text', about: 'The most an order may win on one issue.' },
      exposure: { kind: 'text', about: 'The most the house would pay for one bet of one play on one issue.' },
    },
    changes: 'lottery.write',
    examples: ['lottery limit SSC1M --win 100000000 --reason "risk review"'],
    run: async ({ words, options, house, print, actor }) => {
      const limits = limitsOf(options);
      if (Object.keys(limits).length === 0) throw new UsageError('Name a limit to set.');
      await house.lottery.setLimits(actor(), neededArgument(words, 0, 'game'), limits);
      print(`${neededArgument(words, 0, 'game')}: ${Object.keys(limits).join(', ')} set`);
    },
  },
  {
    name: 'lottery cancel',
    words: ['<game>', '<numero>'],
    about: 'Calls off an unpaid issue once a second person approves it: a node gives every stake back.',
    changes: 'lottery.write',
    run: async ({ words, options, house, print, staff }) => {
      const [gameCode, numero] = issueOf(words);
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.lottery.holdIssueCancellation(staff(), { gameCode, numero }, { reason }));
    },
  },
  {
    name: 'lottery correct',
    words: ['<game>', '<numero>', '<board>'],
    about:
      'Sets another result of an outside draw, its numbers joined by commas, once a second person approves it: a node pays by it, or moves the differences.',
    changes: 'lottery.write',
    examples: ['lottery correct SSC1M 20260321-0288 1,2,3,4,5 --reason "the feed was wrong"'],
    run: async ({ words, options, house, print, staff }) => {
      const [gameCode, numero] = issueOf(words);
      const change = { gameCode, numero, board: neededArgument(words, 2, 'board').split(',') };
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.lottery.holdDrawCorrection(staff(), change, { reason }));
    },
  },
];
