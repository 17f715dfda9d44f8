import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createBusinessDays } from '../../platform/business-days.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Fact } from '../../platform/events/index.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { anOperator, callRoute, testPlatform } from '../../testing/modules.ts';
import { refusal } from '../../testing/refusal.ts';
import { aCallOf, ANN } from '../../testing/staff.ts';
import { betsSettled } from '../betting/index.ts';
import type { GameFacts } from '../catalog/index.ts';
import { depositCredited } from '../cashier/index.ts';
import { accountLocked } from '../identity/index.ts';
import { createIntegrity } from './index.ts';

const database = await testDatabase();
const { db, url } = database;
const ground = await testPlatform(db);
const { audit, clock } = ground;
const root = await mkdtemp(join(tmpdir(), 'programs-'));
afterAll(() => rm(root, { recursive: true }));
const STATED = { id: 5n, nameTY: 'Rồng vàng', nameEN: 'Golden Dragon', vendor: 'JL', rtp: 9_600 } as GameFacts;
const integrity = createIntegrity({
  ...ground,
  root,
  days: createBusinessDays('Asia/Ho_Chi_Minh'),
  betting: { productOf: (id) => Promise.resolve({ source: `source${id}`, category: 'RNG' }) },
  vendors: { findPlayed: ({ gameId }) => Promise.resolve(gameId === 41n ? STATED : undefined) },
});

const call = (name: string, input: { query?: unknown; body?: unknown } = {}) =>
  callRoute(integrity.routes, `integrity.${name}`, { query: {}, ...input }, aCallOf(ANN));
type Shown = {
  eventId: bigint;
  kind: string;
  subject: string;
  amount: bigint | null;
  detail: string;
  by: string | null;
};
const eventsOf = async (kind?: string, more: object = {}) =>
  ((await call('list-events', { query: { ...(kind && { kind }), ...more } })) as { list: Shown[] }).list;
const hear = (kind: { readonly name: string }, id: bigint, payload: unknown) =>
  inTransaction(db, async (tx) => {
    const fact: Fact<unknown> = { id, name: kind.name, payload, at: clock.now() };
    for (const each of integrity.listeners ?? []) if (each.hears.includes(kind.name)) await each.handle(tx, [fact]);
  });
const run = async (name: string) => {
  const found = integrity.schedules?.find(({ job }) => job.name === `integrity.${name}`);
  await found?.job.run(null, new AbortController().signal);
};
const record = (action: string, resourceId = '1') =>
  inTransaction(db, (tx) =>
    audit.record(tx, { ...anOperator, action, resource: 'thing', resourceId, before: null, after: null }),
  );
/** A whole unit in the smallest ones. */
const WHOLE = 10_000n;
const LARGE = (100_000_000n * WHOLE).toString();

