import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { windowOf } from '../../figures/index.ts';
import { approveIn } from '../settlement/approve.ts';
import { settleDue } from '../settlement/settle-due.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { dividend, tierOf } from '../testing/terms.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { agents, ask, clock, count, open } = line;
const units = (text: string): bigint => parseMoney(text);
const at = (day: string): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + 6 * 3_600_000));
const weekly = (rate: number): ContractTerms => dividend({ periodType: 'WEEKLY', tiers: [tierOf(rate)] });

const accept = (member: MemberId, requestId: bigint) =>
  ask(member, 'answer-offer', { body: { requestId, action: 'accept' } });
const lose = (member: MemberId, day: string, stake: string, parts: Readonly<Record<string, bigint>> = {}) =>
  count(member, day, 'RNG', { stake_cash: units(stake), valid_bet_cash: units(stake), ...parts });

type Bills = {
  readonly list: readonly {
    readonly billId: bigint;
    readonly role: string;
    readonly loss: bigint;
    readonly lowerTotal: bigint | null;
  }[];
  readonly sum: { readonly received: bigint; readonly owed: bigint };
};
const billsOf = (member: MemberId, query: object = {}) =>
  ask<Bills>(member, 'list-bills', { query: { type: 'DIVIDEND', ...query } });
const partsOf = <Parts = unknown>(member: MemberId, billId: bigint | undefined) =>
  ask<Parts>(member, 'read-bill-parts', { query: { billId } });

let [head, a, b, stranger] = [0n, 0n, 0n, 0n] as MemberId[] as [MemberId, MemberId, MemberId, MemberId];

/** A week of a line in which the middle one gets 20 percent and pays on 10. */
beforeAll(async () => {
  at('2026-03-02');
  head = await open('partshead', 2, null);
  a = await open('partsaaa', 1, head);
  b = await open('partsbbb', 1, a);
  stranger = await open('partsother', 2, null);
  await accept(
    head,
    (await agents.offerOfHouse(anOperator, { receiver: head, terms: weekly(300_000), key: 'parts' })).requestId,
  );
  for (const [day, payer, receiver, account, rate] of [
    ['2026-03-10', head, a, 'partsaaa', 200_000],
    ['2026-03-17', a, b, 'partsbbb', 100_000],
  ] as const) {
    at(day);
    const body = { receiver: account, type: 'DIVIDEND', carryMode: 'NONE', tiers: [tierOf(rate)], requestKey: account };
    await accept(receiver, (await ask<{ requestId: bigint }>(payer, 'offer-contract', { body })).requestId);
  }
  await lose(b, '2026-03-23', '1000', { rebate: units('10') });
  await lose(a, '2026-03-25', '500', { payout_cash: units('100') });
  at('2026-03-30');
  await line.closeThrough('2026-03-29');
  await settleDue(line.deps);
  const { rows } = await database.pool.query<{ id: bigint }>(`select id from agents_run where status = 'CALCULATED'`);
  for (const { id } of rows) await inTransaction(line.db, (tx) => approveIn(line.deps, tx, anOperator, id));
  await settleDue(line.deps);
});

const received = async (member: MemberId) => {
  const { list } = await billsOf(member);
  return list.find(({ role }) => role === 'receiver');
};

test('[G-15] a bill is explained by the days that add up to it, and by what its receiver pays on', async () => {
  const bill = await received(a);

  expect(bill?.loss).toBe(units('1390'));
  expect(await partsOf(a, bill?.billId)).toMatchObject({
    days: [
      { day: '2026-03-23', validBet: units('1000'), stake: units('1000'), rebate: units('10'), loss: units('990') },
      { day: '2026-03-25', validBet: units('500'), payout: units('100'), loss: units('400') },
    ],
    below: [{ account: 'partsbbb', gross: units('99'), paid: units('99') }],
  });
});

