import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aKey, supportFixture } from './testing/fixture.ts';

const { db, clock, audit, sent, support, system, memberOf, pageOf } = await supportFixture(await testDatabase());

const contentsOf = (list: readonly { readonly content: string }[]) => list.map(({ content }) => content);

test('[part of A-08] a member writes, staff answer, and both see how far the other has read', async () => {
  const anna = pageOf(await memberOf('anna01'));
  expect(await anna.read()).toMatchObject({ list: [], hasMore: false, readUpTo: null, isClosed: false });

  const asked = await anna.send({ clientId: aKey(), content: 'Where is my code?' });
  const [waiting] = await support.listChats();
  const shown = await support.showChat(anOperator, 'anna01');
  const { seenUpTo } = await anna.read();
  await support.answerChat(anOperator, 'anna01', 'It is on its way.');

  expect(waiting).toMatchObject({ account: 'anna01', desk: 'LIVECHAT' });
  expect(shown).toMatchObject({ state: 'waiting', messages: [{ author: 'member', content: 'Where is my code?' }] });
  expect(seenUpTo).toBe(asked.messageId);
  expect(await support.listChats()).toEqual([]);
  const { list, unReadCount } = await anna.read();
  expect(list).toMatchObject([{ author: 'member' }, { author: 'house', clientId: null, content: 'It is on its way.' }]);
  expect([unReadCount, await anna.unread()]).toEqual([1, 1]);
  expect(await anna.mark(list[1]?.messageId ?? 0n)).toEqual({ unReadCount: 0 });
  expect(await anna.unread()).toBe(0);
  const lines = await audit.listLines({ limit: 2 });
  expect(lines.map(({ action }) => action)).toEqual(['support.answer-chat', 'support.show-chat']);
});

test('every open page of the member gets what was written and read, each line once', async () => {
  const bob = pageOf(await memberOf('bobby01'));
  sent.splice(0);

  const { messageId } = await bob.send({ clientId: aKey(), content: 'Hello' });
  await support.answerChat(anOperator, 'bobby01', 'Hello, Bobby');

  // Pushes follow the commit: those of the test before may come during this one.
  const isBobs = (data: unknown) =>
    ['Hello', 'Hello, Bobby'].includes((data as { readonly message: { readonly content: string } }).message.content);
  const added = () => sent.filter(({ push, data }) => push === 'support.message-added' && isBobs(data));
  await expect.poll(() => added().length).toBe(2);
  expect(added().map(({ data }) => data)).toMatchObject([
    { message: { messageId, author: 'member' } },
    { message: { author: 'house', content: 'Hello, Bobby' }, unReadCount: 1 },
  ]);
  const { list } = await bob.read();
  sent.splice(0);
  await bob.mark(list[1]?.messageId ?? 0n);
  // Other things may be sent before and after it: that the staff have read, the welcome of the member's wallet.
  await expect
    .poll(() => sent)
    .toContainEqual({ push: 'support.chat-marked', data: expect.objectContaining({ unReadCount: 0 }) });
  expect(added()).toEqual([]);
});

test('a message is kept once however often it comes, also by twins at once; other words under its key are refused', async () => {
  const carl = pageOf(await memberOf('carlo01'));
  const clientId = aKey();

  const answers = await Promise.all(Array.from({ length: 8 }, () => carl.send({ clientId, content: 'Once' })));
  const again = await carl.send({ clientId, content: ' Once\n' });

  expect(new Set([...answers, again].map(({ messageId }) => messageId)).size).toBe(1);
  expect(contentsOf((await carl.read()).list)).toEqual(['Once']);
  await expect(carl.send({ clientId, content: 'Twice' })).rejects.toMatchObject({ code: 'support.message-conflict' });
});

test('concurrent lines get one permanent order, and pages follow each other without gap', async () => {
  const dora = pageOf(await memberOf('doris01'));
  await Promise.all(
    Array.from({ length: 45 }, (_, index) => dora.send({ clientId: aKey(), content: `Line ${index}` })),
  );

  const newest = await dora.read();
  const older = await dora.read(newest.list[0]?.messageId);

  expect([newest.list.length, newest.hasMore]).toEqual([40, true]);
  expect([older.list.length, older.hasMore]).toEqual([5, false]);
  const ids = [...older.list, ...newest.list].map(({ messageId }) => messageId);
  expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)));
  expect(new Set(contentsOf([...older.list, ...newest.list])).size).toBe(45);
});

test('[part of P-03] nobody reads, marks or moves the talk of another member', async () => {
  const emma = pageOf(await memberOf('emmas01'));
  const finn = pageOf(await memberOf('finns01'));
  const clientId = aKey();
  const { messageId } = await emma.send({ clientId, content: 'Only for the house' });
  await support.answerChat(anOperator, 'emmas01', 'Only for Emma');
  const answer = (await emma.read()).list[1]?.messageId ?? 0n;

  // A key and numbers of another member's are nothing here.
  const own = await finn.send({ clientId, content: 'Mine' });
  await finn.mark(answer);

  expect(contentsOf((await finn.read()).list)).toEqual(['Mine']);
  expect(contentsOf((await finn.read(answer + 100n)).list)).toEqual(['Mine']);
  expect((await finn.read()).readUpTo).toBeNull();
  expect([await emma.unread(), await finn.unread()]).toEqual([1, 0]);
  expect(own.messageId).not.toBe(messageId);
});

