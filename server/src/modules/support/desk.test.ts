import { decryptSeal, newSealPair } from '@fairground/contract/sealed';
import { listServicePaths } from '@fairground/contract/support/endpoints';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aKey, supportFixture } from './testing/fixture.ts';

const { system, support, memberOf, pageOf } = await supportFixture(await testDatabase());

/** Asks as a page does, and opens what was sealed for it. */
const readPaths = async (page: ReturnType<typeof pageOf>) => {
  const { publicKey, privateKey } = await newSealPair();
  const { pathList } = (await page.paths(publicKey)).version;
  const sealed = pathList.filter(({ type }) => type === '3').map(({ path }) => path);
  const open = (text: string) => decryptSeal(JSON.parse(text), privateKey, listServicePaths);
  return { pathList, sealed, own: (await open(sealed[0] ?? '{}')) as { readonly body: unknown }, open };
};

test.each([
  [0, 'LIVECHAT', 'Trò chuyện'],
  [4, 'LIVECHAT', 'Trò chuyện'],
  [5, 'VIP', 'Chăm sóc VIP'],
  [9, 'VIP', 'Chăm sóc VIP'],
] as const)('[part of T-13] rank %i is served by the channel %s', async (rank, csType, title) => {
  const username = `ranked0${rank}`;
  const page = pageOf(await memberOf(username, rank));

  expect(await page.url({ b2c: '1', title: 'Chat', language: 'TY', headerColor: '#1a1230' })).toEqual({
    chatUrl: '/help#contact',
    csType,
    title,
    hours: csType === 'VIP' ? null : { from: '08:00', to: '23:00' },
  });
  expect((await readPaths(page)).own.body).toEqual([{ csType, title, path: '/help#contact' }]);
  await page.send({ clientId: aKey(), content: 'Hello' });
  expect(await support.listChats()).toContainEqual(expect.objectContaining({ account: username, desk: csType }));
});

test('VIPs wait before everybody else', async () => {
  const desks = (await support.listChats()).map(({ desk }) => desk);

  expect(desks).toEqual(desks.toSorted().toReversed());
});

test("[part of T-13] [part of K-02] the list of paths has one item of type '3', which nobody but the page that asked can open", async () => {
  const page = pageOf(await memberOf('sealed01'));

  const first = await readPaths(page);
  const second = await readPaths(page);

  expect(first.sealed).toHaveLength(1);
  expect(first.pathList).toContainEqual({ type: '2', path: '/help#contact' });
  expect(JSON.stringify(first.pathList)).not.toContain('LIVECHAT');
  await expect(second.open(first.sealed[0] ?? '')).rejects.toThrow();
  for (const key of ['A'.repeat(87), `B${'_'.repeat(86)}`])
    await expect(page.paths(key)).rejects.toMatchObject({ code: 'support.key-refused' });
});

test('[part of T-13] an outside chat takes the place of ours by the address of its channel, and back', async () => {
  const page = pageOf(await memberOf('outside1'));
  const sent = { clientId: aKey(), content: 'Before it moved' };
  const before = await page.send(sent);

  await system.channels.set(anOperator, 'livechat', {
    path: 'https://chat.example/room?l={language}&t={title}&c={headerColor}',
  });

  const { chatUrl } = await page.url({ title: 'A & B', language: 'EN', headerColor: '#1a1230' });
  expect(chatUrl).toBe('https://chat.example/room?l=EN&t=A%20%26%20B&c=%231a1230');
  expect((await readPaths(page)).own.body).toMatchObject([
    { csType: 'LIVECHAT', path: expect.stringMatching(/^https:\/\/chat[.]example/) },
  ]);
  await expect(page.send({ clientId: aKey(), content: 'Lost?' })).rejects.toMatchObject({
    code: 'access.function-off',
  });
  expect(await page.send(sent)).toEqual(before);
  expect((await page.read()).list).toHaveLength(1);

  await system.channels.set(anOperator, 'livechat', { path: '/help#contact' });
  await page.send({ clientId: aKey(), content: 'Back again' });
});

test('without a VIP channel a VIP shares the live chat; without both there is no chat', async () => {
  const page = pageOf(await memberOf('lonely01', 7));

  await system.channels.remove(anOperator, 'vip');
  expect((await page.url()).csType).toBe('LIVECHAT');
  await system.channels.remove(anOperator, 'livechat');

  await expect(page.url()).rejects.toMatchObject({ code: 'access.function-off' });
  await expect(page.send({ clientId: aKey(), content: 'Hello?' })).rejects.toMatchObject({
    code: 'access.function-off',
  });
});
