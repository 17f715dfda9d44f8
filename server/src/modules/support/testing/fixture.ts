import { giveRank } from '../../../testing/staff.ts';
import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type * as contract from '@fairground/contract/support/endpoints';
import { afterAll } from 'vitest';
import { createEvents } from '../../../platform/events/index.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { membersFixture } from '../../members/testing/fixture.ts';
import { createSupport } from '../index.ts';

/** Customer service on real modules and a real database, with the brand's default channels. */
export const supportFixture = async (database: TestDatabase) => {
  const house = await membersFixture(database);
  const { db, clock, log, system, members } = house;
  const events = createEvents({ db, clock, log, bus: { ...house.bus, close: () => Promise.resolve() }, tickMs: 50 });
  const support = createSupport({ ...house, announce: events.announce, protection: house.modules.protection });
  await events.start(support.listeners ?? []);
  afterAll(events.stop);

  const path = '/help#contact';
  await system.channels.set(anOperator, 'livechat', {
    csType: 'LIVECHAT',
    titles: { TY: 'Trò chuyện' },
    path,
    hours: '08:00-23:00',
  });
  await system.channels.set(anOperator, 'vip', { csType: 'VIP', titles: { TY: 'Chăm sóc VIP' }, path });
  await system.channels.set(anOperator, 'telegram', { csType: 'TELEGRAM', titles: { TY: 'Telegram' }, path });

  const memberOf = async (username: string, rankLevel = 0): Promise<MemberId> => {
    await house.registerAs({ username }, aCaller({ ip: `198.51.100.${rankLevel + 1}` }));
    const member = await members.findByAccount(username);
    if (member === undefined) throw new Error(`${username} is nobody.`);
    if (rankLevel > 0) await giveRank(house, member.id, rankLevel);
    return member.id;
  };

  /** What one member's page can do. */
  const pageOf = (memberId: MemberId) => {
    const ask = (name: string, input: { query?: unknown; body?: unknown } = {}) =>
      callRoute(support.routes, `support.${name}`, input, aCaller({ session: aSession({ memberId }) }));
    return {
      url: (query: QueryOf<typeof contract.readChatUrl> = {}) =>
        ask('read-chat-url', { query }) as Promise<ValueOf<typeof contract.readChatUrl>>,
      unread: async () => ((await ask('read-unread')) as ValueOf<typeof contract.readUnread>).unReadCount,
      paths: (key: string) =>
        ask('list-service-paths', { query: { key } }) as Promise<ValueOf<typeof contract.listServicePaths>>,
      read: (before?: bigint) => ask('read-chat', { query: { before } }) as Promise<ValueOf<typeof contract.readChat>>,
      send: async (body: BodyOf<typeof contract.sendChatMessage>) =>
        ((await ask('send-message', { body })) as ValueOf<typeof contract.sendChatMessage>).message,
      mark: (upTo: bigint) => ask('mark-read', { body: { upTo } }) as Promise<ValueOf<typeof contract.markChatRead>>,
    };
  };

  return { ...house, support, memberOf, pageOf };
};

let keys = 0;

/** A key no other message has. */
export const aKey = (): string => {
  keys += 1;
  return `message-of-a-test-${keys}`;
};
