import { readHealth } from '@fairground/contract/catalog/endpoints';
import { expect, test } from 'vitest';
import { anOperator, callRoute } from '../../testing/modules.ts';
import { aCallOf, ANN, switchesOf } from '../../testing/staff.ts';
import { aGame, aShop } from './testing/shop.ts';

const DAY_MS = 86_400_000;
const shop = await aShop([aGame('JL', 'a'), aGame('PG', 'b'), aGame('PP', 'c')]);
const { catalog, call, clock } = shop;
const sites = switchesOf(shop);
clock.set(new Date());
/** Windows of vendors follow the clock of the database. */
const realAfter = (ms: number): Date => new Date(performance.timeOrigin + performance.now() + ms);
const later = (): void => clock.advance(60_000);
const health = async () => {
  later();
  return call(readHealth);
};
const vendorNamed = async (code: string) => (await health()).vendors.find(({ vendor }) => vendor === code);

test('the status names every vendor whose games can be seen, by its name, and says that all is well', async () => {
  const { site, vendors } = await health();

  expect(site).toEqual({ state: 'open', until: null, planned: [] });
  expect(vendors.map(({ vendor, state }) => `${vendor} ${state}`)).toEqual(['JL open', 'PG open', 'PP open']);
});

test('a vendor that was taken out because it does not answer is in maintenance until its rest is over', async () => {
  const until = realAfter(DAY_MS);
  await catalog.restVendor('PG', until);

  expect(await vendorNamed('PG')).toMatchObject({ state: 'maintenance', until, planned: null });
  expect(await vendorNamed('JL')).toMatchObject({ state: 'open' });
});

test('planned maintenance of a vendor and of the site is listed before it begins', async () => {
  const window = { startsAt: realAfter(DAY_MS), endsAt: realAfter(2 * DAY_MS) };
  await catalog.planMaintenance(anOperator, 'PP', window);
  await sites.planMaintenance({ ...window, titles: { EN: 'New machines', TY: 'Máy mới' } });

  expect(await vendorNamed('PP')).toMatchObject({ state: 'open', planned: window });
  expect((await health()).site).toEqual({
    state: 'open',
    until: null,
    planned: [{ ...window, title: 'New machines' }],
  });
});

test('a vendor that staff stopped is stopped, and a closed site says until when', async () => {
  const stop = { vendor: 'JL', reason: 'a strange win' };
  await callRoute(catalog.routes, 'catalog.stop-vendor', { body: stop }, aCallOf(ANN));
  const endAt = new Date(clock.now().getTime() + DAY_MS);
  await sites.setStatus({ status: 1, until: endAt });

  expect(await vendorNamed('JL')).toMatchObject({ state: 'stopped', until: null });
  expect((await health()).site).toMatchObject({ state: 'maintenance', until: endAt });
});