test('a mark never goes back, and the same answer twice in a row is said once', async () => {
  const gina = pageOf(await memberOf('ginas01'));
  await support.answerChat(anOperator, 'ginas01', 'First');
  await Promise.all([1, 2, 3].map(() => support.answerChat(anOperator, 'ginas01', 'Second')));
  const [first, second, ...more] = (await gina.read()).list;

  await gina.mark(second?.messageId ?? 0n);
  const { unReadCount } = await gina.mark(first?.messageId ?? 0n);

  expect(more).toEqual([]);
  expect(unReadCount).toBe(0);
  expect((await gina.read()).readUpTo).toBe(second?.messageId);
});

test('a talk that is closed waits for nobody and opens again with the next message', async () => {
  const hugo = pageOf(await memberOf('hugos01'));
  await hugo.send({ clientId: aKey(), content: 'A question' });

  await support.closeChat(anOperator, 'hugos01');
  const closed = await hugo.read();
  clock.advance(60_000);
  await hugo.send({ clientId: aKey(), content: 'One more' });

  expect(closed.isClosed).toBe(true);
  expect((await hugo.read()).isClosed).toBe(false);
  expect(await support.listChats()).toContainEqual({ account: 'hugos01', desk: 'LIVECHAT', since: clock.now() });
  await expect(support.closeChat(anOperator, 'nobody99')).rejects.toMatchObject({
    code: 'support.conversation-unknown',
  });
});

test('a message has 1 to 1,000 characters as people count them, and is plain words', async () => {
  const iris = pageOf(await memberOf('iriss01'));
  const send = (content: string) => iris.send({ clientId: aKey(), content });
  for (const content of ['', ' \n\t ', '\u202E\u0000', 'x'.repeat(1_001)])
    await expect(send(content)).rejects.toMatchObject({ code: 'support.message-length' });
  expect((await iris.read()).list).toEqual([]);

  await send('👨‍👩‍👧'.repeat(1_000));
  await send(' <b>one</b>\r\n\n\n\n two\u0007\u202E \ud800');

  expect(contentsOf((await iris.read()).list).at(-1)).toBe('<b>one</b>\n\n two \uFFFD');
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from support_message
    where member_id = (select id from members_member where account = 'iriss01')`.execute(db);
  expect(rows).toEqual([{ count: 2n }]);
});

test('what was said five years ago is taken away, and the talk goes on', async () => {
  const jane = pageOf(await memberOf('janes01'));
  const old = await jane.send({ clientId: aKey(), content: 'Long ago' });
  await jane.mark(old.messageId);
  clock.advance(4 * YEAR_MS);
  await jane.send({ clientId: aKey(), content: 'A year before' });
  const purge = () => support.schedules?.[0]?.job.run(null, new AbortController().signal);

  clock.advance(YEAR_MS - 1);
  await purge();
  expect(contentsOf((await jane.read()).list)).toEqual(['Long ago', 'A year before']);
  clock.advance(2);
  await purge();

  const { list, hasMore, isClosed } = await jane.read();
  expect([contentsOf(list), hasMore, isClosed]).toEqual([['A year before'], false, false]);
  expect(await support.listChats()).toContainEqual(expect.objectContaining({ account: 'janes01' }));
});

const YEAR_MS = 365 * 24 * 3_600_000;

test('words of distress are scored once however often the message is sent, and a person looks at the member', async () => {
  const member = await memberOf('dana0001');
  const dana = pageOf(member);
  const cry = { clientId: aKey(), content: 'Em thua hết tiền rồi, em muốn chết' };

  await Promise.all([dana.send(cry), dana.send(cry), dana.send(cry)]);
  await dana.send({ clientId: aKey(), content: 'Where is my code?' });

  const { rows: markers } = await sql`select kind from protection_marker where member_id = ${member}`.execute(db);
  expect(markers).toEqual([{ kind: 'words-of-distress' }]);
  const { rows: cases } = await sql`select state from protection_case where member_id = ${member}`.execute(db);
  expect(cases).toEqual([{ state: 'OPEN' }]);
});

test('with CBS3 off the window inside the site is closed: nothing is sent and it has no address; what was said can be read', async () => {
  const flora = pageOf(await memberOf('flora01'));
  await flora.send({ clientId: aKey(), content: 'Before' });
  await system.setFlag(anOperator, 'CBS3', 'off');

  await expect(flora.send({ clientId: aKey(), content: 'After' })).rejects.toMatchObject({
    code: 'access.function-off',
  });
  await expect(flora.url()).rejects.toMatchObject({ code: 'access.function-off' });
  expect(contentsOf((await flora.read()).list)).toEqual(['Before']);

  await system.setFlag(anOperator, 'CBS3', 'on');
  expect(await flora.send({ clientId: aKey(), content: 'Again' })).toMatchObject({ content: 'Again' });
});
