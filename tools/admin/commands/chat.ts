import type { Action } from '../command.ts';
import { printTable } from '../print-table.ts';
import { neededText, neededArgument } from '../read-options.ts';

const ACCOUNT = ['<account>'];

export const chatActions: readonly Action[] = [
  {
    name: 'chat list',
    about: 'Members who wait for an answer in the chat: VIPs first, then those who wait longest.',
    run: async ({ house, print }) => {
      const waiting = await house.support.listChats();
      if (waiting.length === 0) return print('Nobody waits.');
      const rows = waiting.map(({ account, desk, since }) => [account, desk, since.toISOString()]);
      printTable(print, ['account', 'desk', 'waits since'], rows);
    },
  },
  {
    name: 'chat show',
    words: ACCOUNT,
    about: 'The last of the talk with a member; the member sees that it was read.',
    changes: 'support.write',
    run: async ({ words, house, print, actor }) => {
      const talk = await house.support.showChat(actor(), neededArgument(words, 0, 'account'));
      print(`${talk.account}  ${talk.desk}  ${talk.state}`);
      for (const { author, content, sentAt } of talk.messages) {
        print(`${sentAt.toISOString()}  ${author === 'house' ? 'the house' : talk.account}`);
        for (const line of content.split('\n')) print(`    ${line}`);
      }
    },
  },
  {
    name: 'chat answer',
    words: ACCOUNT,
    about: 'Writes to a member; open pages show it at once, others when they are opened.',
    options: { text: { kind: 'text', about: 'The answer, in plain words.' } },
    changes: 'support.write',
    examples: ['chat answer anna7 --text "Your code is on its way." --reason "asked about a code"'],
    run: async ({ words, options, house, print, actor }) => {
      const account = neededArgument(words, 0, 'account');
      await house.support.answerChat(actor(), account, neededText(options, 'text'));
      print(`${account} is answered.`);
    },
  },
  {
    name: 'chat close',
    words: ACCOUNT,
    about: 'Puts a talk away that is dealt with; the next message of the member opens it again.',
    changes: 'support.write',
    run: async ({ words, house, print, actor }) => {
      const account = neededArgument(words, 0, 'account');
      await house.support.closeChat(actor(), account);
      print(`The talk with ${account} is closed.`);
    },
  },
];
