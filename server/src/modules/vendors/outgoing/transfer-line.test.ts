import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { setWalletMode } from '../../../testing/staff.ts';
import type { AccountId } from '../../wallet/index.ts';
import { vendorServer } from '../testing/vendor-server.ts';

const database = await testDatabase();
/** The vendor's side: what it says next, and what it was asked. */
const theirs = { says: [] as (string | Error)[], asked: [] as { path: string; body: Record<string, string> }[] };
const line: typeof fetch = (url, request) => {
  theirs.asked.push({
    path: new URL(url instanceof Request ? url.url : url).pathname,
    body: JSON.parse(typeof request?.body === 'string' ? request.body : '{}'),
  });
  const said = theirs.says.shift() ?? 'unknown';
  if (said instanceof Error) return Promise.reject(said);
  return Promise.resolve(new Response(JSON.stringify({ state: said })));
};
const desk = await vendorServer(database, { fetch: line });
const { wallet, vendors, clock, anOperator } = desk;
await vendors.addVendor(anOperator, { code: 'moving', name: 'Moving' });
await vendors.setStage(anOperator, 'moving', 'live');
await vendors.changeVendor(anOperator, 'moving', { walletUrl: 'https://vendor.example/api' });
await wallet.offerVendorWallet(anOperator, 'moving', 'open');
await setWalletMode(desk, 'per-vendor');
clock.advance(10_000);

const DOWN = [new Error('down'), new Error('down'), new Error('down')];
let serial = 0;
const aMember = async (cash: bigint): Promise<MemberId> => {
  const member = BigInt((serial += 1)) as MemberId;
  const accounts = await wallet.accountsOf(member, 'VND');
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member, action: 'deposit', transactionId: 'opening' },
    kind: 'deposit',
    account: accounts.cash,
    counter: await wallet.houseAccount('H_ADJUST', 'VND'),
    amount: money(cash),
  });
  return member;
};
const transfer = (member: MemberId, from: string, to: string, amount: bigint, idempotencyKey: string) =>
  callRoute(
    wallet.routes,
    'wallet.transfer-funds',
    { body: { from, to, amount: money(amount), idempotencyKey } },
    aCaller({ session: aSession({ memberId: member }) }),
  );
const holdingsOf = async (member: MemberId) => {
  const { cash, hold, vendors: wallets } = await wallet.balanceOf(member, 'VND');
  return { cash, hold, theirs: wallets.find(({ code }) => code === 'moving')?.balance ?? 0n };
};
const recover = async (): Promise<void> => {
  clock.advance(61_000);
  const job = wallet.jobs?.find(({ name }) => name === 'wallet.recover-transfers');
  await job?.run(null, new AbortController().signal);
};

test('[C-03] money reaches a vendor that keeps wallets, and comes back, in whole minor units', async () => {
  const ann = await aMember(1_000_000n);
  theirs.says = ['done', 'done'];

  expect(await transfer(ann, 'MAIN', 'moving', 300_000n, 'there-0001')).toMatchObject({ state: 'DONE', to: 300_000n });
  expect(theirs.asked.at(-1)).toMatchObject({ path: '/api/transfer', body: { amount: '30', direction: 'to-vendor' } });
  expect(await transfer(ann, 'moving', 'MAIN', 100_000n, 'back-00001')).toMatchObject({ state: 'DONE', to: 800_000n });
  expect(await holdingsOf(ann)).toEqual({ cash: 800_000n, hold: 0n, theirs: 200_000n });
  await expect(transfer(ann, 'MAIN', 'moving', 1n, 'part-00001')).rejects.toMatchObject({
    code: 'wallet.amount-refused',
  });
});

test('[part of C-03] a repeat is answered as before, also when the vendor takes no more or keeps no wallets', async () => {
  const ann = await aMember(1_000_000n);
  theirs.says = ['done'];
  const first = await transfer(ann, 'MAIN', 'moving', 300_000n, 'again-0001');
  const asked = theirs.asked.length;

  await wallet.offerVendorWallet(anOperator, 'moving', 'closed');
  expect(await transfer(ann, 'MAIN', 'moving', 300_000n, 'again-0001')).toEqual(first);
  await wallet.offerVendorWallet(anOperator, 'moving', 'open');
  await vendors.changeVendor(anOperator, 'moving', { walletUrl: null });
  expect(await transfer(ann, 'MAIN', 'moving', 300_000n, 'again-0001')).toEqual(first);
  const inside = await transfer(ann, 'MAIN', 'moving', 100_000n, 'inside-001');
  await vendors.changeVendor(anOperator, 'moving', { walletUrl: 'https://vendor.example/api' });
  expect(await transfer(ann, 'MAIN', 'moving', 100_000n, 'inside-001')).toEqual(inside);

  expect(theirs.asked.length).toBe(asked);
  expect(await holdingsOf(ann)).toEqual({ cash: 600_000n, hold: 0n, theirs: 400_000n });
});

test('[C-03] a vendor that refuses gives the money back, and a repeat hears the same', async () => {
  const ann = await aMember(1_000_000n);
  theirs.says = ['failed'];

  await expect(transfer(ann, 'MAIN', 'moving', 300_000n, 'fail-0001')).rejects.toMatchObject({
    code: 'wallet.transfer-failed',
  });
  await expect(transfer(ann, 'MAIN', 'moving', 300_000n, 'fail-0001')).rejects.toMatchObject({
    code: 'wallet.transfer-failed',
  });
  expect(await holdingsOf(ann)).toEqual({ cash: 1_000_000n, hold: 0n, theirs: 0n });
});

