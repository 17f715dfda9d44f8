import type { MemberId } from '@fairground/contract/ids';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import type { Fact } from '../../platform/events/index.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aCaller, callRoute } from '../../testing/modules.ts';
import { refusal } from '../../testing/refusal.ts';
import { aCallOf, ANN } from '../../testing/staff.ts';
import {
  bankAccountAdded,
  depositCredited,
  depositReversed,
  membersPaired,
  sliceUnpaid,
  withdrawalCompleted,
} from '../cashier/index.ts';
import { sessionOpened } from '../identity/index.ts';
import { memberRegistered } from '../members/index.ts';
import { pairNoticed } from '../rooms/index.ts';
import { grantsBreached } from '../wallet/index.ts';
import { riskFixture } from './testing/fixture.ts';

const database = await testDatabase();
/** Who has which account numbers, and which devices beside its own. */
const banks = new Map<MemberId, readonly string[]>();
const devices = new Map<bigint, readonly string[]>();
const house = await riskFixture(database, {
  devicesOf: (member) => devices.get(member) ?? [],
  cashier: { accountMarksOf: (_reader, member) => Promise.resolve(banks.get(member) ?? []) },
});
const { db, clock, members, audit, risk } = house;

let people = 0;
const newMember = async (parts: Record<string, unknown> = {}): Promise<MemberId> => {
  people += 1;
  const username = `linked${people}`;
  // Every member comes from a network of its own unless the test says otherwise.
  const { ip = `198.51.${people}.7`, ...more } = parts;
  await house.registerAs({ username, ...more }, aCaller({ ip: String(ip) }));
  const member = await members.findByAccount(username);
  if (member === undefined) throw new Error(`${username} is nobody.`);
  return member.id;
};

let facts = 0n;
const hear = (kind: { readonly name: string }, member: MemberId, more: Record<string, unknown> = {}) =>
  inTransaction(db, (tx) => {
    facts += 1n;
    const payload = { memberId: member.toString(), member: member.toString(), ...more };
    const fact: Fact<unknown> = { id: facts, name: kind.name, payload, at: clock.now() };
    return risk.listeners?.[0]?.handle(tx, [fact]) ?? Promise.resolve();
  });
const joins = (member: MemberId, recommender: MemberId | null = null) =>
  hear(memberRegistered, member, { recommenderId: recommender?.toString() ?? null });

const call = (name: string, input: { query?: unknown; body?: unknown } = {}): Promise<unknown> =>
  callRoute(risk.routes, `risk.${name}`, input, aCallOf(ANN));
type Shown = { score: number; level: string; openCase: bigint | null; reasons: { rule: string; found: number }[] };
const riskOf = (member: MemberId) => call('read-member', { query: { memberId: member } }) as Promise<Shown>;
const rulesOf = async (member: MemberId) => (await riskOf(member)).reasons.map(({ rule }) => rule);
type Links = { nodes: { kind: string; account?: string; trace?: string; hidden?: number }[]; edges: unknown[] };
const linksOf = (member: MemberId, depth = '2') =>
  call('read-links', { query: { memberId: member, depth } }) as Promise<Links>;
/** Two accounts on one device with one bank account: 80 points. */
const twins = async (): Promise<readonly [MemberId, MemberId]> => {
  const pair = [await newMember(), await newMember()] as const;
  for (const member of pair) {
    banks.set(member, [`number of ${pair[0]}`]);
    devices.set(member, [`device of ${pair[0]}`]);
    await joins(member);
  }
  return pair;
};

