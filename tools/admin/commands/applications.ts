import type { Id } from '@fairground/contract/ids';
import { money, parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { inLanguage } from '../../../server/src/platform/localized.ts';
import type { ShownApplication } from '../../../server/src/modules/promotions/index.ts';
import type { Action } from '../command.ts';
import type { House } from '../house.ts';
import { printHeld } from '../print-held.ts';
import { printTable, shorten } from '../print-table.ts';
import { idOf, momentOf, neededText, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

export const applicationActions: readonly Action[] = [
  {
    name: 'promotion application list',
    about: 'Applications for promotions that wait for a decision, oldest first.',
    options: { promotion: { kind: 'text', about: 'Only those for the promotion of this id.' } },
    run: async ({ options, house, print }) => {
      const promotion = textOf(options, 'promotion');
      const waiting = await house.promotions.listApplications(promotion === undefined ? undefined : idOf([promotion]));
      if (waiting.length === 0) return print('Nothing waits.');
      const rows = waiting.map((application) => [
        application.id.toString(),
        application.appliedAt.toISOString(),
        application.account,
        `${application.promotionId} ${shorten(titleOf(house, application), 30)}`,
        application.pictures.join(', '),
        shorten(application.comment.replaceAll(/\s+/g, ' '), 40),
      ]);
      printTable(print, ['id', 'since', 'account', 'promotion', 'pictures', 'comment'], rows);
    },
  },
  {
    name: 'promotion application show',
    words: ['<id>'],
    about: 'One application in full; picture save writes its pictures to files.',
    changes: 'promotions.read',
    run: async ({ words, house, print, actor }) => {
      const application = await house.promotions.showApplication(actor(), idOf(words));
      const { id, account, promotionId, state, appliedAt, decidedAt, comment, pictures, amount, answer } = application;
      print(`application ${id}`);
      print(`account     ${account}`);
      print(`promotion   ${promotionId} ${titleOf(house, application)}`);
      print(`state       ${state}`);
      print(`applied     ${appliedAt.toISOString()}`);
      if (decidedAt !== null) print(`decided     ${decidedAt.toISOString()}`);
      if (amount !== null) print(`issued      ${writeMoney(money(amount))} ${application.currency ?? ''}`);
      if (answer !== '') print(`answer      ${answer}`);
      if (pictures.length > 0) print(`pictures    ${pictures.join(', ')}`);
      for (const line of comment.split('\n')) print(`    ${line}`);
    },
  },
  {
    name: 'promotion application approve',
    words: ['<id>'],
    about: 'Credits the member with an amount, once; open pages hear of it.',
    options: { amount: { kind: 'text', about: 'What is credited, such as 50 or 12.5.' } },
    changes: 'promotions.write',
    examples: ['promotion application approve 7 --amount 50 --reason "the slip is good"'],
    run: async ({ words, options, house, print, actor }) => {
      const id = idOf(words);
      const amount = amountOf(neededText(options, 'amount'));
      await house.promotions.approve(actor(), id, amount);
      print(`Application ${id} is approved: ${writeMoney(amount)} credited.`);
    },
  },
  {
    name: 'promotion application approve-large',
    words: ['<id>'],
    about: 'Holds a reward that is more than one person gives alone; a second person approves it.',
    options: { amount: { kind: 'text', about: 'What is credited, such as 30000000.' } },
    changes: 'promotions.write',
    examples: ['promotion application approve-large 7 --amount 30000000 --reason "the prize of the year"'],
    run: async ({ words, options, house, print, staff }) => {
      const id = idOf(words) as Id<'application'>;
      const amount = amountOf(neededText(options, 'amount'));
      printHeld(
        { print },
        await house.promotions.holdLarge(staff(), { id, amount }, { reason: neededText(options, 'reason') }),
      );
    },
  },
  {
    name: 'promotion application reject',
    words: ['<id>'],
    about: 'Rejects an application; the member reads why, and may apply again while the offer is open.',
    options: { answer: { kind: 'text', about: 'What the member reads, in plain words.' } },
    changes: 'promotions.write',
    examples: ['promotion application reject 7 --answer "The slip cannot be read." --reason "blurred"'],
    run: async ({ words, options, house, print, actor }) => {
      const id = idOf(words);
      await house.promotions.reject(actor(), id, neededText(options, 'answer'));
      print(`Application ${id} is rejected.`);
    },
  },
  {
    name: 'promotion application open',
    words: ['<promotion>'],
    about: 'Lets members apply for a promotion on its page, now or in a window of its own.',
    options: {
      from: { kind: 'text', about: 'When applications open: a moment with its zone, or +2h; now unless told.' },
      until: { kind: 'text', about: 'When they close again; with the promotion unless told.' },
    },
    changes: 'promotions.write',
    examples: ['promotion application open 12 --until +7d --reason "slips of the festival"'],
    run: async ({ words, options, house, now, print, actor }) => {
      const id = idOf(words);
      const opensAt = momentOf(options, 'from', now) ?? null;
      const closesAt = momentOf(options, 'until', now) ?? null;
      await house.promotions.openOffer(actor(), id, { opensAt, closesAt });
      print(`Promotion ${id} is applied for.`);
    },
  },
  {
    name: 'promotion application stop',
    words: ['<promotion>'],
    about: 'Takes no more applications for a promotion; those that wait are still decided.',
    changes: 'promotions.write',
    run: async ({ words, house, print, actor }) => {
      const id = idOf(words);
      await house.promotions.stopOffer(actor(), id);
      print(`Promotion ${id} takes no more applications.`);
    },
  },
];

const titleOf = ({ languages }: House, { titles }: ShownApplication): string =>
  inLanguage(titles, languages[0], 'EN')?.title ?? '';

const amountOf = (typed: string): Money => {
  if (!/^\d{1,14}(\.\d{1,4})?$/.test(typed))
    throw new UsageError(`--amount must be an amount such as 50 or 12.5; ${typed} is not.`);
  return parseMoney(typed);
};
