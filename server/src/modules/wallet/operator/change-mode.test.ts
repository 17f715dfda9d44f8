import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { openWallet } from '../testing/wallets.ts';

const { wallet, approvals, audit } = await openWallet(await testDatabase());
const reason = 'vendors without a seamless wallet';
const read = () =>
  callRoute(wallet.routes, 'wallet.read-mode', {}, aCallOf(ANN)) as Promise<{ mode: string; version: string }>;
const change = (mode: string, offered: readonly string[], version: string) =>
  callRoute(
    wallet.routes,
    'wallet.change-mode',
    { body: { mode, offered, version, reason } },
    aCallOf(ANN),
  ) as Promise<{
    approvalId: bigint;
  }>;

test('[part of C-03] the mode of wallets changes for every vendor offered once a second person approves it', async () => {
  const before = await read();
  const { approvalId } = await change('per-vendor', ['jl', 'acme'], before.version);
  expect([before, await read(), await wallet.isSeparate('acme')]).toMatchObject([
    { mode: 'single', offered: [] },
    { mode: 'single' },
    false,
  ]);

  const decided = await approvals.decide(BEN, approvalId, 'approve');

  expect(decided.changes).toEqual([
    { field: 'mode', before: 'single', after: 'per-vendor' },
    { field: 'offered', before: '', after: 'acme, jl' },
  ]);
  expect(await read()).toMatchObject({ mode: 'per-vendor', offered: ['acme', 'jl'] });
  expect([await wallet.isSeparate('acme'), await wallet.isSeparate('other')]).toEqual([true, false]);
  expect((await audit.listLines({ limit: 1 }))[0]).toMatchObject({
    action: 'wallet.change-mode',
    actor: 'ann',
    reason,
  });
});

test('[part of C-03] a change of wallets that somebody overtook is refused, and one that closes a wallet keeps it known', async () => {
  const { version } = await read();
  const overtaken = await change('single', [], version);
  const { approvalId } = await change('per-vendor', ['acme'], version);

  await approvals.decide(BEN, approvalId, 'approve');

  expect(await approvals.decide(BEN, overtaken.approvalId, 'approve')).toMatchObject({ status: 'FAILED' });
  expect(await read()).toMatchObject({ mode: 'per-vendor', offered: ['acme'] });
});
