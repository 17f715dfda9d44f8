import { expect, test } from 'vitest';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import type { SystemDefaults } from './index.ts';
import { aShippedSystem } from './testing/shipped-system.ts';

const shipped: SystemDefaults = {
  resources: [
    { resourceType: 'APP', labelNameEn: 'Android', url: '/down#android', qrCodeUrl: '/down#android' },
    { resourceType: 'LINK', labelNameEn: 'USDJUMP', url: '/help#play-money', qrCodeUrl: '' },
  ],
  customerService: [
    {
      key: 'livechat',
      csType: 'LIVECHAT',
      titles: { TY: 'Trò chuyện', EN: 'Live chat' },
      path: '/help#contact',
      hours: '08:00-23:00',
    },
  ],
  domainRoutes: [{ host: 'mirror.example', weight: 50 }],
  helpSections: [],
  helpArticles: [],
};

const aSystem = async () => {
  const shippedSystem = await aShippedSystem(shipped);
  const { system } = shippedSystem;
  const info = async () => (await system.statusFor({ ip: '113.160.0.1', hosts: [], language: 'TY' })).info;
  const routes = async () =>
    (await callRoute(system.routes, 'system.list-domain-routes', {}, aCaller())) as { list: { host: string }[] };
  return { ...shippedSystem, info, routes };
};

test('a resource changes in the named parts only; open pages get a push and the trail keeps both', async () => {
  const { system, audit, sent, info } = await aSystem();

  await system.resources.set(anOperator, 'Android', { url: 'https://cdn.example/app.apk' });

  const android = { resourceType: 'APP', labelNameEn: 'Android', url: 'https://cdn.example/app.apk' };
  expect((await info()).resources[0]).toEqual({ ...android, qrCodeUrl: '/down#android' });
  expect(sent).toEqual([{ push: 'system.settings-changed', data: {} }]);
  expect(await audit.listLines({ limit: 1 })).toMatchObject([
    {
      action: 'system.set-resource',
      resourceId: 'Android',
      before: { url: '/down#android', isDefault: true },
      after: { url: 'https://cdn.example/app.apk', isDefault: false },
    },
  ]);
});

test('the same change again writes nothing, tells nobody and leaves one line in the trail', async () => {
  const { system, audit, sent } = await aSystem();
  const lines = async () => (await audit.listLines({ limit: 9 })).length;

  await system.channels.set(anOperator, 'zalo', { csType: 'VIP', titles: { TY: 'Zalo' }, path: 'https://zalo.me/1' });
  await system.channels.set(anOperator, 'zalo', { csType: 'VIP', titles: { TY: 'Zalo' }, path: 'https://zalo.me/1' });

  expect(sent).toHaveLength(1);
  expect(await lines()).toBe(1);
});

test('of many changes at once each gets what the one before left', async () => {
  const { system, audit } = await aSystem();
  const weights = [1, 2, 3, 4, 5, 6];

  await Promise.all(weights.map((weight) => system.mirrors.set(anOperator, 'new.example', { weight })));

  const lines = await audit.listLines({ limit: 9 });
  const told = lines.toReversed().map(({ before, after }) => [weightOf(before), weightOf(after)]);
  expect(told[0]?.[0]).toBeUndefined();
  for (const [index, [before]] of told.slice(1).entries()) expect(before).toBe(told[index]?.[1]);
  expect(new Set(told.map(([, after]) => after))).toEqual(new Set(weights));
});

const weightOf = (row: unknown): unknown => (row as { weight?: number } | null)?.weight;

test('what an operator removed does not come back at the next start, what they changed stays', async () => {
  const { system, info, routes } = await aSystem();
  await system.resources.remove(anOperator, 'USDJUMP');
  await system.channels.remove(anOperator, 'livechat');
  await system.mirrors.remove(anOperator, 'mirror.example');
  await system.resources.set(anOperator, 'Android', { sort: 5 });

  await system.installDefaults({
    ...shipped,
    resources: shipped.resources.map((resource) => ({ ...resource, url: '/new' })),
  });

  expect(await info()).toMatchObject({ resources: [{ labelNameEn: 'Android', url: '/down#android' }] });
  expect((await info()).resources).toHaveLength(1);
  expect((await info()).customerService).toEqual([]);
  expect((await routes()).list).toHaveLength(1);
});

