import type { MemberId } from '@fairground/contract/ids';
import { CONSOLE_LANGUAGES, readConsolePart } from '@fairground/locales/console-texts';
import { keysOf } from '@fairground/locales/text-tree';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { callRoute } from '../../testing/modules.ts';
import { aCallOf, ANN, aPersonOfStaff } from '../../testing/staff.ts';
import { wholeApp } from '../../testing/whole-app.ts';
import { aStoryteller } from './testing/storyteller.ts';

const { app, db, clock, close } = await wholeApp({ CALLS_PER_MINUTE: '0' });
afterAll(close);
const routes = app.modules.flatMap((module) => module.routes ?? []);
const ask = <Answer>(name: string, query: object, staff = ANN): Promise<Answer> =>
  callRoute(routes, name, { query }, aCallOf(staff)) as Promise<Answer>;

type Entry = { readonly id: string; readonly what: string; readonly values: { readonly text: string } };
type Timeline = { readonly list: readonly Entry[]; readonly next: string | null; readonly sources: readonly string[] };
type Rows = { readonly list: readonly Readonly<Record<string, unknown>>[]; readonly next?: string | null };

let member: MemberId;
beforeAll(async () => {
  member = await aStoryteller(app);
  clock.advance(60_000);
  const now = clock.now();
  await sql`insert into support_conversation (member_id, desk, state, changed_at, waiting_since)
    values (${member}, 'VIP', 'waiting', ${now}, ${now})`.execute(db);
  await sql`insert into support_message (member_id, author, client_id, content, sent_at)
    values (${member}, 'member', 'k1', 'where is my money?', ${now})`.execute(db);
  await sql`insert into members_feedback (member_id, network, question_type, content, state, sent_at)
    values (${member}, '203.0.113.0', 'game', 'the reels stand still', 'closed', ${now})`.execute(db);
  await sql`insert into promotions_award (promotion_id, version, member_id, period_key, reference, currency, amount, grant_id, given_at)
    values (7, 1, ${member}, 'once', 'a', 'VND', 500000, 3, ${now})`.execute(db);
  await sql`insert into promotions_application (promotion_id, member_id, comment, applied_at)
    values (8, ${member}, '', ${now})`.execute(db);
  await sql`insert into figures_member_day (member_id, accounting_date, product, stake, bet_count)
    values (${member}, ${now}::date, 'RNG', 90000, 3), (${member}, ${now}::date, 'ALL', 0, 0)`.execute(db);
  await sql`insert into agents_contract (type, period_type, receiver_id, line_root_id, terms, status, effective, created_at)
    values ('DIVIDEND', 'MONTHLY', ${member}, ${member}, '{"tiers":[{}]}', 'ACTIVE', '[2026-01-01,)', ${now})`.execute(
    db,
  );
  await inTransaction(db, (tx) =>
    app.messages.write(tx, { member, kind: 'limits-to-review', params: {}, key: 'a test' }),
  );
}, 60_000);

test('the story of a member tells play, bonuses, contracts, chats and feedback beside money and logins', async () => {
  const { list } = await ask<Timeline>('desk.read-timeline', { memberId: member });

  expect(list.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      ...['play.day', 'promotions.award', 'promotions.application', 'agents.contract'],
      ...['support.message', 'support.feedback', 'members.registered'],
    ]),
  );
  expect(
    JSON.stringify(list, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  ).not.toContain('where is my money');
});

test('the story is cut to one source, and names only those the person may read', async () => {
  const service = await ask<Timeline>('desk.read-timeline', { memberId: member, source: 'support' });
  const narrow = aPersonOfStaff('sue', 9n, ['members.read', 'support.read']);

  expect(service.list.map(({ what }) => what).toSorted()).toEqual(['support.feedback', 'support.message']);
  expect((await ask<Timeline>('desk.read-timeline', { memberId: member }, narrow)).sources.toSorted()).toEqual([
    ...['agents', 'audit', 'identity', 'members', 'support'],
  ]);
});

test.each(CONSOLE_LANGUAGES)(
  'every source of the story has a word, and every event a sentence: %s',
  async (language) => {
    const { list, sources } = await ask<Timeline>('desk.read-timeline', { memberId: member });
    const words = new Set(keysOf(readConsolePart(language, 'story')));

    expect(sources.filter((source) => !words.has(`timeline.values.source.${source}`))).toEqual([]);
    expect(list.filter(({ what }) => !words.has(`timeline.${what}`)).map(({ what }) => what)).toEqual([]);
  },
);

test('the page of a member shows what the site wrote to it, also what the member deleted', async () => {
  const [written] = (await ask<Rows>('messages.list-of-member', { memberId: member })).list;
  await sql`update messages_message set deleted_at = ${clock.now()} where member_id = ${member}`.execute(db);

  const { list, next } = await ask<Rows>('messages.list-of-member', { memberId: member });

  expect(written).toMatchObject({ category: 'SECURITY', title: expect.any(String), readAt: null, deletedAt: null });
  expect({ list, next }).toMatchObject({
    list: [{ messageId: written?.['messageId'], deletedAt: clock.now() }],
    next: null,
  });
});

test('the page of a member shows how its talk stands, and its feedback with what was dealt with', async () => {
  const chats = await ask<Rows>('support.list-of-member', { memberId: member });
  const { list } = await ask<Rows>('members.list-feedback-of-member', { memberId: member });

  expect(chats.list).toEqual([
    { account: 'storyteller', desk: 'VIP', state: 'waiting', since: clock.now(), changedAt: clock.now() },
  ]);
  expect(list).toMatchObject([{ questionType: 'game', state: 'closed', account: 'storyteller', pictures: [] }]);
  expect(await ask('members.read-feedback', { feedbackId: list[0]?.['feedbackId'] })).toEqual(list[0]);
  expect(await ask('support.list-of-member', { memberId: 999_999n })).toEqual({ list: [] });
});

test('the page of a member shows every case of its identity, newest first, and nobody else’s', async () => {
  for (const [who, level] of [
    [member, 2],
    [member, 3],
    [member + 1n, 2],
  ] as const)
    await sql`insert into verification_case (member_id, level, state, full_name, documents, sent_at)
      values (${who}, ${level}, 'NEW', 'Story Teller', '[]', ${clock.now()})`.execute(db);

  const { list, next } = await ask<Rows>('verification.list-of-member', { memberId: member });

  expect({ levels: list.map(({ level }) => level), next }).toEqual({ levels: [3, 2], next: null });
});
