import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { money, parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN, BEN, byTwoPeople } from '../../../testing/staff.ts';
import { endOfHouse } from '../contracts/end.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Fact } from '../../../platform/events/index.ts';
import { moneyMoved } from '../../wallet/index.ts';
import type { MovedSide } from '../../wallet/index.ts';
import { approveIn } from './approve.ts';
import { settleDue } from './settle-due.ts';
import { closeWaived } from './sweep.ts';
import { dailySalary, dividend, tierOf } from '../testing/terms.ts';
import { windowOf } from '../../figures/index.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { agents, ask, clock, count, open, wallet } = line;
const units = (text: string): bigint => parseMoney(text);

let keys = 0;
const aKey = (): string => `offer-key-${(keys += 1)}`;
let names = 0;
const aLine = async (): Promise<readonly [MemberId, MemberId, MemberId]> => {
  const name = `line${(names += 1)}`;
  const head = await open(`${name}head`, 2, null);
  const a = await open(`${name}aaa`, 1, head);
  return [head, a, await open(`${name}bbb`, 1, a)];
};
const accountOf = async (id: MemberId): Promise<string> => (await line.members.find(id))?.account ?? '';

const offerOfHouse = async (receiver: MemberId, terms: ContractTerms): Promise<void> => {
  const { requestId } = await agents.offerOfHouse(anOperator, { receiver, terms, key: aKey() });
  await ask(receiver, 'answer-offer', { body: { requestId, action: 'accept' } });
};
const offer = async (payer: MemberId, receiver: MemberId, terms: ContractTerms, key = aKey()) => {
  const body = {
    receiver: await accountOf(receiver),
    type: terms.type,
    carryMode: terms.carryMode,
    tiers: terms.tiers,
  };
  return ask<{ requestId: bigint }>(payer, 'offer-contract', { body: { ...body, requestKey: key } });
};
const sign = async (payer: MemberId, receiver: MemberId, terms: ContractTerms): Promise<void> => {
  const { requestId } = await offer(payer, receiver, terms);
  await ask(receiver, 'answer-offer', { body: { requestId, action: 'accept' } });
};
const cash = async (member: MemberId): Promise<bigint> => (await wallet.balanceOf(member)).cash;
const at = (day: string, hour = 6): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + hour * 3_600_000));
const lose = (member: MemberId, day: string, loss: string) =>
  count(member, day, 'RNG', {
    stake: units(loss),
    stake_cash: units(loss),
    valid_bet_cash: units(loss),
    bet_count: 1n,
  });

test('[G-10] in a line the house pays the head, each pays the next, and running it twice or at once changes nothing', async () => {
  at('2026-01-10');
  const [head, a, b] = await aLine();
  await offerOfHouse(head, dividend({ tiers: [tierOf(300_000)] }));
  at('2026-01-17');
  await sign(head, a, dividend({ tiers: [tierOf(220_000)] }));
  at('2026-02-02');
  await sign(a, b, dividend({ tiers: [tierOf(100_000)] }));
  await lose(b, '2026-02-20', '50000');
  await lose(a, '2026-02-20', '20000');
  await lose(head, '2026-02-20', '20000');
  const before = await Promise.all([head, a, b].map(cash));
  at('2026-03-01');
  await line.closeThrough('2026-02-28');

  await Promise.all([settleDue(line.deps), settleDue(line.deps), settleDue(line.deps)]);
  const runs = await database.pool.query<{ id: bigint; status: string }>(
    `select id, status from agents_run where period_key = '2026-02-B' and type = 'DIVIDEND'`,
  );
  expect(runs.rows.map(({ status }) => status)).toEqual(['CALCULATED']);
  const listed = (query: object) => callRoute(agents.routes, 'agents.list-runs', { query }, aCallOf(ANN));
  expect(await listed({ status: 'CALCULATED', type: 'DIVIDEND' })).toMatchObject({
    list: ['2026-02-B', '2026-02-A', '2026-01-B'].map((title) => ({ title })),
  });
  expect(await listed({ status: 'CALCULATED', type: 'RT_SALARY' })).toMatchObject({ list: [] });
  expect(await Promise.all([head, a, b].map(cash))).toEqual(before);
  await approve(runs.rows[0]?.id ?? 0n);
  await Promise.all([settleDue(line.deps), settleDue(line.deps)]);
  await settleDue(line.deps);

  const after = await Promise.all([head, a, b].map(cash));
  expect(after.map((sum, index) => sum - (before[index] ?? 0n))).toEqual(['11600', '10400', '5000'].map(units));
  const { list } = await ask<{ list: readonly Record<string, unknown>[] }>(a, 'list-bills', {
    query: { type: 'DIVIDEND' },
  });
  expect(list.find(({ role, from }) => role === 'receiver' && from === '2026-02-16')).toMatchObject({
    ...{ gross: units('15400'), paid: units('15400'), lowerTotal: units('5000'), effective: units('70000') },
    ...{ rate: 220_000, status: 'PAID' },
  });
});