test('a removed one cannot be removed again, and comes back as a new one', async () => {
  const { system } = await aSystem();
  await system.channels.remove(anOperator, 'livechat');

  await expect(system.channels.remove(anOperator, 'livechat')).rejects.toMatchObject({
    code: 'system.channel-unknown',
  });
  await expect(system.channels.set(anOperator, 'livechat', { path: '/help' })).rejects.toMatchObject({
    code: 'system.part-missing',
  });
  await system.channels.set(anOperator, 'livechat', { csType: 'LIVECHAT', titles: { TY: 'Chat' }, path: '/help' });

  expect(await system.channels.list()).toMatchObject([{ key: 'livechat', titles: { TY: 'Chat' }, isDefault: false }]);
});

test('a mirror is written as browsers write it, listed for the speed test and may be called by pages', async () => {
  const { system, routes } = await aSystem();

  await system.mirrors.set(anOperator, 'Play.Bücher.example:8443', { weight: 80 });

  expect((await routes()).list[1]).toEqual({
    host: 'play.xn--bcher-kva.example:8443',
    url: 'https://play.xn--bcher-kva.example:8443/',
    speedUrl: 'https://play.xn--bcher-kva.example:8443/wps/system/speed',
    weight: 80,
  });
  expect(await system.listMirrorAddresses()).toEqual([
    'https://play.xn--bcher-kva.example:8443',
    'https://mirror.example',
  ]);
});

test('pictures may come from the addresses of the flag', async () => {
  const { system } = await aSystem();

  await system.setFlag(anOperator, 'IMAGECDNS', 'https://one.example/art, https://two.example');

  expect(await system.listPictureAddresses()).toEqual(['https://one.example', 'https://two.example']);
});

test('a title that is emptied is gone in its language, but never in the site’s own', async () => {
  const { system } = await aSystem();

  const { titles } = await system.channels.set(anOperator, 'livechat', { titles: { EN: ' ' } });

  expect(titles).toEqual({ TY: 'Trò chuyện' });
  await expect(system.channels.set(anOperator, 'livechat', { titles: { TY: '' } })).rejects.toMatchObject({
    code: 'system.text-missing',
  });
});

test('a channel keeps the hours at which people answer, until it is there at any hour', async () => {
  const { system } = await aSystem();
  const hours = async () => (await system.channels.list())[0]?.hours;
  expect(await hours()).toBe('08:00-23:00');

  await system.channels.set(anOperator, 'livechat', { path: '/help' });
  expect(await hours()).toBe('08:00-23:00');
  await system.channels.set(anOperator, 'livechat', { hours: '22:00-06:30' });
  expect(await hours()).toBe('22:00-06:30');
  await system.channels.set(anOperator, 'livechat', { hours: null });
  expect(await hours()).toBeNull();
});

test('what leads astray or makes no sense is refused, and nothing is written', async () => {
  const { system, audit } = await aSystem();
  const resource = (key: string, change: object) => system.resources.set(anOperator, key, change);
  const channel = (change: object) => system.channels.set(anOperator, 'livechat', change);
  const mirror = (host: string, weight = 1) => system.mirrors.set(anOperator, host, { weight });

  const refused: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['system.link-refused', () => resource('Android', { url: 'javascript:alert(1)' })],
    ['system.link-refused', () => resource('Android', { qrCodeUrl: '//evil.example' })],
    ['system.link-refused', () => channel({ path: 'http://plain.example' })],
    ['system.hours-malformed', () => channel({ hours: '8-23' })],
    ['system.hours-malformed', () => channel({ hours: '08:00-24:00' })],
    ['system.part-missing', () => resource('Fresh', {})],
    ['system.part-missing', () => channel({ path: '' })],
    ['system.name-malformed', () => resource('two words', { url: '/' })],
    ['system.name-malformed', () => resource('Android', { resourceType: '' })],
    ['system.number-refused', () => resource('Android', { sort: 0.5 })],
    ['system.number-refused', () => mirror('a.example', -1)],
    ['system.text-too-long', () => channel({ titles: { EN: 'x'.repeat(101) } })],
    ['system.host-malformed', () => mirror('https://a.example')],
    ['system.host-malformed', () => mirror('a.example/path')],
    ['system.host-malformed', () => mirror('me@a.example')],
    ['system.host-malformed', () => mirror("a.example;script-src'unsafe-inline'")],
    ['system.host-malformed', () => mirror('')],
    ['system.resource-unknown', () => system.resources.remove(anOperator, 'Nothing')],
    ['system.route-unknown', () => system.mirrors.remove(anOperator, 'nowhere.example')],
  ];

  for (const [code, attempt] of refused) await expect(attempt()).rejects.toMatchObject({ code });
  expect(await audit.listLines({ limit: 1 })).toEqual([]);
});