describe('accounts that share something', () => {
  test('a member without a link has no score and an empty graph', async () => {
    const member = await newMember();
    await joins(member);

    expect(await riskOf(member)).toMatchObject({ score: 0, level: 'low', openCase: null, reasons: [] });
    expect(await linksOf(member)).toMatchObject({ nodes: [{ kind: 'member' }], edges: [] });
  });

  test('part of [beyond 14] two accounts on one device with one bank account have a score that names both, each of them', async () => {
    const [one, other] = await twins();

    for (const member of [one, other]) expect(await rulesOf(member)).toEqual(['shared-bank-account', 'shared-device']);
    expect(await riskOf(one)).toMatchObject({ score: 80, level: 'high' });
    const { nodes, edges } = await linksOf(one);
    expect(nodes.filter(({ kind }) => kind === 'member')).toHaveLength(2);
    expect(nodes.flatMap(({ trace }) => trace ?? []).toSorted()).toEqual(['bank-account', 'device']);
    expect(edges).toHaveLength(4);
  });

  test('a device is the token a browser was given: the next account that logs in with it is linked', async () => {
    const first = await newMember();
    const { rows } = await asOwner(
      database.url,
      `select encode(token_hash, 'hex') as token from identity_device where member_id = ${first} limit 1`,
    );
    const second = await newMember();
    await joins(first);
    await joins(second);
    expect(await rulesOf(second)).toEqual([]);

    const [{ token }] = rows as [{ token: string }];
    await asOwner(
      database.url,
      `insert into identity_seen_device values (${second}, decode('${token}', 'hex'), now(), now())`,
    );
    await hear(sessionOpened, second);

    expect(await rulesOf(second)).toEqual(['shared-device']);
  });

  test('accounts opened in one network within a day count together, a recommender on the same device too', async () => {
    const first = await newMember({ ip: '192.0.2.9' });
    devices.set(first, ['one phone']);
    await joins(first);
    const others = [];
    for (let count = 0; count < 3; count += 1) {
      const member = await newMember({ ip: `192.0.2.${20 + count}` });
      others.push(member);
      await joins(member);
    }
    const [recommended = first] = others;
    devices.set(recommended, ['one phone']);
    await joins(recommended, first);

    expect(await rulesOf(first)).toEqual(['shared-device', 'sign-up-burst', 'shared-address']);
    expect(await rulesOf(recommended)).toContain('own-referral');
    expect((await riskOf(recommended)).openCase).not.toBeNull();
  });

  test('a crowd links nobody: with the eleventh account of a network its points are gone for all', async () => {
    const crowd: MemberId[] = [];
    /** Of the first one, after each that came. */
    const found: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const member = await newMember({ ip: `203.0.113.${count + 1}` });
      crowd.push(member);
      await hear(sessionOpened, member);
      found.push(...(await rulesOf(crowd[0] ?? member)));
    }

    expect(found).toEqual(Array.from({ length: 9 }, () => 'shared-address'));
    for (const member of crowd) expect(await rulesOf(member)).toEqual([]);
    const { nodes } = await linksOf(crowd[0] ?? (0n as MemberId));
    expect(nodes).toMatchObject([{ kind: 'member' }, { kind: 'trace', trace: 'address', accounts: 11, hidden: 10 }]);
  });

  test('the graph is walked as far as asked, and a fact heard again changes no count', async () => {
    const chain = [await newMember(), await newMember(), await newMember()] as const;
    banks.set(chain[0], ['a']);
    banks.set(chain[1], ['a', 'b']);
    banks.set(chain[2], ['b']);
    for (const member of chain) await hear(bankAccountAdded, member);
    const before = await riskOf(chain[1]);
    for (const member of chain) await hear(bankAccountAdded, member);

    const membersIn = async (depth: string) =>
      (await linksOf(chain[0], depth)).nodes.filter(({ kind }) => kind === 'member').length;
    expect([await membersIn('1'), await membersIn('2')]).toEqual([2, 3]);
    expect((await riskOf(chain[1])).reasons).toEqual(before.reasons);
  });

  test('withdrawals within two hours of a deposit and deposits taken back count; later ones do not', async () => {
    const member = await newMember();
    await hear(depositCredited, member);
    clock.advance(119 * 60_000);
    await hear(withdrawalCompleted, member);
    await hear(withdrawalCompleted, member);
    await hear(depositCredited, member);
    clock.advance(121 * 60_000);
    await hear(withdrawalCompleted, member);
    await hear(depositReversed, member);

    expect((await riskOf(member)).reasons).toEqual([
      { rule: 'deposit-reversed', points: 30, found: 1 },
      { rule: 'quick-turnaround', points: 10, found: 1 },
    ]);
  });
});

