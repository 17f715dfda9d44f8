import { exportList, readTrail } from '@fairground/contract/console/operator-endpoints';
import { permissionsOf } from '@fairground/contract/operators/permissions';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import { afterAll, expect, test } from 'vitest';
import { A_START } from '../../testing/enrol-staff.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { aCallOf, aPersonOfStaff } from '../../testing/staff.ts';
import { wholeApp } from '../../testing/whole-app.ts';

const { app, db, close } = await wholeApp({ CALLS_PER_MINUTE: '0' });
afterAll(close);

const callAs = async (role: StaffRole, endpoint: { readonly name: string }, query: unknown): Promise<unknown> => {
  const route = app.console.routes?.find((each) => each.endpoint.name === endpoint.name);
  if (!route) throw new Error(`${endpoint.name} is not bound.`);
  const person = aPersonOfStaff('ann', 1n, [...permissionsOf([role])]);
  return route.handle({ query, body: undefined }, aCallOf(person));
};
const textOf = async (answer: unknown): Promise<string> => {
  const { chunks } = answer as { readonly chunks: AsyncIterable<Uint8Array> };
  let text = '';
  for await (const chunk of chunks) text += Buffer.from(chunk).toString();
  return text;
};
const write = (count: number, about: { readonly resource: string; readonly resourceId: string }) =>
  inTransaction(db, async (tx) => {
    for (let line = 0; line < count; line += 1)
      await app.audit.record(tx, { ...A_START, ...about, action: 'test.change', before: null, after: { line } });
  });

test('a list is exported whole over all its pages, in the columns and words that were asked for, and the trail says by whom', async () => {
  await write(230, { resource: 'exported', resourceId: '=1+1' });

  const asked = {
    list: 'audit.lines',
    filters: 'resource=exported',
    columns: 'resource,resourceId',
    heads: 'Kind|Number',
  };
  const lines = (await textOf(await callAs('AUDITOR', exportList, asked))).trimEnd().split('\r\n');

  expect(lines[0]).toBe('\uFEFFKind,Number');
  expect(lines).toHaveLength(231);
  expect(new Set(lines.slice(1))).toEqual(new Set(["exported,'=1+1"]));
  const [last] = await app.audit.listLines({ limit: 1 });
  expect(last).toMatchObject({ action: 'console.export-list', resourceId: 'audit.lines', actor: 'ann' });
});

test('a list that a role does not have is answered like one that is not there, and a filter it does not have is refused', async () => {
  const unknown = { code: 'console.list-unknown' };

  await expect(callAs('PAYOUT_OPS', exportList, { list: 'audit.lines' })).rejects.toMatchObject(unknown);
  await expect(callAs('AUDITOR', exportList, { list: 'audit.nothing' })).rejects.toMatchObject(unknown);
  await expect(callAs('AUDITOR', exportList, { list: 'audit.lines', filters: 'secret=1' })).rejects.toMatchObject({
    code: 'request.invalid',
  });
});

test('who changed a record is told page by page to all who may read it, by the words of the trail, and to nobody else', async () => {
  await write(31, { resource: 'account', resourceId: '77' });
  await write(1, { resource: 'member', resourceId: '77' });
  await write(1, { resource: 'member', resourceId: '78' });

  const first = (await callAs('SUPPORT', readTrail, { record: 'member', key: '77' })) as {
    readonly list: readonly { readonly reason: string }[];
    readonly next: bigint | null;
  };
  const second = (await callAs('SUPPORT', readTrail, {
    record: 'member',
    key: '77',
    cursor: first.next,
  })) as typeof first;

  expect([first.list.length, second.list.length, second.next]).toEqual([30, 2, null]);
  await expect(callAs('PAYOUT_OPS', readTrail, { record: 'member', key: '77' })).rejects.toMatchObject({
    code: 'console.record-unknown',
  });
});