describe('[part of regulation 37] the register of significant events', () => {
  test('wagers, wins and payments from their amounts on are written once, smaller ones not', async () => {
    const bet = { member: '7', product: 1, game: '1', currency: 'VND', award: null, bonusPart: '0', bonusPayout: '0' };
    const rest = { validBet: '0', rule: 'all', isCorrection: false };
    const shared = { product: 1, game: '1', currency: 'VND', award: null, rule: 'all' };
    const lost = { ...shared, bets: { bet: ['3'], member: ['8'], stake: [LARGE], bonusPart: ['0'], validBet: ['0'] } };
    const bets = [
      { ...bet, ...rest, bet: '1', stake: LARGE, payout: '0' },
      { ...bet, ...rest, bet: '2', stake: '10000', payout: LARGE },
      { ...bet, ...rest, bet: '4', stake: '10000', payout: '20000' },
    ];
    for (let twice = 0; twice < 2; twice += 1) {
      await hear(betsSettled, 1n, { bets, lost: [lost] });
      await hear(depositCredited, 2n, { member: '7', currency: 'VND', amount: LARGE, fee: '0' });
      await hear(depositCredited, 3n, { member: '7', currency: 'VND', amount: '10000', fee: '0' });
      await hear(accountLocked, 4n, { memberId: '9', until: '2026-01-05T09:00:00.000Z' });
    }

    expect((await eventsOf('large-wager')).map(({ subject }) => subject).toSorted()).toEqual(['member 7', 'member 8']);
    expect(await eventsOf('large-win')).toMatchObject([{ detail: 'bet 2', amount: BigInt(LARGE) }]);
    expect(await eventsOf('large-transaction')).toMatchObject([{ subject: 'member 7', detail: 'deposit' }]);
    expect(await eventsOf('failed-logins')).toMatchObject([{ subject: 'member 9', amount: null }]);
  });

  test('changes of staff come from the trail, each once, also where two readers go on at the same moment', async () => {
    await record('wallet.adjust');
    await record('risk.show-case');
    await record('system.set-flag', 'CBS3');
    await Promise.all([run('read-trail'), run('read-trail')]);
    await run('read-trail');

    expect(await eventsOf('adjustment')).toMatchObject([{ subject: 'thing 1', by: 'ann' }]);
    expect(await eventsOf('configuration-change')).toMatchObject([{ subject: 'thing CBS3' }]);
  });

  test('a clock that is wrong is written down once an hour, a right one never', async () => {
    clock.set(new Date());
    await run('compare-clocks');
    expect(await eventsOf('clock-drift')).toEqual([]);

    clock.advance(90_000);
    await run('compare-clocks');
    await run('compare-clocks');

    expect((await eventsOf('clock-drift')).length).toBe(1);
  });

  test('a changed line of the trail is found and written down', async () => {
    await run('verify-trail');
    expect(await eventsOf('data-loss')).toEqual([]);

    await asOwner(url, `update audit_log set reason = 'another one' where seq = 1`);
    await run('verify-trail');

    expect(await eventsOf('data-loss')).toMatchObject([{ subject: 'audit line 1', detail: 'line-changed' }]);
  });

  test('it is filtered by kind and day, in pages, and taken as a file with a line in the trail', async () => {
    const all = await eventsOf();
    const newest = all[0];
    expect(await eventsOf(undefined, { from: '2099-01-01' })).toEqual([]);
    expect((await eventsOf(undefined, { from: '2020-01-01', to: '2098-12-31' })).length).toBe(all.length);
    expect((await eventsOf(undefined, { cursor: newest?.eventId })).length).toBe(all.length - 1);
    expect(await refusal(eventsOf(undefined, { from: '2026-02-02', to: '2026-02-01' }))).toBe(
      'integrity.range-backwards',
    );

    const { chunks } = (await call('export-events')) as { chunks: AsyncIterable<Uint8Array> };
    const read: Uint8Array[] = [];
    for await (const chunk of chunks) read.push(chunk);
    const file = Buffer.concat(read).toString();
    expect(file.trim().split('\r\n')).toHaveLength(all.length + 1);
    expect((await audit.listLines({ limit: 1 }))[0]?.action).toBe('integrity.export-events');
  });

  test('nothing of it can be changed or removed by a node', async () => {
    const asNode = (statement: string) => database.pool.query(statement);

    await expect(asNode(`update integrity_event set detail = 'x'`)).rejects.toThrow('permission denied');
    await expect(asNode('delete from integrity_event')).rejects.toThrow('permission denied');
    await expect(asNode('delete from integrity_program_check')).rejects.toThrow('permission denied');
  });

  test('an amount is set with a reason; zero is refused', async () => {
    const body = { kind: 'large-win', amount: 5n * WHOLE, reason: 'A smaller house.' };
    await call('set-threshold', { body });

    expect(((await call('list-thresholds')) as { list: object[] }).list).toContainEqual({
      kind: 'large-win',
      amount: 5n * WHOLE,
    });
    expect(await refusal(call('set-threshold', { body: { ...body, amount: 0n } }))).toBe('integrity.threshold-refused');
  });
});