test('[G-10] what a payer cannot pay is owed, blocks it, and is paid by what it gets next', async () => {
  at('2026-03-02');
  const [head, a, b] = await aLine();
  await offerOfHouse(head, dividend({ periodType: 'DAILY', tiers: [tierOf(300_000)] }));
  at('2026-03-03');
  await sign(head, a, dividend({ periodType: 'DAILY', tiers: [tierOf(200_000)] }));
  at('2026-03-04');
  await sign(a, b, dividend({ periodType: 'DAILY', tiers: [tierOf(200_000)] }));
  // The branch of b loses, everybody else of the team of a wins it back: a gets nothing and owes b.
  await lose(b, '2026-03-05', '10000');
  await count(a, '2026-03-05', 'RNG', { payout: units('20000'), payout_cash: units('20000') });
  await line.give(a, units('300'));
  const before = await cash(b);
  at('2026-03-06');
  await line.closeThrough('2026-03-05');
  await settleDue(line.deps);
  await approveAll();

  expect((await cash(b)) - before).toBe(units('300'));
  expect(await cash(a)).toBe(0n);
  expect(await wallet.readOwed(line.db, a, 'VND')).toBe(units('1700'));

  await lose(a, '2026-03-06', '25000');
  at('2026-03-07');
  await line.closeThrough('2026-03-06');
  await settleDue(line.deps);
  await approveAll();

  expect((await cash(b)) - before).toBe(units('2000'));
  expect(await cash(a)).toBe(units('5000') - units('1700'));
  expect(await wallet.readOwed(line.db, a, 'VND')).toBe(0n);
  const { rows } = await database.pool.query('select status from agents_obligation where debtor_id = $1', [
    a.toString(),
  ]);
  expect(rows).toEqual([{ status: 'SETTLED' }]);
});

/** A line of daily dividends in which the middle one owes 1,700 of 2,000 to the last one. */
const aLineThatOwes = async (start: string, next: readonly [string, string, string, string]) => {
  at(start);
  const [head, a, b] = await aLine();
  await offerOfHouse(head, dividend({ periodType: 'DAILY', tiers: [tierOf(300_000)] }));
  at(next[0]);
  await sign(head, a, dividend({ periodType: 'DAILY', tiers: [tierOf(200_000)] }));
  at(next[1]);
  await sign(a, b, dividend({ periodType: 'DAILY', tiers: [tierOf(200_000)] }));
  await lose(b, next[2], '10000');
  await count(a, next[2], 'RNG', { payout: units('20000'), payout_cash: units('20000') });
  await line.give(a, units('300'));
  at(next[3]);
  await line.closeThrough(next[2]);
  await settleDue(line.deps);
  await approveAll();
  return { head, a, b };
};
const holdWaiver = (memberId: MemberId, maker = ANN): Promise<bigint> =>
  wallet.holdDebtWaiver(maker, { memberId, debt: 'CONTRACT', currency: 'VND' }, { reason: 'agreed with the line' });
const obligationsOf = async (debtor: MemberId): Promise<readonly (readonly [string, bigint, bigint])[]> => {
  const { rows } = await database.pool.query<{ status: string; amount: bigint; settled: bigint }>(
    'select status, amount, settled from agents_obligation where debtor_id = $1 order by id',
    [debtor.toString()],
  );
  return rows.map(({ status, amount, settled }) => [status, amount, settled]);
};
/** A rebate of the debtor, whose credit pays what is owed. */
let rebates = 0;
const rebate = (member: MemberId, amount: string): Promise<void> =>
  inTransaction(line.db, (tx) =>
    wallet.moveRebatesIn(tx, [
      {
        ...{ member, currency: 'VND', source: 'test', of: 'team', amount: units(amount) },
        transactionId: `rebate ${(rebates += 1)}`,
      },
    ]),
  );
const sweepSide = (side: Omit<MovedSide, 'undoes' | 'amount'> & { readonly amount: string }): Promise<void> =>
  inTransaction(line.db, (tx) =>
    closeWaived(line.deps, tx, [
      {
        name: moneyMoved.name,
        at: clock.now(),
        payload: { sides: [{ ...side, undoes: null, amount: units(side.amount).toString() }] },
      } as Fact<unknown>,
    ]),
  );

