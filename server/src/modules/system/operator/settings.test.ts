import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute, testPlatform } from '../../../testing/modules.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { createSystem } from '../index.ts';

const ground = await testPlatform((await testDatabase()).db);
const system = createSystem({ ...ground, asideDb: ground.db });
const reason = 'a change of settings';

const call = <Value>(name: string, body?: object): Promise<Value> =>
  callRoute(system.routes, `system.${name}`, { body }, aCallOf(ANN)) as Promise<Value>;

const flag = async (key: string) => {
  const { list } = await call<{ list: { key: string; value: unknown; version: string }[] }>('list-flags');
  return list.find((one) => one.key === key);
};

test('a status that nobody has set says so instead of naming a moment', async () => {
  expect(await call('read-status-setting')).toMatchObject({ state: 'open', setAt: null });
});

test('staff sets a flag with the version it saw; an older version is refused, and a repeat is no second change', async () => {
  const seen = await flag('FACEBOOK');
  const body = { key: 'FACEBOOK', value: 'on', version: seen?.version, reason };

  expect(await call('set-flag', body)).toEqual({ before: false, after: true });
  expect(await call('set-flag', body)).toEqual({ before: true, after: true });

  await expect(call('set-flag', { ...body, value: 'off' })).rejects.toThrow('approvals.state-conflict');
  await expect(call('set-flag', { ...body, key: 'NOPE' })).rejects.toThrow('system.flag-unknown');
  const lines = (await ground.audit.listLines({ limit: 10 })).filter(({ action }) => action === 'system.set-flag');
  expect(lines).toMatchObject([{ actor: 'ann', reason, before: { value: false }, after: { value: true } }]);
});

test('staff adds, changes and removes another address of the site, each with the version it saw', async () => {
  const added = await call<{ version: string }>('set-route', { host: 'play2.example.com', weight: 10, reason });
  await expect(call('set-route', { host: 'play2.example.com', weight: 20, reason })).rejects.toThrow(
    'approvals.state-conflict',
  );
  const changed = await call<{ version: string }>('set-route', {
    ...{ host: 'play2.example.com', weight: 20, version: added.version, reason },
  });
  expect(changed).toMatchObject({ host: 'play2.example.com', weight: 20 });
  const removal = { host: 'play2.example.com', version: added.version, reason };

  await expect(call('remove-route', removal)).rejects.toThrow('approvals.state-conflict');
  await call('remove-route', { ...removal, version: changed.version });

  expect(await call('list-routes')).toEqual({ list: [] });
});

test('staff adds and removes a service channel; what must not be shown is refused', async () => {
  const channel = { key: 'telegram', csType: 'TELEGRAM', titles: { TY: 'Kênh Telegram' }, reason };
  await expect(call('set-channel', { ...channel, path: 'javascript:alert(1)' })).rejects.toThrow('system.link-refused');

  const added = await call<{ version: string }>('set-channel', { ...channel, path: 'https://t.me/example' });
  await call('remove-channel', { key: 'telegram', version: added.version, reason });

  expect(await call('list-channels')).toEqual({ list: [] });
});