test('[C-03] what nobody can tell stays held, keeps the next one waiting and is asked about until it is known', async () => {
  const ann = await aMember(1_000_000n);
  theirs.says = [...DOWN];

  expect(await transfer(ann, 'MAIN', 'moving', 300_000n, 'lost-0001')).toMatchObject({ state: 'PENDING' });
  await expect(transfer(ann, 'MAIN', 'moving', 100_000n, 'next-0001')).rejects.toMatchObject({
    code: 'wallet.transfer-open',
  });
  expect(await holdingsOf(ann)).toEqual({ cash: 700_000n, hold: 300_000n, theirs: 0n });

  theirs.says = ['unknown'];
  await recover();
  expect(await holdingsOf(ann)).toMatchObject({ hold: 300_000n });
  theirs.says = ['done'];
  await recover();

  expect(theirs.asked.at(-1)).toMatchObject({ path: '/api/transfer-status' });
  expect(await holdingsOf(ann)).toEqual({ cash: 700_000n, hold: 0n, theirs: 300_000n });
  expect(await transfer(ann, 'MAIN', 'moving', 300_000n, 'lost-0001')).toMatchObject({ state: 'DONE' });
});

const transitOf = async (member: MemberId): Promise<AccountId> => {
  const { rows } = await asOwner(
    database.url,
    `select id from wallet_account where owner_id = ${member} and kind = 'HOLD_TRANSFER' and currency = 'VND'`,
  );
  return BigInt(rows[0].id) as AccountId;
};

test('[C-03] a node that dies before it has sent leaves a transfer that another one sends', async () => {
  const ann = await aMember(1_000_000n);
  theirs.says = ['done'];
  await transfer(ann, 'MAIN', 'moving', 300_000n, 'dies-0001');
  await asOwner(
    database.url,
    `insert into wallet_transfer (member_id, vendor, currency, amount, direction, idempotency_key, state, asked_at, changed_at)
     values (${ann}, 'moving', 'VND', 100000, 'to-vendor', 'dies-0002', 'DEBITED', '${clock.now().toISOString()}', '${clock.now().toISOString()}')`,
  );
  const { cash } = await wallet.accountsOf(ann, 'VND');
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member: ann, action: 'leave', transactionId: 'by hand' },
    kind: 'vendor-transfer',
    account: cash,
    counter: await transitOf(ann),
    amount: money(-100_000n),
  });

  theirs.says = ['done'];
  await Promise.all([recover(), recover()]);

  expect(await holdingsOf(ann)).toEqual({ cash: 600_000n, hold: 0n, theirs: 400_000n });
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[C-03] twins of one transfer are one, and too little money moves nothing', async () => {
  const ann = await aMember(1_000_000n);
  theirs.says = ['done'];
  const before = theirs.asked.length;

  const twins = await Promise.all(
    Array.from({ length: 5 }, () => transfer(ann, 'MAIN', 'moving', 300_000n, 'twin-0001')),
  );

  expect(new Set(twins.map((answer) => (answer as { transferId: bigint }).transferId)).size).toBe(1);
  expect(theirs.asked.length).toBe(before + 1);
  expect(await holdingsOf(ann)).toEqual({ cash: 700_000n, hold: 0n, theirs: 300_000n });
  await expect(transfer(ann, 'MAIN', 'moving', 800_000n, 'poor-0001')).rejects.toMatchObject({
    code: 'wallet.insufficient-funds',
  });
});

test('[part of C-03] a vendor that is asked about rounds alone keeps no wallets: its transfers stay inside', async () => {
  await vendors.addVendor(anOperator, { code: 'rounds', name: 'Rounds' });
  await vendors.setStage(anOperator, 'rounds', 'live');
  await vendors.changeVendor(anOperator, 'rounds', { roundsUrl: 'https://vendor.example/api' });
  await wallet.offerVendorWallet(anOperator, 'rounds', 'open');
  clock.advance(10_000);
  const ann = await aMember(1_000_000n);
  const before = theirs.asked.length;

  expect(await transfer(ann, 'MAIN', 'rounds', 300_000n, 'inside-rounds')).toMatchObject({ state: 'DONE' });

  expect(theirs.asked.length).toBe(before);
});

test('[C-03] all of a balance moves once to a vendor that keeps wallets, and what nobody can tell is asked about', async () => {
  const ann = await aMember(1_000_001n);
  const order = { memberId: ann, vendor: 'moving', currency: 'VND' } as const;
  theirs.says = [...DOWN];

  expect(await wallet.moveAll({ ...order, direction: 'to-vendor' })).toBe('pending');
  expect(await wallet.moveAll({ ...order, direction: 'from-vendor' })).toBe('nothing');
  expect(await holdingsOf(ann)).toEqual({ cash: 1n, hold: 1_000_000n, theirs: 0n });
  theirs.says = ['done', 'done'];
  await recover();
  expect(await holdingsOf(ann)).toEqual({ cash: 1n, hold: 0n, theirs: 1_000_000n });

  const before = theirs.asked.length;
  await Promise.all([1, 2, 3].map(() => wallet.moveAll({ ...order, direction: 'from-vendor' })));
  expect(theirs.asked.length).toBe(before + 1);
  expect(await holdingsOf(ann)).toEqual({ cash: 1_000_001n, hold: 0n, theirs: 0n });
  theirs.says = ['failed'];
  expect(await wallet.moveAll({ ...order, direction: 'to-vendor' })).toBe('failed');
  expect(await holdingsOf(ann)).toEqual({ cash: 1_000_001n, hold: 0n, theirs: 0n });
});