test('[part of C-10] a bonus with three stakes above its largest one opens a case, and another one after the decision', async () => {
  const player = await newMember();
  const breached = () =>
    hear(grantsBreached, player, { grants: [{ grant: '1', member: player.toString(), breaches: 3 }] });

  await breached();
  const { score, openCase, reasons } = await riskOf(player);
  expect([score, reasons]).toEqual([60, [{ rule: 'bonus-breach', points: 60, found: 1 }]]);
  await call('close-case', { body: { caseId: openCase, result: 'NO_CONCERN', reason: 'a slow vendor' } });
  expect((await riskOf(player)).openCase).toBeNull();

  await breached();
  expect(await riskOf(player)).toMatchObject({ score: 100, openCase: expect.any(BigInt) as bigint });
});

describe('payments between members', () => {
  const pair = async (payer: MemberId, receiver: MemberId, slice: bigint) => {
    const payload = { slice: slice.toString(), payer: payer.toString(), receiver: receiver.toString() };
    await hear(membersPaired, payer, payload);
    return ((await call('read-pair', { query: { sliceId: slice } })) as { shared: readonly string[] }).shared;
  };

  test('[T-19] a decision that somebody did not pay gives the payer 20 points', async () => {
    const payer = await newMember();
    await hear(sliceUnpaid, payer, { slice: '1' });

    expect((await riskOf(payer)).reasons).toEqual([{ rule: 'slice-unpaid', points: 20, found: 1 }]);
  });

  test('[T-19] two who pay each other on one device are shown as linked, and both are weighed by it', async () => {
    const [one, other] = await twins();

    expect([...(await pair(one, other, 71n))].toSorted()).toEqual(expect.arrayContaining(['bank-account', 'device']));
    await pair(one, other, 71n);
    for (const member of [one, other])
      expect((await riskOf(member)).reasons).toContainEqual({ rule: 'paid-linked-account', points: 25, found: 1 });
  });

  test('strangers are not noted, and one line or one café gives no points', async () => {
    const [one, other] = [await newMember(), await newMember()];
    for (const member of [one, other]) await joins(member);
    const shared = await pair(one, other, 72n);

    expect(shared.filter((link) => link !== 'line-head')).toEqual([]);
    const guests = await Promise.all(Array.from({ length: 11 }, () => newMember({ ip: '203.0.113.200' })));
    for (const guest of guests) await joins(guest);
    const [first, second] = guests as [MemberId, MemberId];
    expect((await pair(first, second, 73n)).filter((link) => link !== 'line-head')).toEqual([]);
    for (const member of [one, other, first, second])
      expect(await rulesOf(member)).not.toContain('paid-linked-account');
  });

  test('what nobody noted has nothing in common', async () => {
    expect(await call('read-pair', { query: { sliceId: 999_999n } })).toEqual({ shared: [] });
  });
});

describe('card tables', () => {
  const notices = (payer: MemberId, other: MemberId, signals: readonly string[], month = '2026-11-01') =>
    hear(pairNoticed, payer, {
      month,
      payer: payer.toString(),
      other: other.toString(),
      hands: 30,
      signals,
    });

  test('sitting together counts nothing alone; with a shared device it does, and what looks agreed opens a case', async () => {
    const [friend, mate] = [await newMember(), await newMember()];
    for (const member of [friend, mate]) await joins(member);
    await notices(friend, mate, ['together']);
    expect((await riskOf(friend)).score).toBe(0);

    const [one, other] = [await newMember(), await newMember()];
    for (const member of [one, other]) {
      devices.set(member, [`tablet of ${one}`]);
      await joins(member);
    }
    await notices(one, other, ['together']);
    expect(await rulesOf(other)).toEqual(['shared-device', 'card-linked-table']);
    await notices(one, other, ['together', 'one-way-flow']);

    expect(await riskOf(other)).toMatchObject({ score: 100, level: 'high' });
    expect(await rulesOf(one)).toEqual(['card-collusion', 'shared-device', 'card-linked-table']);
    expect((await riskOf(one)).openCase).not.toBeNull();
  });

  test('a stack lost to an account of the same device in a few hands opens a case; to a stranger it counts in its second month', async () => {
    const [payer, receiver] = [await newMember(), await newMember()];
    for (const member of [payer, receiver]) {
      devices.set(member, [`phone of ${payer}`]);
      await joins(member);
    }
    const [loser, winner] = [await newMember(), await newMember()];
    for (const member of [loser, winner]) await joins(member);

    await notices(payer, receiver, ['large-flow']);
    await notices(loser, winner, ['large-flow']);
    const once = (await riskOf(loser)).score;
    await notices(loser, winner, ['large-flow'], '2026-12-01');

    expect((await riskOf(receiver)).openCase).not.toBeNull();
    expect(once).toBe(0);
    expect(await rulesOf(winner)).toEqual(['card-collusion']);
  });
});