test('[G-10] a debt that staff waived is not taken from later income, and its obligation is closed', async () => {
  const { a, b } = await aLineThatOwes('2026-10-01', ['2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05']);
  await byTwoPeople(line.approvals, (maker) => holdWaiver(a, maker));
  const paid = await cash(b);

  await lose(a, '2026-10-05', '25000');
  at('2026-10-06');
  await line.closeThrough('2026-10-05');
  await settleDue(line.deps);
  await approveAll();

  expect(await cash(a)).toBe(units('5000'));
  expect(await cash(b)).toBe(paid);
  expect(await obligationsOf(a)).toEqual([['WAIVED', units('1700'), 0n]]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[G-10] what is owed anew after a waiver goes to its own receiver', async () => {
  const { a, b } = await aLineThatOwes('2026-10-08', ['2026-10-09', '2026-10-10', '2026-10-11', '2026-10-12']);
  await byTwoPeople(line.approvals, (maker) => holdWaiver(a, maker));
  const c = await open(`line${names}ccc`, 1, a);
  await sign(a, c, dividend({ periodType: 'DAILY', tiers: [tierOf(100_000)] }));
  await lose(c, '2026-10-13', '5000');
  await count(a, '2026-10-13', 'RNG', { payout: units('20000'), payout_cash: units('20000') });
  at('2026-10-14');
  await line.closeThrough('2026-10-13');
  await settleDue(line.deps);
  await approveAll();
  const before = await Promise.all([b, c].map(cash));

  await line.give(a, units('100'));
  await rebate(a, '400');

  const after = await Promise.all([b, c].map(cash));
  expect(after.map((sum, index) => sum - (before[index] ?? 0n))).toEqual([0n, units('400')]);
  expect(await cash(a)).toBe(units('100'));
  expect(await wallet.readOwed(line.db, a, 'VND')).toBe(units('100'));
  expect(await obligationsOf(a)).toEqual([
    ['WAIVED', units('1700'), 0n],
    ['OPEN', units('500'), units('400')],
  ]);
});

test('[G-10] the fact of a waiver closes the obligation; before it nothing changes', async () => {
  const { a } = await aLineThatOwes('2026-10-15', ['2026-10-16', '2026-10-17', '2026-10-18', '2026-10-19']);
  const waived: Parameters<typeof sweepSide>[0] = {
    ...{ member: a.toString(), account: 'CONTRACT', isDebt: true, currency: 'VND', kind: 'adjustment' },
    amount: '1700',
  };
  await sweepSide(waived);
  expect(await obligationsOf(a)).toEqual([['OPEN', units('1700'), 0n]]);
  await byTwoPeople(line.approvals, (maker) => holdWaiver(a, maker));

  await Promise.all([sweepSide(waived), sweepSide(waived)]);

  expect(await obligationsOf(a)).toEqual([['WAIVED', units('1700'), 0n]]);
});

test('[G-10] a waiver and income at once: the debt is either paid or waived, never both', async () => {
  const { a, b } = await aLineThatOwes('2026-10-22', ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26']);
  await line.give(a, units('5000'));
  const before = await cash(b);
  const held = await holdWaiver(a);

  const [decided] = await Promise.all([
    line.approvals.decide(BEN, held, 'approve'),
    rebate(a, '2000'),
    rebate(a, '2000'),
  ]);
  await rebate(a, '2000');

  const isWaived = decided.status === 'EXECUTED';
  const paid = isWaived ? 0n : units('1700');
  expect((await cash(b)) - before).toBe(paid);
  expect(await cash(a)).toBe(units('11000') - paid);
  expect(await wallet.readOwed(line.db, a, 'VND')).toBe(0n);
  expect(await obligationsOf(a)).toEqual([[isWaived ? 'WAIVED' : 'SETTLED', units('1700'), paid]]);
  expect((await wallet.prove()).faults).toEqual([]);
});

const approve = (id: bigint): Promise<void> => inTransaction(line.db, (tx) => approveIn(line.deps, tx, anOperator, id));

const approveAll = async (): Promise<void> => {
  const { rows } = await database.pool.query<{ id: bigint }>(`select id from agents_run where status = 'CALCULATED'`);
  for (const { id } of rows) await approve(id);
  await settleDue(line.deps);
};

test('[B-06] the salary of yesterday is paid by itself once the day is closed, and not before', async () => {
  at('2026-04-01');
  const [head] = await aLine();
  await offerOfHouse(head, dailySalary(10_000));
  await lose(head, '2026-04-02', '1234.56');
  const before = await cash(head);
  at('2026-04-03');
  await settleDue(line.deps);
  expect(await cash(head)).toBe(before);

  await line.closeThrough('2026-04-02');
  await settleDue(line.deps);
  await settleDue(line.deps);

  expect((await cash(head)) - before).toBe(units('12.34'));
});

test('[B-06] a run that cannot be paid does not hold back the next one, and is paid once it can be', async () => {
  at('2026-04-11');
  const [one] = await aLine();
  const [other] = await aLine();
  await offerOfHouse(one, dailySalary(10_000));
  await offerOfHouse(other, dailySalary(10_000));
  await lose(one, '2026-04-12', '1000');
  await lose(other, '2026-04-13', '1000');
  at('2026-04-14');
  await line.closeThrough('2026-04-13');
  const applyIn: typeof wallet.applyIn = (tx, operations) =>
    operations.some(({ id }) => id.member === one)
      ? Promise.reject(new Error('not this one'))
      : wallet.applyIn(tx, operations);

  await expect(settleDue({ ...line.deps, wallet: { ...wallet, applyIn } })).rejects.toThrow(
    '1 runs are not settled or not paid',
  );
  expect(await Promise.all([one, other].map(cash))).toEqual([0n, units('10')]);
  await Promise.all([settleDue(line.deps), settleDue(line.deps)]);

  expect(await Promise.all([one, other].map(cash))).toEqual([units('10'), units('10')]);
});

test('[T-18] an offer waits, is asked once with its key, and only one of a kind is open at a time', async () => {
  at('2026-06-01');
  const [head, a, b] = await aLine();
  await offerOfHouse(head, dividend({ periodType: 'DAILY', tiers: [tierOf(300_000)] }));
  at('2026-06-02');
  const key = aKey();
  const first = await offer(head, a, dividend({ periodType: 'DAILY' }), key);
  const again = await offer(head, a, dividend({ periodType: 'DAILY' }), key);

  expect(again.requestId).toBe(first.requestId);
  expect(await refusal(offer(head, a, dividend({ periodType: 'DAILY' })))).toBe('agents.contract-pending-exists');
  expect(await refusal(offer(head, b, dividend({ periodType: 'DAILY' })))).toBe('agents.not-in-team');
  expect(await refusal(offer(a, b, dividend({ periodType: 'DAILY' })))).toBe('agents.contract-payer-without-contract');
  const menu = await ask<{ pages: readonly { page: string; waiting: number }[] }>(a, 'read-menu');
  expect(menu.pages).toContainEqual({ page: 'agentDividendRecordCopy2', waiting: 1 });
  await ask(head, 'withdraw-offer', { body: { requestId: first.requestId } });
  expect(await refusal(ask(a, 'answer-offer', { body: { requestId: first.requestId, action: 'accept' } }))).toBe(
    'agents.contract-state',
  );
});

test('[T-18] a lower rate ends the contracts below it only when that is confirmed, all of them on one day, and everybody reads of it', async () => {
  at('2026-07-01');
  const [head, a, b] = await aLine();
  const daily = (rate: number) => dividend({ periodType: 'DAILY', tiers: [tierOf(rate)] });
  await offerOfHouse(head, daily(300_000));
  at('2026-07-02');
  await sign(head, a, daily(200_000));
  at('2026-07-03');
  await sign(a, b, daily(150_000));
  at('2026-07-04');
  expect(await refusal(offer(a, b, daily(250_000)))).toBe('agents.contract-not-dominated');
  const { requestId } = await offer(head, a, daily(100_000));

  expect(await refusal(ask(a, 'answer-offer', { body: { requestId, action: 'accept' } }))).toBe(
    'agents.contract-cascade-required',
  );
  const answer = await ask(a, 'answer-offer', { body: { requestId, action: 'accept', confirmCascade: true } });
  const { rows } = await database.pool.query(
    `select receiver_id as receiver, end_reason as reason, upper(effective)::text as until
       from agents_contract where receiver_id = any($1) and end_reason is not null order by id`,
    [[a.toString(), b.toString()]],
  );

  const messages = await database.pool.query<{ member: bigint; kind: string }>(
    'select member_id as member, kind from messages_message where member_id = any($1) order by id',
    [[head.toString(), a.toString(), b.toString()]],
  );
  const kindsOf = (member: MemberId) => messages.rows.filter((row) => row.member === member).map(({ kind }) => kind);
  expect(kindsOf(head)).toEqual(['contract-offered', 'contract-accepted', 'contract-accepted']);
  expect(kindsOf(b)).toEqual(['contract-offered', 'contract-ended']);

  expect(answer).toMatchObject({ status: 'APPROVED', from: '2026-07-05' });
  expect(rows).toEqual([
    { receiver: a, reason: 'SUPERSEDED', until: '2026-07-05' },
    { receiver: b, reason: 'CASCADE', until: '2026-07-05' },
  ]);
});

test('[T-18] a change of the house to a harder carry ends the milder contracts below only when that is confirmed', async () => {
  at('2026-07-11');
  const [head, a, b] = await aLine();
  const daily = (rate: number, carryMode: ContractTerms['carryMode']) =>
    dividend({ periodType: 'DAILY', carryMode, tiers: [tierOf(rate)] });
  await offerOfHouse(head, daily(300_000, 'NONE'));
  at('2026-07-12');
  await sign(head, a, daily(200_000, 'NONE'));
  at('2026-07-13');
  await sign(a, b, daily(150_000, 'FOREVER'));
  at('2026-07-14');
  const { requestId } = await agents.offerOfHouse(anOperator, {
    ...{ receiver: head, terms: daily(300_000, 'FOREVER'), key: aKey() },
  });

  expect(await refusal(ask(head, 'answer-offer', { body: { requestId, action: 'accept' } }))).toBe(
    'agents.contract-cascade-required',
  );
  await ask(head, 'answer-offer', { body: { requestId, action: 'accept', confirmCascade: true } });
  const { rows } = await database.pool.query(
    `select receiver_id as receiver, end_reason as reason from agents_contract
      where receiver_id = any($1) and end_reason is not null order by id`,
    [[head.toString(), a.toString(), b.toString()]],
  );
  expect(rows).toEqual([
    { receiver: head, reason: 'SUPERSEDED' },
    { receiver: a, reason: 'CASCADE' },
    { receiver: b, reason: 'CASCADE' },
  ]);
});

test('a contract ends with its period when its payer terminates it, everything below with it, and a repeat is harmless', async () => {
  at('2026-08-01');
  const [head, a, b] = await aLine();
  const daily = (rate: number) => dividend({ periodType: 'DAILY', tiers: [tierOf(rate)] });
  await offerOfHouse(head, daily(300_000));
  at('2026-08-02');
  await sign(head, a, daily(200_000));
  at('2026-08-03');
  await sign(a, b, daily(150_000));
  at('2026-08-04');
  const { list } = await ask<{ list: readonly { contractId: bigint; role: string }[] }>(head, 'list-contracts', {
    query: { type: 'DIVIDEND' },
  });
  const contractId = list.find(({ role }) => role === 'payer')?.contractId;

  expect(await ask(head, 'end-contract', { body: { contractId } })).toEqual({ until: '2026-08-05' });
  expect(await ask(head, 'end-contract', { body: { contractId } })).toEqual({ until: '2026-08-05' });
  expect(await refusal(ask(b, 'end-contract', { body: { contractId } }))).toBe('agents.contract-state');
  const { rows } = await database.pool.query(
    `select receiver_id as receiver, end_reason as reason from agents_contract
      where receiver_id = any($1) and end_reason is not null order by id`,
    [[a.toString(), b.toString()]],
  );
  expect(rows).toEqual([
    { receiver: a, reason: 'TERMINATED_BY_PAYER' },
    { receiver: b, reason: 'CASCADE' },
  ]);
});

test('[part of A-11] staff end a contract of the house with its period and all below it, and take back an offer nobody answered', async () => {
  at('2026-08-10');
  const [head, a] = await aLine();
  const daily = (rate: number) => dividend({ periodType: 'DAILY', tiers: [tierOf(rate)] });
  await offerOfHouse(head, daily(300_000));
  at('2026-08-11');
  await sign(head, a, daily(200_000));
  const byStaff = (name: string, memberId: MemberId, type = 'DIVIDEND') =>
    callRoute(
      agents.routes,
      `agents.${name}`,
      { body: { memberId, type, reason: 'the line is wound up' } },
      aCallOf(ANN),
    );

  at('2026-08-12');
  // The contract of an agent is its upline's to end.
  expect(await refusal(byStaff('end-of-house', a))).toBe('agents.contract-state');
  expect(await byStaff('end-of-house', head)).toEqual({ until: '2026-08-13', below: 1 });
  expect(await refusal(byStaff('end-of-house', head))).toBe('agents.contract-state');
  const { rows } = await database.pool.query(
    `select receiver_id as receiver, end_reason as reason, upper(effective)::text as until
       from agents_contract where receiver_id = any($1) order by id`,
    [[head.toString(), a.toString()]],
  );
  expect(rows).toEqual([
    { receiver: head, reason: 'OPERATOR', until: '2026-08-13' },
    { receiver: a, reason: 'CASCADE', until: '2026-08-13' },
  ]);

  const { requestId } = await agents.offerOfHouse(anOperator, {
    receiver: head,
    terms: dailySalary(1_000),
    key: aKey(),
  });
  expect(await byStaff('withdraw-of-house', head, 'DAILY_SALARY')).toEqual({});
  expect(await refusal(byStaff('withdraw-of-house', head, 'DAILY_SALARY'))).toBe('agents.contract-state');
  expect(await refusal(ask(head, 'answer-offer', { body: { requestId, action: 'accept' } }))).toBe(
    'agents.contract-state',
  );
});

test('no day is settled by two contracts: a contract of another period begins when the one before has ended', async () => {
  at('2026-08-20');
  const [head] = await aLine();
  await offerOfHouse(head, dividend());
  at('2026-09-10');
  expect(await refusal(offerOfHouse(head, dividend({ periodType: 'DAILY' })))).toBe('agents.contract-terms');
  const { list } = await ask<{ list: readonly { contractId: bigint }[] }>(head, 'list-contracts', {
    query: { type: 'DIVIDEND' },
  });
  await ask(head, 'end-contract', { body: { contractId: list[0]?.contractId } });
  at('2026-09-14');
  expect(await refusal(offerOfHouse(head, dividend({ periodType: 'DAILY' })))).toBe('agents.contract-terms');
  at('2026-09-15');

  await offerOfHouse(head, dividend({ periodType: 'DAILY' }));

  const { rows } = await database.pool.query(
    'select period_type as period, effective::text from agents_contract where receiver_id = $1 order by id',
    [head.toString()],
  );
  expect(rows).toEqual([
    { period: 'SEMIMONTHLY', effective: '[2026-09-01,2026-09-16)' },
    { period: 'DAILY', effective: '[2026-09-16,)' },
  ]);
});

test('[G-10] a preview tells what the last three periods would have paid, by the rules that pay', async () => {
  at('2026-09-01');
  const [head, a] = await aLine();
  await offerOfHouse(head, dividend({ periodType: 'DAILY', tiers: [tierOf(300_000)] }));
  await lose(a, '2026-09-03', '10000');
  at('2026-09-05');

  const { periods } = await ask<{ periods: readonly Record<string, unknown>[] }>(head, 'preview-offer', {
    body: {
      ...{ receiver: await accountOf(a), type: 'DIVIDEND', carryMode: 'NONE' },
      tiers: [tierOf(200_000)],
    },
  });

  expect(periods.map(({ from, owed, received }) => [from, owed, received])).toEqual([
    ['2026-09-02', 0n, 0n],
    ['2026-09-03', units('2000'), units('3000')],
    ['2026-09-04', 0n, 0n],
  ]);
});

test('[G-10] a settlement that two people reject pays nothing and still carries; a bill of somebody under investigation waits', async () => {
  at('2026-11-01');
  const [head] = await aLine();
  const [other] = await aLine();
  for (const one of [head, other])
    await offerOfHouse(one, dividend({ periodType: 'DAILY', carryMode: 'FOREVER', tiers: [tierOf(100_000)] }));
  await lose(head, '2026-11-02', '-1000');
  await lose(other, '2026-11-02', '1000');
  at('2026-11-03');
  await line.closeThrough('2026-11-02');
  await settleDue(line.deps);
  const { rows: runs } = await database.pool.query<{ id: bigint }>(
    `select id from agents_run where period_key = '2026-11-02' and type = 'DIVIDEND' and status = 'CALCULATED'`,
  );
  const held = (await callRoute(
    agents.routes,
    'agents.reject-run',
    { body: { runId: runs[0]?.id, reason: 'figures are doubted' } },
    aCallOf(ANN),
  )) as { approvalId: bigint };
  expect(await line.approvals.decide(BEN, held.approvalId, 'approve')).toMatchObject({ status: 'EXECUTED' });
  await lose(head, '2026-11-03', '3000');
  await lose(other, '2026-11-03', '3000');
  at('2026-11-04');
  await line.closeThrough('2026-11-03');
  const suspects = new Set([other]);
  const deps = { ...line.deps, underInvestigation: () => Promise.resolve(suspects) };
  await settleDue(deps);
  const { rows: next } = await database.pool.query<{ id: bigint }>(
    `select id from agents_run where status = 'CALCULATED' order by id`,
  );
  for (const { id } of next) await approve(id);
  await settleDue(deps);

  // Of 3,000 lost 1,000 had been won before.
  expect(await Promise.all([head, other].map(cash))).toEqual([units('200'), 0n]);
  suspects.clear();
  await settleDue(deps);
  expect(await cash(other)).toBe(units('300'));
});

test('a forecast tells what running periods would cost by the rules that pay, and writes nothing', async () => {
  at('2026-12-01');
  const [head, a] = await aLine();
  await offerOfHouse(head, { ...dividend({ tiers: [tierOf(300_000)] }), periodType: 'WEEKLY' });
  at('2026-12-08');
  await sign(head, a, { ...dividend({ tiers: [tierOf(200_000)] }), periodType: 'WEEKLY' });
  at('2026-12-16');
  await lose(a, '2026-12-15', '1000');
  const runs = async () => (await database.pool.query('select count(*)::int as count from agents_run')).rows;
  const before = await runs();

  const forecast = await callRoute(agents.routes, 'agents.read-forecast', { query: {} }, aCallOf(ANN));

  expect((forecast as { list: readonly { key: string }[] }).list.find(({ key }) => key === 'DIVIDEND WEEKLY')).toEqual({
    ...{ key: 'DIVIDEND WEEKLY', type: 'DIVIDEND', periodType: 'WEEKLY', from: '2026-12-14', to: '2026-12-20' },
    ...{ contracts: 2, reached: 2, total: units('500'), houseTotal: units('300') },
  });
  expect(await runs()).toEqual(before);
});

test('a settlement is compared with the one of the period before, the largest changes first', async () => {
  at('2026-12-20');
  const [one] = await aLine();
  const [other] = await aLine();
  for (const head of [one, other]) await offerOfHouse(head, dailySalary(10_000));
  await lose(one, '2026-12-21', '1000');
  await lose(one, '2026-12-22', '1500');
  await lose(other, '2026-12-22', '9000');
  at('2026-12-23');
  await line.closeThrough('2026-12-22');
  await settleDue(line.deps);
  const { rows } = await database.pool.query<{ id: bigint }>(
    `select id from agents_run where type = 'DAILY_SALARY' and period_key = '2026-12-22'`,
  );

  expect(await callRoute(agents.routes, 'agents.compare-run', { query: { runId: rows[0]?.id } }, aCallOf(ANN))).toEqual(
    {
      list: [
        { receiver: other, before: 0n, now: units('90'), change: units('90') },
        { receiver: one, before: units('10'), now: units('15'), change: units('5') },
      ],
    },
  );
});

test('[G-10] what a member owes by contract and to the house is paid by its next income in the order of age, within its credit', async () => {
  const { a, b } = await aLineThatOwes('2026-11-01', ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']);
  const owe = async (reason: string, amount: string): Promise<void> => {
    const account = await wallet.debtAccount(a, reason, 'VND');
    const counter = await wallet.houseAccount('H_RECEIVABLE', 'VND');
    const id = { tenant: 'fairground', source: 'test', member: a, action: 'owe', transactionId: reason };
    await wallet.apply({ id, kind: 'transfer', account, counter, amount: money(-units(amount)) });
  };
  await owe('CLAWBACK', '300');
  const before = await cash(b);

  await inTransaction(line.db, async (tx) => {
    const { cash: account } = await wallet.accountsOf(a, 'VND');
    const counter = await wallet.houseAccount('H_PROMO', 'VND');
    const id = { tenant: 'fairground', source: 'test', member: a, action: 'promo', transactionId: 'of age' };
    await wallet.applyIn(tx, [{ id, kind: 'promotion', account, counter, amount: money(units('1800')) }]);
    expect(await wallet.readCash(tx, a, 'VND')).toBe(0n);
  });

  expect((await cash(b)) - before).toBe(units('1700'));
  expect((await wallet.listDebts()).filter(({ member }) => member === a)).toMatchObject([
    { reason: 'CLAWBACK', balance: -units('200') },
  ]);
  await rebate(a, '250');
  expect([await cash(a), await wallet.readOwed(line.db, a, 'VND')]).toEqual([units('50'), 0n]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[G-08] a salary that was owed and is paid later counts as salary, not as dividend', async () => {
  at('2027-01-01');
  const [head, a] = await aLine();
  await offerOfHouse(head, dailySalary(20_000));
  at('2027-01-02');
  await sign(head, a, dailySalary(20_000));
  await lose(a, '2027-01-03', '10000');
  // The rest of the head's team is corrected below nothing, so the head gets 20.00 and owes 200.00.
  await lose(head, '2027-01-03', '-9000');
  at('2027-01-04');
  await line.closeThrough('2027-01-03');
  await settleDue(line.deps);

  await rebate(head, '180');

  const { rows } = await database.pool.query<{ kind: string; amount: bigint }>(
    `select l.kind, l.amount from wallet_leg l join wallet_account a on a.id = l.account_id
      where a.owner_kind = 'member' and a.owner_id = $1 order by l.id`,
    [a.toString()],
  );
  expect(rows).toEqual([
    { kind: 'salary', amount: units('20') },
    { kind: 'salary', amount: units('180') },
  ]);
});

test('[G-10] a loss of the house is carried over a gap of three periods without a contract, and forgotten after four', async () => {
  at('2027-01-10');
  const [one] = await aLine();
  const [other] = await aLine();
  const terms = dividend({ periodType: 'DAILY', carryMode: 'FOREVER', tiers: [tierOf(100_000)] });
  for (const head of [one, other]) await offerOfHouse(head, terms);
  for (const head of [one, other]) await lose(head, '2027-01-11', '-1000');
  at('2027-01-11');
  for (const head of [one, other]) {
    const { list } = await ask<{ list: readonly { contractId: bigint }[] }>(head, 'list-contracts', {
      query: { type: 'DIVIDEND' },
    });
    await ask(head, 'end-contract', { body: { contractId: list[0]?.contractId } });
  }
  // The last bill is of the 11th; the next ones are of the 15th and of the 16th.
  at('2027-01-14');
  await offerOfHouse(one, terms);
  at('2027-01-15');
  await offerOfHouse(other, terms);
  await lose(one, '2027-01-15', '3000');
  await lose(other, '2027-01-16', '3000');
  at('2027-01-17');
  await line.closeThrough('2027-01-16');
  await settleDue(line.deps);

  const { rows } = await database.pool.query(
    `select b.carry_in, b.gross from agents_bill b join agents_run r on r.id = b.run_id
      where b.receiver_id = any($1) and r.from_day in ('2027-01-15', '2027-01-16') and b.gross > 0 order by b.id`,
    [[one.toString(), other.toString()]],
  );
  expect(rows).toEqual([
    { carry_in: -units('1000'), gross: units('200') },
    { carry_in: 0n, gross: units('300') },
  ]);
});

test('[G-10] a manager of affiliates and the affiliates below have contracts of one kind of period', async () => {
  at('2027-02-10');
  const manager = await open(`line${(names += 1)}man`, 42, null);
  const affiliate = await open(`line${names}aff`, 41, manager);
  const ofManager = (periodType: ContractTerms['periodType']) => dividend({ base: 'CHILD_GROSS', periodType });
  const early = await agents.offerOfHouse(anOperator, {
    ...{ receiver: manager, terms: ofManager('MONTHLY'), key: aKey() },
  });
  await offerOfHouse(affiliate, dividend());

  expect(await refusal(ask(manager, 'answer-offer', { body: { requestId: early.requestId, action: 'accept' } }))).toBe(
    'agents.contract-terms',
  );
  await ask(manager, 'answer-offer', { body: { requestId: early.requestId, action: 'reject' } });
  expect(await refusal(offerOfHouse(manager, ofManager('MONTHLY')))).toBe('agents.contract-terms');
  await offerOfHouse(manager, ofManager('SEMIMONTHLY'));
  expect(await refusal(offerOfHouse(affiliate, dividend({ periodType: 'WEEKLY' })))).toBe('agents.contract-terms');
});

test('[G-10] a preview of a change begins with what is carried, and shows what the other branches would get', async () => {
  at('2027-02-20');
  const [head, a] = await aLine();
  const c = await open(`line${names}ccc`, 1, head);
  const daily = (rate: number) => dividend({ periodType: 'DAILY', carryMode: 'FOREVER', tiers: [tierOf(rate)] });
  await offerOfHouse(head, daily(300_000));
  at('2027-02-21');
  await sign(head, a, daily(200_000));
  await sign(head, c, daily(100_000));
  await lose(a, '2027-02-22', '-4000');
  await lose(a, '2027-02-23', '1000');
  await lose(c, '2027-02-24', '10000');
  await lose(a, '2027-02-25', '5000');
  at('2027-02-23');
  await line.closeThrough('2027-02-22');
  await settleDue(line.deps);
  at('2027-02-26');

  const { periods } = await ask<{ periods: readonly Record<string, unknown>[] }>(head, 'preview-offer', {
    body: { receiver: await accountOf(a), type: 'DIVIDEND', carryMode: 'FOREVER', tiers: [tierOf(250_000)] },
  });

  expect(periods.map(({ from, effective, owed, others }) => [from, effective, owed, others])).toEqual([
    ['2027-02-23', units('-3000'), 0n, 0n],
    ['2027-02-24', units('-3000'), 0n, units('1000')],
    ['2027-02-25', units('2000'), units('500'), 0n],
  ]);
});

test('[part of A-11] staff offer every term of a contract with up to ten tiers, list the contracts of the house, and page through bills and debts', async () => {
  at('2027-03-01');
  const head = await open(`line${(names += 1)}head`, 2, null);
  const asStaff = (call: string, input: object) => callRoute(agents.routes, `agents.${call}`, input, aCallOf(ANN));
  const body = {
    ...{ memberId: head, requestKey: aKey(), type: 'DIVIDEND', periodType: 'WEEKLY', carryMode: 'FOREVER' },
    ...{ rate: 100_000, moreTiers: ['120000 5000 100.5 3', '150000 9000 200 3'], matchMode: 'BET_OR_LOSS' },
    ...{ notDeducted: ['PROMO'], deductFee: true, products: ['LIVE'], reason: 'a new head' },
  };
  await asStaff('offer-of-house', { body });
  const { requestId } = (await asStaff('offer-of-house', { body })) as { requestId: bigint };
  expect(await refusal(asStaff('offer-of-house', { body: { ...body, deductFee: false } }))).toBe('agents.key-conflict');
  await ask(head, 'answer-offer', { body: { requestId, action: 'accept' } });

  const { list } = await ask<{ list: readonly { terms: ContractTerms }[] }>(head, 'list-contracts', {
    query: { type: 'DIVIDEND' },
  });
  expect(list[0]?.terms).toMatchObject({
    ...{ matchMode: 'BET_OR_LOSS', deductRebate: true, deductPromo: false, deductSalary: true, deductFee: true },
    products: ['LIVE'],
    tiers: [tierOf(100_000), tierOf(120_000, '5000', '100.5', 3), tierOf(150_000, '9000', '200', 3)],
  });
  const house = await asStaff('list-house-contracts', { query: { type: 'DIVIDEND', status: 'SCHEDULED' } });
  expect(house).toMatchObject({ list: [{ receiver: head, maxRate: 150_000, payer: null }], next: null });
  const owed = await asStaff('list-obligations', { query: { status: 'OPEN' } });
  expect((owed as { list: readonly { debtor: bigint; debtKey: string }[] }).list).toSatisfy(
    (rows: readonly { debtor: bigint; debtKey: string }[]) =>
      rows.every(({ debtor, debtKey }) => debtKey === `${debtor}.VND.CONTRACT`),
  );
  expect(await asStaff('list-obligations', { query: { debtor: head } })).toMatchObject({ list: [] });
});

test('[G-10] a carry within the month ends with the month, also over a gap without a contract', async () => {
  at('2027-03-28');
  const [head] = await aLine();
  const terms = dividend({ periodType: 'DAILY', carryMode: 'WITHIN_MONTH', tiers: [tierOf(100_000)] });
  await offerOfHouse(head, terms);
  await lose(head, '2027-03-30', '-1000');
  at('2027-03-30');
  await endOfHouse(line.deps, anOperator, { receiver: head, type: 'DIVIDEND' });
  at('2027-04-01');
  await offerOfHouse(head, terms);
  await lose(head, '2027-04-02', '3000');
  at('2027-04-03');
  await line.closeThrough('2027-04-02');
  await settleDue(line.deps);

  const { rows } = await database.pool.query(
    `select b.carry_in, b.gross from agents_bill b join agents_run r on r.id = b.run_id
      where b.receiver_id = $1 and r.from_day = '2027-04-02'`,
    [head.toString()],
  );
  expect(rows).toEqual([{ carry_in: 0n, gross: units('300') }]);
});

test('[G-10] a contract that a change of the same day replaces takes nothing with it that the new one carries', async () => {
  const daily = (rate: number) => dividend({ periodType: 'DAILY', tiers: [tierOf(rate)] });
  at('2027-05-01');
  const [head, a, b] = await aLine();
  await offerOfHouse(head, daily(300_000));
  at('2027-05-02');
  await sign(head, a, daily(200_000));
  at('2027-05-03');
  await sign(a, b, daily(100_000));
  at('2027-05-05');
  await sign(head, a, daily(150_000));
  const { requestId } = await agents.offerOfHouse(anOperator, { receiver: head, terms: daily(160_000), key: aKey() });

  await ask(head, 'answer-offer', { body: { requestId, action: 'accept' } });

  const { rows } = await database.pool.query<{ receiver: MemberId; rate: number }>(
    `select receiver_id as receiver, (terms -> 'tiers' -> 0 ->> 'rate')::integer as rate from agents_contract
      where line_root_id = $1 and effective @> date '2027-05-06' order by id`,
    [head.toString()],
  );
  expect(rows.map(({ receiver, rate }) => [receiver, rate])).toEqual([
    [b, 100_000],
    [a, 150_000],
    [head, 160_000],
  ]);
});
