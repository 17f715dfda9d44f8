import type { LanguageCode } from '@fairground/contract/language';
import { BROADCAST_AUDIENCES, BROADCAST_CATEGORIES } from '@fairground/contract/messages/broadcasts';
import { randomUUID } from 'node:crypto';
import type { Action } from '../command.ts';
import { localizedOf, numberOf, oneOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

export const messageActions: readonly Action[] = [
  {
    name: 'messages broadcast',
    about:
      'Writes to many members at once; their inboxes show it when they next look. Members who join later do not get it.',
    options: {
      title: { kind: 'texts', about: 'In every language of the site: --title "Bảo trì" --title EN="Maintenance".' },
      text: { kind: 'texts', about: 'Plain words in every language of the site.' },
      category: { kind: 'text', about: `One of ${BROADCAST_CATEGORIES.join(', ')}; SYSTEM unless told.` },
      audience: { kind: 'text', about: `One of ${BROADCAST_AUDIENCES.join(', ')}; ALL unless told.` },
      rank: { kind: 'text', about: 'With --audience RANK: the lowest rank that gets it.' },
      key: { kind: 'text', about: 'Repeat a command that was cut off with the same key: it is sent once.' },
    },
    changes: 'messages.write',
    examples: [
      'messages broadcast --title "Bảo trì tối nay" --title EN="Maintenance tonight" --text "Từ 2 giờ đến 3 giờ." --text EN="From 2 to 3." --reason "maintenance"',
    ],
    run: async ({ options, house, print, actor }) => {
      const { languages } = house;
      const [titles, texts] = [localizedOf(options, 'title', languages[0]), localizedOf(options, 'text', languages[0])];
      const textIn = (language: LanguageCode) => {
        const [title, body] = [titles[language], texts[language]];
        if (title === undefined || body === undefined)
          throw new UsageError(`--title and --text are needed in ${languages.join(' and ')}; ${language} is missing.`);
        return [language, { title, body }];
      };
      const id = await house.messages.sendBroadcast(actor(), {
        category: oneOf('--category', textOf(options, 'category') ?? 'SYSTEM', BROADCAST_CATEGORIES),
        audience: oneOf('--audience', textOf(options, 'audience') ?? 'ALL', BROADCAST_AUDIENCES),
        rankMin: numberOf(options, 'rank'),
        texts: Object.fromEntries(languages.map(textIn)),
        key: textOf(options, 'key') ?? randomUUID(),
      });
      print(`Broadcast ${id} is sent.`);
    },
  },
];