describe('[part of regulation 39] the programs', () => {
  type Check = { program: string; digest: string; files: number; isSame: boolean; checkedBy: string | null };
  const check = async () =>
    ((await call('check-programs', { body: { reason: 'A look at it.' } })) as { list: Check[] }).list;

  test('are digested on demand and every day; one that changed is a significant event with both digests', async () => {
    await mkdir(join(root, 'engines/src'), { recursive: true });
    await writeFile(join(root, 'engines/src/dice.ts'), 'export const faces = 6;');
    const [first] = await check();
    await run('check-programs');
    expect(first).toMatchObject({ program: 'engines', files: 1, isSame: true, checkedBy: 'ann' });
    expect(first?.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await eventsOf('program-changed')).toEqual([]);

    await writeFile(join(root, 'engines/src/dice.ts'), 'export const faces = 5;');
    const [second] = await check();

    expect(second?.isSame).toBe(false);
    expect(await eventsOf('program-changed')).toMatchObject([{ detail: `${first?.digest} → ${second?.digest}` }]);
    expect(((await call('list-program-checks')) as { list: Check[] }).list).toHaveLength(3);
  });
});

describe('[part of beyond 19] returns of games', () => {
  type Returned = { names: Record<string, string>; rounds: number; actual: string; stated: string; state: string };
  const returns = async (query: object = {}) =>
    ((await call('list-returns', { query })) as { list: (Returned & Record<string, unknown>)[] }).list;
  const round = { member: '7', product: 1, currency: 'VND', award: null, bonusPart: '0', bonusPayout: '0' };
  const rest = { validBet: '0', rule: 'all', isCorrection: false };
  const won = (bet: number, payout: string, more: object = {}) => ({
    ...{ ...round, ...rest, bet: bet.toString(), game: '41', stake: '10000', payout, ...more },
  });
  /** Of a thousand rounds so many pay twice their stake. */
  const play = (id: bigint, wins: number) =>
    hear(betsSettled, id, {
      bets: Array.from({ length: wins }, (_, place) => won(place, '20000')),
      lost: [
        {
          ...{ product: 1, game: '41', currency: 'VND', award: null, rule: 'all' },
          bets: Object.fromEntries(
            ['bet', 'member', 'stake', 'bonusPart', 'validBet'].map((field) => [
              field,
              Array.from({ length: 1_000 - wins }, () => (field === 'stake' ? '10000' : '0')),
            ]),
          ),
        },
      ],
    });

  test('settled rounds add up by game: free rounds do not count, stake given back is no stake, a correction moves the return', async () => {
    await hear(betsSettled, 20n, {
      bets: [
        won(1, '20000', { game: '40' }),
        won(2, '90000', { game: '40', award: 'free', stake: '0' }),
        won(3, '10000', { game: '40', givenBack: '10000' }),
        won(1, '-5000', { game: '40', stake: '0', isCorrection: true }),
      ],
    });

    expect((await returns()).find(({ names }) => names['EN'] === 'source1 40')).toMatchObject({
      ...{ rounds: 2, stake: 10_000n, payout: 15_000n, actual: '150.00', stated: null, low: null, state: 'unknown' },
    });
  });

  test('a game that pays what it states lies in its band; one that pays far more is an event, written once in a month', async () => {
    await play(21n, 480);
    expect(await returns({ nodeId: 5n })).toMatchObject([
      { names: { EN: 'Golden Dragon' }, rounds: 1_000, actual: '96.00', stated: '96.00', state: 'within' },
    ]);
    await run('check-returns');
    expect(await eventsOf('return-out-of-band')).toEqual([]);

    await play(22n, 900);
    expect((await returns())[0]).toMatchObject({ rounds: 2_000, actual: '138.00', state: 'outside' });
    expect(await returns({ state: 'within' })).toEqual([]);
    await run('check-returns');
    await run('check-returns');
    expect(await eventsOf('return-out-of-band')).toMatchObject([{ subject: 'game 5 Golden Dragon', by: null }]);
  });
});
