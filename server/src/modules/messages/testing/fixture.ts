import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type * as contract from '@fairground/contract/messages/endpoints';
import type { MessageKind } from '@fairground/contract/messages/kinds';
import { afterAll } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createEvents } from '../../../platform/events/index.ts';
import { silentLog } from '../../../platform/log.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, callRoute, testPlatform } from '../../../testing/modules.ts';
import type { MessagesDeps } from '../deps.ts';
import type { Recipient } from '../domain/audience.ts';
import { createMessages } from '../index.ts';
import type { NewMessage } from '../message.ts';
import { testFormat } from './format.ts';

/** The inbox on a real database, with members that a test names. */
export const messagesFixture = async ({ db }: TestDatabase, change: Partial<Pick<MessagesDeps, 'languages'>> = {}) => {
  const ground = { ...(await testPlatform(db)), ...change };
  const { bus, clock } = ground;
  const log = silentLog;
  const events = createEvents({ db, clock, log, bus: { ...bus, close: () => Promise.resolve() }, tickMs: 50 });
  const messages = createMessages({ ...ground, announce: events.announce, format: testFormat });
  const recipients = new Map<MemberId, Recipient>();
  messages.connectMembers((member) => Promise.resolve(recipients.get(member)));
  await events.start(messages.listeners ?? []);
  afterAll(events.stop);

  let members = 0n;
  const aMember = (parts: Partial<Recipient> = {}): MemberId => {
    members += 1n;
    const member = members as MemberId;
    recipients.set(member, { isAgent: false, rankLevel: 0, registeredAt: clock.now(), takesOffers: true, ...parts });
    return member;
  };

  /** What one member's page can do. */
  const pageOf = (member: MemberId, language: LanguageCode = 'EN') => {
    const ask = (name: string, input: { query?: unknown; body?: unknown } = {}) =>
      callRoute(
        messages.routes,
        `messages.${name}`,
        input,
        aCaller({ language, session: aSession({ memberId: member }) }),
      );
    type Unread = Promise<ValueOf<typeof contract.readUnreadMessages>>;
    return {
      list: (query: QueryOf<typeof contract.listMessages> = {}) =>
        ask('list', { query }) as Promise<ValueOf<typeof contract.listMessages>>,
      unread: async () => (await (ask('read-unread') as Unread)).unreadMessage,
      read: async (body: BodyOf<typeof contract.markMessagesRead>) =>
        (await (ask('mark-read', { body }) as Unread)).unreadMessage,
      delete: async (...ids: BodyOf<typeof contract.deleteMessages>['ids']) =>
        (await (ask('delete', { body: { ids } }) as Unread)).unreadMessage,
      restore: async (...ids: BodyOf<typeof contract.deleteMessages>['ids']) =>
        (await (ask('restore', { body: { ids } }) as Unread)).unreadMessage,
      choices: () => ask('read-choices') as Promise<ValueOf<typeof contract.readMessageChoices>>,
      choose: (body: BodyOf<typeof contract.chooseMessages>) => ask('choose', { body }),
    };
  };

  const write = <Kind extends MessageKind>(message: NewMessage<Kind>): Promise<void> =>
    inTransaction(db, (tx) => messages.write(tx, message));

  return { ...ground, messages, aMember, pageOf, write };
};
