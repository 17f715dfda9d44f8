import type { LanguageCode } from '@fairground/contract/language';
import type { Tx } from '../../platform/database/index.ts';
import type { PostboxDeps } from './deps.ts';
import { requireAddress } from './domain/address.ts';
import type { Address, Template, TemplateValues } from './domain/message.ts';
import { countLetter } from './guard.ts';
import type { QueueMessage } from './queue-message.ts';

export type NewMessage = { readonly address: Address; readonly language: LanguageCode } & {
  [Name in Template]: { readonly template: Name; readonly values: TemplateValues[Name] };
}[Template];

/** How long a letter is tried: past the day whose quota was used, and not much longer. */
const GIVE_UP_MS = 36 * 3_600_000;

/** Queues a letter in the caller's transaction. One letter too many for its mailbox is dropped without a word. */
export const sendMessage = async (
  deps: PostboxDeps,
  queue: QueueMessage,
  tx: Tx,
  { address, language, template, values }: NewMessage,
): Promise<void> => {
  requireAddress(address);
  const isAdmitted = await countLetter(deps, tx, { address, template });
  await queue(tx, {
    address,
    language,
    content: isAdmitted ? template : 'nothing',
    purpose: template,
    fills: isAdmitted ? values : {},
    codeId: null,
    giveUpAt: new Date(deps.clock.now().getTime() + GIVE_UP_MS),
  });
};
