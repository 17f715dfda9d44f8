import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import type { Session } from '../../platform/http/route.ts';
import { testDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { setWalletMode } from '../../testing/staff.ts';
import { refusal } from '../../testing/refusal.ts';
import { createAccounts } from './accounts.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const desk = await openWallet(database);
const { wallet, sent } = desk;
const callerOf = (memberId: Session['memberId'], account: Session['account'] = 'member') =>
  aCaller({ session: aSession({ memberId, account }) });
const call = (name: string, memberId: Session['memberId'], input: { query?: unknown; body?: unknown } = {}) =>
  callRoute(wallet.routes, name, input, callerOf(memberId));

test('[part of L-06] the balance is one sum with its symbol and a version that only grows', async () => {
  const player = await aPlayer(wallet, 1, 1_000n);

  const before = await call('wallet.read-balance', player.id);
  await wallet.apply(player.bet('b', 400n));
  const after = await call('wallet.read-balance', player.id);

  expect(before).toMatchObject({ sumBalance: 1_000n, currency: 'VND', currencySymbol: '₫' });
  expect(after).toMatchObject({
    sumBalance: 600n,
    balance: [{ accountType: 'MAIN', availBalance: 600n }, { accountType: 'BONUS' }],
  });
  expect(BigInt((after as { version: string }).version)).toBeGreaterThan(
    BigInt((before as { version: string }).version),
  );
});

test('[part of L-06] a movement is sent to open pages after its commit, with the version of the balance', async () => {
  const player = await aPlayer(wallet, 2, 1_000n);
  await wallet.apply(player.bet('b', 1n));
  await wallet.apply(player.bet('c', 2n));

  const { version } = await wallet.balanceOf(player.id);
  await eventually(() => {
    const told = sent.filter(({ push }) => push === 'wallet.balance-changed').map(({ data }) => data);
    expect(told).toContainEqual({ currency: 'VND', sumBalance: 997n, version: version.toString() });
  });
});

test('a trial account sees only its own world', async () => {
  const player = await aPlayer(wallet, 3, 500n, 'TRIAL');

  const balance = await callRoute(wallet.routes, 'wallet.read-balance', {}, callerOf(player.id, 'trial'));

  expect(balance).toMatchObject({ sumBalance: 500n, currency: 'TRIAL', currencySymbol: 'T' });
  expect(await call('wallet.read-balance', player.id)).toMatchObject({ sumBalance: 0n, currency: 'VND' });
});

test('[C-03] in single mode there is no wallet to transfer to', async () => {
  const player = await aPlayer(wallet, 4, 1_000n);
  await wallet.offerVendorWallet(anOperator, 'AE', 'open');

  expect(await call('wallet.read-merchant', player.id)).toMatchObject({
    isSingle: true,
    vendors: [{ code: 'AE', walletMode: 'SINGLE' }],
  });
  expect(await refusal(transfer(player.id, 'MAIN', 'AE', 1n, 'key-00001'))).toBe('wallet.vendor-unknown');
});

const transfer = (id: Session['memberId'], from: string, to: string, amount: bigint, idempotencyKey: string) =>
  call('wallet.transfer-funds', id, { body: { from, to, amount: money(amount), idempotencyKey } });

test('[part of A-07] [C-03] per vendor, money goes over and back, once per key', async () => {
  const player = await aPlayer(wallet, 5, 1_000n);
  await setWalletMode(desk, 'per-vendor');

  const out = await Promise.all(Array.from({ length: 5 }, () => transfer(player.id, 'MAIN', 'AE', 300n, 'key-00001')));
  expect(new Set(out.map((answer) => (answer as { transferId: bigint }).transferId)).size).toBe(1);
  expect(out[0]).toMatchObject({ from: 700n, to: 300n });
  expect(await call('wallet.read-funds', player.id)).toMatchObject({
    balance: 700n,
    vendors: 300n,
    total: 1_000n,
    hold: 0n,
  });

  expect(await refusal(transfer(player.id, 'MAIN', 'AE', 301n, 'key-00001'))).toBe('wallet.key-conflict');
  expect(await refusal(transfer(player.id, 'AE', 'MAIN', 301n, 'key-00002'))).toBe('wallet.insufficient-funds');
  expect(await refusal(transfer(player.id, 'MAIN', 'AE', 0n, 'key-00003'))).toBe('wallet.amount-refused');
  expect(await refusal(transfer(player.id, 'MAIN', 'MAIN', 1n, 'key-00004'))).toBe('wallet.sides-refused');
  expect(await refusal(transfer(player.id, 'MAIN', 'XX', 1n, 'key-00005'))).toBe('wallet.vendor-unknown');

  await setWalletMode(desk, 'single');
  expect(await transfer(player.id, 'AE', 'MAIN', 300n, 'key-00006')).toMatchObject({ from: 0n, to: 1_000n });
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[part of C-03] a session that may only withdraw fetches money back from a vendor and moves none there', async () => {
  const player = await aPlayer(wallet, 12, 1_000n);
  await setWalletMode(desk, 'per-vendor');
  await transfer(player.id, 'MAIN', 'AE', 300n, 'key-00001');
  const limited = aCaller({ session: aSession({ memberId: player.id, account: 'member', scope: 'withdraw' }) });
  const move = (from: string, to: string, amount: bigint, idempotencyKey: string) =>
    callRoute(
      wallet.routes,
      'wallet.transfer-funds',
      { body: { from, to, amount: money(amount), idempotencyKey } },
      limited,
    );

  expect(await refusal(move('MAIN', 'AE', 100n, 'key-00002'))).toBe('access.withdraw-only');
  expect(await move('AE', 'MAIN', 300n, 'key-00003')).toMatchObject({ from: 0n, to: 1_000n });
  await setWalletMode(desk, 'single');
});

test('[part of C-03] a repeat is answered as before, whatever became of the mode and the vendor since', async () => {
  const player = await aPlayer(wallet, 11, 1_000n);
  await setWalletMode(desk, 'per-vendor');
  const first = await transfer(player.id, 'MAIN', 'AE', 300n, 'key-00001');

  await wallet.offerVendorWallet(anOperator, 'AE', 'closed');
  expect(await transfer(player.id, 'MAIN', 'AE', 300n, 'key-00001')).toEqual(first);
  await setWalletMode(desk, 'single');
  expect(await transfer(player.id, 'MAIN', 'AE', 300n, 'key-00001')).toEqual(first);
  expect(await refusal(transfer(player.id, 'MAIN', 'AE', 301n, 'key-00001'))).toBe('wallet.key-conflict');
  expect(await refusal(transfer(player.id, 'MAIN', 'XX', 300n, 'key-00001'))).toBe('wallet.key-conflict');
  expect(await refusal(transfer(player.id, 'MAIN', 'AE', 300n, 'key-00002'))).toBe('wallet.vendor-unknown');

  await wallet.offerVendorWallet(anOperator, 'AE', 'open');
  expect(await wallet.balanceOf(player.id)).toMatchObject({ cash: 700n, vendors: [{ code: 'AE', balance: 300n }] });
});

test('[C-08] every movement is listed with type, amount and balance after, from both sides', async () => {
  const player = await aPlayer(wallet, 6, 1_000n);
  await wallet.apply(player.bet('b', 100n));
  await wallet.apply(player.win('w', 50n));
  await wallet.apply(player.undo('u', player.bet('b', 100n)));
  const vendor = await createAccounts(database.db).vendorAccount(player.id, 'AE', 'VND');
  await wallet.apply({ ...player.bet('v', 0n), kind: 'vendor-transfer', counter: vendor, amount: money(-200n) });

  const { list } = (await call('wallet.list-transactions', player.id, { query: {} })) as { list: { type: string }[] };

  expect(list.map(({ type }) => type).toSorted()).toEqual([
    'BET',
    'BET_CANCEL',
    'DEPOSIT',
    'PAYOUT',
    'VENDOR_IN',
    'VENDOR_OUT',
  ]);
  expect(list.find(({ type }) => type === 'BET_CANCEL')).toMatchObject({
    amount: 100n,
    balanceAfter: 1_050n,
    group: 'game',
    accountType: 'MAIN',
  });
  expect(list.find(({ type }) => type === 'VENDOR_IN')).toMatchObject({
    amount: 200n,
    balanceAfter: 200n,
    accountType: 'AE',
  });
});

test('[C-08] filters, range and pages hold while money moves', async () => {
  const player = await aPlayer(wallet, 7, 10_000n);
  for (let index = 0; index < 45; index += 1) await wallet.apply(player.bet(`b${index}`, 1n));
  const list = async (query: object) =>
    (await call('wallet.list-transactions', player.id, { query })) as {
      list: { id: bigint; type: string }[];
      hasMore: boolean;
    };

  const first = await list({ group: 'game' });
  await wallet.apply(player.bet('meanwhile', 1n));
  const second = await list({ group: 'game', before: first.list.at(-1)?.id });
  const third = await list({ group: 'game', before: second.list.at(-1)?.id });
  const deposits = await list({ type: 'DEPOSIT' });

  expect([first, second, third].map((page) => [page.list.length, page.hasMore])).toEqual([
    [20, true],
    [20, true],
    [5, false],
  ]);
  expect(new Set([first, second, third].flatMap((page) => page.list.map(({ id }) => id))).size).toBe(45);
  expect(deposits.list.map(({ type }) => type)).toEqual(['DEPOSIT']);
  await expect(list({ from: new Date('2026-01-01'), to: new Date('2026-03-01') })).rejects.toMatchObject({
    code: 'wallet.range-too-long',
  });
  expect((await list({ from: new Date('2020-01-01'), to: new Date('2020-01-20') })).list).toEqual([]);
});

test('[C-08] what a filter leaves is found behind any number of movements that it leaves out', async () => {
  const player = await aPlayer(wallet, 14, 10_000n);
  await wallet.apply(player.bet('first', 1n));
  await wallet.apply(player.undo('undone', player.bet('first', 1n)));
  const wins = Array.from({ length: 450 }, (_, index) => player.win(`w${index}`, 1n));
  await Promise.all(wins.map((win) => wallet.apply(win)));
  await Promise.all(wins.map((win, index) => wallet.apply(player.undo(`u${index}`, win))));

  const found: string[] = [];
  let before: bigint | null = null;
  do {
    const query: object = { type: 'BET_CANCEL', ...(before === null ? {} : { before }) };
    const page = (await call('wallet.list-transactions', player.id, { query })) as {
      readonly list: readonly { readonly type: string }[];
      readonly hasMore: boolean;
      readonly next: bigint | null;
    };
    expect(page.hasMore).toBe(page.next !== null);
    found.push(...page.list.map(({ type }) => type));
    before = page.next;
  } while (before !== null);

  expect(found).toEqual(['BET_CANCEL']);
});

test('[C-08] no page ends between the two sides of a movement', async () => {
  const player = await aPlayer(wallet, 10, 10_000n);
  const vendor = await createAccounts(database.db).vendorAccount(player.id, 'AE', 'VND');
  const move = (id: string) =>
    wallet.apply({ ...player.bet(id, 0n), kind: 'vendor-transfer', counter: vendor, amount: money(-1n) });
  type Row = { readonly id: bigint; readonly type: string; readonly accountType: string };
  const everything = async (query: object, before?: bigint): Promise<readonly (readonly Row[])[]> => {
    const page = (await call('wallet.list-transactions', player.id, {
      query: { ...query, ...(before !== undefined && { before }) },
    })) as { readonly list: readonly Row[]; readonly next: bigint | null };
    return page.next === null ? [page.list] : [page.list, ...(await everything(query, page.next))];
  };
  for (let index = 0; index < 25; index += 1) await move(`m${index}`);
  await wallet.apply(player.bet('b', 1n));

  const pages = await everything({});

  expect(pages.map(({ length }) => length)).toEqual([19, 20, 13]);
  expect(new Set(pages.flat().map(({ id, accountType }) => `${id} ${accountType}`)).size).toBe(52);
  expect((await everything({ type: 'VENDOR_OUT' })).flat()).toHaveLength(25);
  expect((await everything({ type: 'VENDOR_IN' })).flat()).toHaveLength(25);
});

test('a statement says why an account has its balance, for a member and for the house', async () => {
  const player = await aPlayer(wallet, 8, 1_000n);
  await wallet.apply(player.bet('b', 100n));

  const own = await wallet.statementOf(player.cash);
  const house = await wallet.statementOf(player.house, { limit: 1 });

  expect(own.account.balance).toBe(900n);
  expect(own.lines.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['stake', -100n, 900n],
    ['deposit', 1_000n, 1_000n],
  ]);
  expect(house.lines).toMatchObject([{ kind: 'stake', amount: 100n }]);
});

test('the jobs fold what the house owes, open months and prove the books', async () => {
  for (const job of wallet.jobs ?? []) await job.run(null, new AbortController().signal);

  const { rows } = await database.pool.query<{ waiting: string }>(
    'select count(*)::text as waiting from wallet_house_delta',
  );
  expect(rows[0]?.waiting).toBe('0');
  expect((await wallet.prove()).faults).toEqual([]);
});

test('the proof names what was tampered with', async () => {
  const player = await aPlayer(wallet, 9, 1_000n);
  await database.pool.query('update wallet_account set balance = balance + 1 where id = $1', [player.cash.toString()]);

  const { faults } = await wallet.prove();

  expect(faults).toEqual([
    'the accounts in VND sum to 1 and not to zero',
    `account ${player.cash} shows 1001, its postings say 1000`,
  ]);
  await database.pool.query('update wallet_account set balance = balance - 1 where id = $1', [player.cash.toString()]);
});
