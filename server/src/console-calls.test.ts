import { OPERATOR_ENDPOINTS } from '@fairground/contract/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator, callRoute } from './testing/modules.ts';
import { refusal } from './testing/refusal.ts';
import { aCallOf, ANN } from './testing/staff.ts';
import { wholeApp } from './testing/whole-app.ts';

const { app, close } = await wholeApp({ CALLS_PER_MINUTE: '0' });
afterAll(close);
const routes = app.modules.flatMap((module) => module.routes ?? []);
const ask = (name: string, query: object = {}): Promise<unknown> => callRoute(routes, name, { query }, aCallOf(ANN));
const change = (name: string, body: object): Promise<unknown> => callRoute(routes, name, { body }, aCallOf(ANN));

let memberId: MemberId;
beforeAll(async () => {
  await app.members.installDefaults();
  await app.members.openAccount(anOperator, { username: 'lookedatone', isAgent: 0, uplineId: null });
  const found = await app.members.findByAccount('lookedatone');
  if (found === undefined) throw new Error('Nobody was opened.');
  memberId = found.id;
}, 60_000);

test('every call that counts what waits says that nothing waits on an empty site', async () => {
  const counts = OPERATOR_ENDPOINTS.filter(({ path }) => path.endsWith('/waiting')).map(({ name }) => name);

  const answers = await Promise.all(counts.map(async (name) => ({ name, answer: await ask(name) })));

  expect(counts.length).toBeGreaterThan(5);
  expect(answers).toEqual(counts.map((name) => ({ name, answer: { count: 0, oldestAt: null } })));
});

test.each([
  'cashier.list-reviews',
  'cashier.list-payouts',
  'cashier.list-disputes',
  'cashier.list-slice-disputes',
  'cashier.list-deposit-work',
  'protection.list-lift-requests',
  'betting.list-bets-for-staff',
])('%s is a list with pages', async (name) => {
  expect(await ask(name)).toEqual({ list: [], next: null });
});

test.each([
  ['cashier.list-member-turnover', 'list'],
  ['identity.list-member-devices', 'list'],
  ['protection.list-member-limits', 'list'],
] as const)('%s answers for one member', async (name, field) => {
  expect(await ask(name, { memberId })).toEqual({ [field]: [] });
});

test.each([
  ['cashier.read-deposit-for-staff', { no: 'D00000001' }, 'cashier.deposit-unknown'],
  ['cashier.list-deposit-steps', { no: 'D00000001' }, 'cashier.deposit-unknown'],
  ['cashier.list-withdrawal-steps', { no: 'W0001' }, 'cashier.withdrawal-unknown'],
  ['cashier.read-payment-case', { caseId: 1n }, 'cashier.case-unknown'],
  ['cashier.read-slice', { sliceId: 1n }, 'cashier.slice-unknown'],
  ['betting.read-bet-for-staff', { betKey: '1-1' }, 'betting.bet-unknown'],
  ['betting.list-round-of-bet', { betKey: '1-1' }, 'betting.bet-unknown'],
  ['wallet.read-debt', { debtKey: '1.VND.BONUS' }, 'wallet.nothing-owed'],
  ['protection.read-exclusion', { id: 1n }, 'protection.exclusion-unknown'],
  ['messages.read-broadcast', { broadcastId: 1n }, 'messages.broadcast-unknown'],
] as const)('%s refuses what is not there', async (name, query, code) => {
  expect(await refusal(ask(name, query))).toBe(code);
});

test('a label is put on and taken off, one at a time', async () => {
  const label = (to: 'on' | 'off') =>
    change('members.change-label', { memberId, label: 'big-player', to, reason: 'asked by the desk' });

  expect(await label('on')).toEqual({ labels: ['big-player'] });
  expect(await label('off')).toEqual({ labels: [] });
});

test('a member is found by number and by the beginning of its name, and by nothing else', async () => {
  const find = app.members.console?.finds?.['members.find'];
  const found = { key: memberId.toString(), title: 'lookedatone' };

  expect(await find?.('lookedat', ANN.operator)).toMatchObject([{ ...found, isExact: false }]);
  expect(await find?.(memberId.toString(), ANN.operator)).toMatchObject([{ ...found, isExact: true }]);
  expect(await find?.('LOOKEDATONE', ANN.operator)).toMatchObject([{ ...found, isExact: true }]);
  expect(await find?.('okedat', ANN.operator)).toEqual([]);
});
