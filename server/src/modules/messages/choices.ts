import type { MemberId } from '@fairground/contract/ids';
import type { MessageChoices } from '@fairground/contract/messages/endpoints';
import { ALWAYS_SENT, MESSAGE_CATEGORIES } from '@fairground/contract/messages/kinds';
import type { MessageCategory } from '@fairground/contract/messages/kinds';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MessagesDeps } from './deps.ts';
import { listSwitchedOff, switchOff, switchOn } from './store.ts';

export const readChoices = async (reader: Reader, member: MemberId): Promise<MessageChoices> => {
  const off = await listSwitchedOff(reader, member);
  return {
    list: MESSAGE_CATEGORIES.map((category) => ({
      category,
      isOn: !off.has(category),
      isFixed: ALWAYS_SENT.includes(category),
    })),
  };
};

/** What was written before stays in the inbox. */
export const choose = (
  { db, clock }: Pick<MessagesDeps, 'db' | 'clock'>,
  member: MemberId,
  { category, isOn }: { readonly category: MessageCategory; readonly isOn: boolean },
): Promise<MessageChoices> => {
  if (!isOn && ALWAYS_SENT.includes(category)) throw new Refusal('messages.category-always-sent');
  return inTransaction(db, async (tx) => {
    await (isOn ? switchOn(tx, member, category) : switchOff(tx, member, category, clock.now()));
    return readChoices(tx, member);
  });
};
