import type { Action } from '../command.ts';
import { numberOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const MESSAGES = 10;
const MESSAGES_MAX = 50;

export const outboxActions: readonly Action[] = [
  {
    name: 'outbox',
    about: 'The newest messages the sandbox kept instead of sending, with their codes.',
    options: {
      to: { kind: 'text', about: 'Only those to this number, such as +84912345678, or mailbox.' },
      limit: { kind: 'text', about: `How many, ${MESSAGES} unless told.` },
    },
    examples: ['outbox --to +84912345678 --limit 1'],
    run: async ({ options, house, print }) => {
      const limit = numberOf(options, 'limit') ?? MESSAGES;
      if (limit < 1 || limit > MESSAGES_MAX) throw new UsageError(`--limit must be from 1 to ${MESSAGES_MAX}.`);
      const to = textOf(options, 'to');
      const messages = await house.postbox.listOutbox(to === undefined ? {} : { to });
      if (messages.length === 0) return print('(none)');
      for (const message of messages.slice(0, limit)) {
        const code = message.code === null ? '' : `  code ${message.code}`;
        print(
          `${message.messageId}  ${message.at.toISOString()}  ${message.channel}  ${message.to}  ${message.purpose}${code}`,
        );
        for (const line of [message.subject ?? '', ...message.body.split('\n')])
          if (line.trim() !== '') print(`    ${line}`);
      }
    },
  },
];