describe('cases', () => {
  test('a case opens at 60 points, once, and stays decided until the score rises', async () => {
    const [one, other] = await twins();
    const { openCase } = await riskOf(one);
    await hear(sessionOpened, one);
    expect((await riskOf(one)).openCase).toBe(openCase);
    const body = { caseId: openCase, result: 'SAME_PERSON', reason: 'Both owners are one.' };

    expect(await call('close-case', { body })).toMatchObject({
      state: 'CLOSED',
      result: 'SAME_PERSON',
      closedBy: 'ann',
    });
    expect(await call('close-case', { body })).toMatchObject({ result: 'SAME_PERSON' });
    expect(await refusal(call('close-case', { body: { ...body, result: 'FRAUD' } }))).toBe('risk.case-decided');
    await hear(sessionOpened, one);
    expect((await riskOf(one)).openCase).toBeNull();
    await hear(depositReversed, one);
    expect((await riskOf(one)).openCase).not.toBeNull();

    // Nothing happened to either account or its money.
    for (const member of [one, other]) expect((await members.find(member))?.status).toBe('active');
    await expect(asOwner(database.url, `update risk_case set result = 'FRAUD' where id = ${openCase}`)).rejects.toThrow(
      'stays as it is',
    );
  });

  test('two people who decide at the same moment: one decision holds, with one line of the trail', async () => {
    const [one] = await twins();
    const { openCase } = await riskOf(one);
    const decide = (result: string) =>
      call('close-case', { body: { caseId: openCase, result, reason: 'Looked at both.' } }).then(
        () => result,
        () => 'refused',
      );

    const answers = await Promise.all([decide('FRAUD'), decide('NO_CONCERN')]);

    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(1);
    const lines = (await audit.listLines({ limit: 50 })).filter(
      ({ action, resourceId }) => action === 'risk.close-case' && resourceId === one.toString(),
    );
    expect(lines).toHaveLength(1);
  });

  test('staff opens a case by hand, once; reading one is noted, and unknown ones are refused', async () => {
    const member = await newMember();
    const body = { memberId: member, reason: 'A colleague saw something.' };
    const opened = (await call('open-case', { body })) as { caseId: bigint };

    expect(opened).toMatchObject({ score: 0, openedBy: 'ann', state: 'OPEN' });
    expect(await refusal(call('open-case', { body }))).toBe('risk.case-open');
    expect(await refusal(call('open-case', { body: { ...body, memberId: 999_999n } }))).toBe('risk.member-unknown');
    expect(await refusal(call('read-case', { query: { caseId: 999_999n } }))).toBe('risk.case-unknown');
    expect(await refusal(call('read-links', { query: { memberId: 999_999n } }))).toBe('risk.member-unknown');
    expect(await refusal(call('read-member', { query: { memberId: 999_999n } }))).toBe('risk.member-unknown');
    await call('read-case', { query: { caseId: opened.caseId } });
    expect((await audit.listLines({ limit: 1 }))[0]?.action).toBe('risk.show-case');
    expect(await call('count-cases')).toMatchObject({ oldestAt: expect.any(Date) });
  });

  test('cases and scores come the highest first, in pages, and can be filtered', async () => {
    const { list } = (await call('list-cases', { query: {} })) as { list: { score: number }[] };
    const scores = (await call('list-scores', { query: { rule: 'deposit-reversed' } })) as {
      list: { score: number; rules: string[] }[];
    };

    expect(list.map(({ score }) => score)).toEqual(list.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(list.length).toBeGreaterThan(1);
    expect(scores.list.every(({ rules }) => rules.includes('deposit-reversed'))).toBe(true);
    const behind = (await call('list-cases', { query: { cursor: '0-1' } })) as { list: unknown[] };
    expect(behind.list).toEqual([]);
  });
});
