import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import type { NewBroadcast } from './send-broadcast.ts';
import { messagesFixture } from './testing/fixture.ts';

const { clock, audit, sent, messages, aMember, pageOf } = await messagesFixture(await testDatabase());

let keys = 0;
const aBroadcast = (parts: Partial<NewBroadcast> = {}): NewBroadcast => {
  keys += 1;
  return {
    category: 'SYSTEM',
    audience: 'ALL',
    texts: {
      TY: { title: 'Bảo trì tối nay', body: 'Từ 2 giờ.' },
      EN: { title: 'Maintenance tonight', body: 'From 2.' },
    },
    key: `broadcast-${keys}`,
    ...parts,
  };
};
const titled = (title: string, parts: Partial<NewBroadcast> = {}) =>
  aBroadcast({ texts: { TY: { title, body: 'x' }, EN: { title, body: 'x' } }, ...parts });

const send = async (broadcast: NewBroadcast) => {
  const id = await messages.sendBroadcast(anOperator, broadcast);
  clock.advance(1_000);
  return id;
};
const titlesOf = ({ list }: { readonly list: readonly { readonly title: string }[] }) => list.map(({ title }) => title);

test('a broadcast reaches every inbox once in the language of its reader, and not one that was opened later', async () => {
  const member = aMember();
  const id = await send(aBroadcast());
  const later = aMember();
  const page = pageOf(member);

  const lists = await Promise.all(Array.from({ length: 5 }, () => page.list()));

  expect(lists.map(titlesOf)).toEqual(Array.from({ length: 5 }, () => ['Maintenance tonight']));
  expect(titlesOf(await pageOf(member, 'TY').list())).toEqual(['Bảo trì tối nay']);
  expect(titlesOf(await pageOf(member, 'TY').list({ search: 'bao tri' }))).toEqual(['Bảo trì tối nay']);
  expect(await page.unread()).toBe(1);
  expect((await pageOf(later).list()).list).toEqual([]);
  expect(sent).toContainEqual({ push: 'messages.broadcast-sent', data: {} });
  const [line] = await audit.listLines({ limit: 1 });
  expect(line).toMatchObject({ action: 'messages.send-broadcast', resourceId: id.toString() });
});

test('a broadcast for agents or for a rank reaches them alone', async () => {
  const [member, agent, ranked] = [aMember(), aMember({ isAgent: true }), aMember({ rankLevel: 5 })];
  clock.advance(1);
  await send(titled('agents', { audience: 'AGENTS', category: 'AGENT' }));
  await send(titled('rank', { audience: 'RANK', rankMin: 5 }));

  expect(titlesOf(await pageOf(member).list())).toEqual([]);
  expect(titlesOf(await pageOf(agent).list())).toEqual(['agents']);
  expect(titlesOf(await pageOf(ranked).list())).toEqual(['rank']);
});

test('a broadcast of a category that was switched off does not arrive, nor one that was deleted', async () => {
  const page = pageOf(aMember());
  clock.advance(1);
  await page.choose({ category: 'PROMO', isOn: false });
  await send(titled('offer', { category: 'PROMO' }));
  await send(titled('news'));

  const { list } = await page.list();
  expect(titlesOf({ list })).toEqual(['news']);
  await page.delete(...list.map(({ messageId }) => messageId));
  expect((await page.list()).list).toEqual([]);
});

test('a broadcast sent twice under one key is one, and another text under its key is refused', async () => {
  const page = pageOf(aMember());
  const broadcast = titled('once');

  const ids = await Promise.all(Array.from({ length: 4 }, () => messages.sendBroadcast(anOperator, broadcast)));

  expect(new Set(ids).size).toBe(1);
  expect(titlesOf(await page.list())).toEqual(['once']);
  await expect(send({ ...titled('twice'), key: broadcast.key })).rejects.toMatchObject({
    code: 'messages.key-conflict',
  });
});

test('a broadcast needs its texts in every language of the site and a rank only for its audience', async () => {
  const empty = { title: ' \u202E', body: 'x' };
  const full = { title: 'x', body: 'x' };

  await expect(async () => send(aBroadcast({ texts: { TY: full, EN: empty } }))).rejects.toMatchObject({
    code: 'messages.text-refused',
  });
  await expect(async () =>
    send(aBroadcast({ texts: { TY: { ...full, title: 'x'.repeat(121) }, EN: full } })),
  ).rejects.toMatchObject({ code: 'messages.text-refused' });
  await expect(async () => send(aBroadcast({ audience: 'RANK' }))).rejects.toMatchObject({
    code: 'messages.audience-refused',
  });
  await expect(async () => send(aBroadcast({ rankMin: 3 }))).rejects.toMatchObject({
    code: 'messages.audience-refused',
  });
});

test('an offer does not reach a member whose case of harm is open', async () => {
  clock.advance(1_000);
  const watched = aMember({ takesOffers: false });
  clock.advance(1);
  await send(titled('offer', { category: 'PROMO' }));
  await send(titled('news'));

  expect(titlesOf(await pageOf(watched).list())).toEqual(['news']);
});

test('a broadcast is written in the languages of the site, its own first, and in no other', async () => {
  const house = await messagesFixture(await testDatabase(), { languages: ['EN', 'ES'] });
  const texts = { EN: { title: 'Hello', body: 'x' }, ES: { title: 'Hola', body: 'x' } };
  const member = house.aMember();
  house.clock.advance(1);
  await house.messages.sendBroadcast(anOperator, aBroadcast({ texts }));

  expect(titlesOf(await house.pageOf(member, 'ES').list())).toEqual(['Hola']);
  expect(titlesOf(await house.pageOf(member, 'TY').list())).toEqual(['Hello']);
  for (const wrong of [{ EN: texts.EN }, { ...texts, TY: texts.EN }, { EN: texts.EN, TY: texts.EN }])
    await expect(async () =>
      house.messages.sendBroadcast(anOperator, aBroadcast({ texts: wrong })),
    ).rejects.toMatchObject({
      code: 'messages.text-refused',
    });
});
