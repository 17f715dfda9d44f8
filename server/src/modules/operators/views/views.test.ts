import * as contract from '@fairground/contract/operators/operator-endpoints';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aCallOf, aPersonOfStaff } from '../../../testing/staff.ts';
import { anOffice } from '../testing/office.ts';

const office = await anOffice(await testDatabase());
const { operators, hire } = office;

const call = async (endpoint: { readonly name: string }, person: ReturnType<typeof aPersonOfStaff>, input: unknown) => {
  const route = operators.routes?.find((each) => each.endpoint.name === endpoint.name);
  if (!route) throw new Error(`${endpoint.name} is not bound.`);
  return (await route.handle(input as never, aCallOf(person))) as never;
};
const aPerson = async (name: string, roles: readonly StaffRole[]) => {
  const { id } = await hire(name, roles);
  const person = aPersonOfStaff(name, id);
  return { ...person, operator: { ...person.operator, roles } };
};
const save = (person: Awaited<ReturnType<typeof aPerson>>, view: object) =>
  call(contract.saveView, person, { body: { list: 'members.list', search: 'status=frozen', role: null, ...view } });
const seenBy = async (person: Awaited<ReturnType<typeof aPerson>>) => {
  const { list } = (await call(contract.listViews, person, { query: { list: 'members.list' } })) as {
    list: { viewId: bigint; name: string; search: string; isOwn: boolean }[];
  };
  return list;
};

test('a view is seen by the person who saved it, and by others only where it is shared with a role they hold', async () => {
  const ann = await aPerson('ann', ['RISK']);
  const ben = await aPerson('ben', ['RISK', 'SUPPORT']);
  const eve = await aPerson('eve', ['FINANCE']);
  await save(ann, { name: 'Frozen', role: 'RISK' });
  await save(ann, { name: 'Mine' });

  expect((await seenBy(ann)).map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Frozen', true],
    ['Mine', true],
  ]);
  expect((await seenBy(ben)).map(({ name, isOwn }) => [name, isOwn])).toEqual([['Frozen', false]]);
  expect(await seenBy(eve)).toEqual([]);
  await expect(save(ann, { name: 'For finance', role: 'FINANCE' })).rejects.toMatchObject({
    code: 'operators.view-role',
  });
});

test('the same name replaces the view, only its owner removes it, and a list holds so many of a person and no more', async () => {
  const kim = await aPerson('kim', ['PROMO_OPS']);
  const lou = await aPerson('lou', ['PROMO_OPS']);
  await save(kim, { name: 'Big', role: 'PROMO_OPS' });
  await save(kim, { name: 'Big', search: 'status=closed', role: 'PROMO_OPS' });
  const [view] = await seenBy(lou);
  await call(contract.removeView, lou, { body: { viewId: view?.viewId } });

  expect((await seenBy(kim)).map(({ search }) => search)).toEqual(['status=closed']);
  await call(contract.removeView, kim, { body: { viewId: view?.viewId } });
  expect(await seenBy(lou)).toEqual([]);
  for (let count = 0; count < contract.VIEWS_PER_LIST_MAX; count += 1) await save(kim, { name: `View ${count}` });
  await expect(save(kim, { name: 'One more' })).rejects.toMatchObject({ code: 'operators.views-full' });
  expect(await seenBy(kim)).toHaveLength(contract.VIEWS_PER_LIST_MAX);
});
