import type { Action } from '../command.ts';
import { neededArgument } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

export const feedbackActions: readonly Action[] = [
  {
    name: 'feedback list',
    about: 'What members and visitors wrote and nobody has dealt with yet, oldest first.',
    run: async ({ house, print }) => {
      const open = await house.members.listFeedback();
      if (open.length === 0) return print('Nothing waits.');
      for (const { id, account, questionType, content, sentAt, pictures } of open) {
        print(`${id}  ${sentAt.toISOString()}  ${account ?? '(visitor)'}  ${questionType}`);
        print(`    ${content.replaceAll(/\s+/g, ' ')}`);
        if (pictures.length > 0) print(`    pictures: ${pictures.join(', ')}`);
      }
    },
  },
  {
    name: 'feedback close',
    words: ['<number>'],
    about: 'Puts one away that was dealt with.',
    changes: 'support.write',
    run: async ({ words, house, print, actor }) => {
      const number = neededArgument(words, 0, 'number');
      if (!/^[1-9]\d{0,17}$/.test(number))
        throw new UsageError('<number> is that of a feedback, as the list shows it.');
      await house.members.closeFeedback(actor(), BigInt(number));
      print(`Feedback ${number} is closed.`);
    },
  },
];