test('[part of P-03] the payer sees the days of a bill and not what its receiver pays on, somebody else sees nothing of it', async () => {
  const bill = await received(a);

  expect(await partsOf(head, bill?.billId)).toMatchObject({ below: [] });
  const { list } = await billsOf(head);
  expect(list.filter(({ role }) => role === 'payer').map(({ lowerTotal }) => lowerTotal)).toContain(null);
  expect(list.some(({ role, lowerTotal }) => (role === 'payer') !== (lowerTotal === null))).toBe(false);
  expect(await refusal(partsOf(b, bill?.billId))).toBe('agents.bill-unknown');
  expect(await refusal(partsOf(stranger, bill?.billId))).toBe('agents.bill-unknown');
  expect(
    await refusal(
      ask(stranger, 'note-bill', { body: { billId: bill?.billId, text: 'mine?', requestKey: 'note-000' } }),
    ),
  ).toBe('agents.bill-unknown');
});

test('[G-14] bills are narrowed by days and by the other side, and summed over all pages', async () => {
  expect((await billsOf(a)).sum).toEqual({ received: units('278'), owed: units('99') });
  expect(await billsOf(a, { username: 'partsbbb' })).toMatchObject({ sum: { received: 0n, owed: units('99') } });
  expect(await billsOf(a, { from: '2026-03-09', to: '2026-03-15' })).toMatchObject({ sum: { received: 0n, owed: 0n } });
  expect(await refusal(billsOf(a, { username: 'partsother' }))).toBe('agents.not-in-team');
  expect(await refusal(billsOf(a, { from: '2026-03-15', to: '2026-03-09' }))).toBe('agents.range-backwards');
});

test('[G-15] what both sides write about a bill is kept once, read by both, answered and closed by staff', async () => {
  const billId = (await received(a))?.billId;
  const note = (member: MemberId, text: string, requestKey: string) =>
    ask(member, 'note-bill', { body: { billId, text, requestKey } });
  await note(a, 'Ngày 25 thiếu một cược.', 'note-0001');
  await note(a, 'Ngày 25 thiếu một cược.', 'note-0001');
  await note(head, 'Cược đó đã hủy.', 'note-0001');
  expect(await refusal(note(a, 'Ngày 26 cũng thiếu.', 'note-0001'))).toBe('agents.key-conflict');
  const staff = (name: string, input: object) => callRoute(agents.routes, `agents.${name}`, input, aCallOf(ANN));
  expect(await staff('list-disputes', { query: {} })).toMatchObject({
    list: [{ billId, receiver: a, payer: head, status: 'OPEN', notes: 2 }],
  });

  const answer = { billId, note: 'Đã kiểm tra.', status: 'CLOSED', reason: 'the bet was void' };
  for (let time = 0; time < 2; time += 1)
    await staff('answer-dispute', { body: { ...answer, requestKey: '00000000-0000-4000-8000-000000000001' } });

  const other = { ...answer, note: 'Đã sửa.', requestKey: '00000000-0000-4000-8000-000000000001' };
  expect(await refusal(staff('answer-dispute', { body: other }))).toBe('agents.key-conflict');

  expect(await staff('read-dispute', { query: { billId } })).toMatchObject({ status: 'CLOSED', notes: 3 });
  expect(await partsOf(a, billId)).toMatchObject({
    notes: [
      { by: 'me', text: 'Ngày 25 thiếu một cược.', state: 'OPEN' },
      { by: 'other', text: 'Cược đó đã hủy.', state: 'OPEN' },
      { by: 'house', text: 'Đã kiểm tra.', state: 'CLOSED' },
    ],
  });
  expect(await staff('list-dispute-notes', { query: { billId } })).toMatchObject({
    list: [{ writer: a }, { writer: head }, { writer: null, staff: ANN.operator.name }],
  });
  await note(a, 'Vẫn chưa đúng.', 'note-0002');
  expect(await staff('read-dispute', { query: { billId } })).toMatchObject({ status: 'OPEN', notes: 4 });
});

test('staff answer only where somebody asked', async () => {
  const billId = (await received(head))?.billId;
  const body = { billId, note: 'why?', status: 'OPEN', reason: 'nobody asked', requestKey: 'x' };

  expect(await refusal(callRoute(agents.routes, 'agents.answer-dispute', { body }, aCallOf(ANN)))).toBe(
    'agents.bill-unknown',
  );
});
