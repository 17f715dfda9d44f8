import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { withinADay } from '../../../testing/within-a-day.ts';
import { aPlayer, vendorServer } from '../testing/vendor-server.ts';

const database = await testDatabase();
const { vendors, callAs, clock, anOperator } = await vendorServer(database);
const key = await vendors.addVendor(anOperator, { code: 'acme', name: 'Acme' });
const call = (name: string, body: object) => callAs(key, name, body);
// The ledger's own clock says which day a transaction belongs to.
const day = await withinADay(database.pool, 'UTC');

test('[W20] a report is compared both ways by transaction id, and what differs is kept', async () => {
  const { common, token, memberId } = await aPlayer(call);
  const bet = (transactionId: string, amount: string) =>
    call('bet', { ...common, token, transactionId, amount, roundId: transactionId });
  for (const id of ['agrees', 'other-amount', 'other-state', 'unreported', 'undone']) await bet(id, '100');
  await bet('too-much', '99999');
  await call('rollback', {
    ...common,
    roundId: 'undone',
    transactionId: 'r',
    targetTransactionId: 'undone',
    targetAction: 'bet',
  });
  const line = (transactionId: string, amount = 100n, state: 'applied' | 'rolled-back' | 'refused' = 'applied') => ({
    player: memberId,
    action: 'bet' as const,
    transactionId,
    currency: 'TRIAL',
    amount,
    state,
  });

  const result = await vendors.reconcile('acme', day, [
    line('agrees'),
    line('undone', 100n, 'rolled-back'),
    line('too-much', 99_999n, 'refused'),
    line('other-amount', 101n),
    line('other-state', 100n, 'rolled-back'),
    line('never-came'),
    { ...line('r'), action: 'rollback' },
  ]);

  expect(result).toMatchObject({ lines: 7, agreeing: 4 });
  expect(result.differences.map(({ kind, transactionId }) => `${kind} ${transactionId}`)).toEqual([
    'amount-differs other-amount',
    'state-differs other-state',
    'missing-here never-came',
    'missing-there unreported',
  ]);
  const { rows } = await asOwner(database.url, 'select lines, agreeing from vendors_report');
  expect(rows).toEqual([{ lines: 7, agreeing: 4 }]);
  expect(vendors.alarms().reconciliation).toBe(1);
});

test('[W20] a kept report cannot be changed by the server', async () => {
  await expect(database.pool.query('delete from vendors_report')).rejects.toThrow('permission denied');
});

test('[W20] an unknown vendor or a day that is none is refused', async () => {
  await expect(vendors.reconcile('nobody', day, [])).rejects.toMatchObject({ code: 'vendors.vendor-unknown' });
  await expect(vendors.reconcile('acme', 'yesterday', [])).rejects.toMatchObject({ code: 'vendors.report-refused' });
});

test('[W3] [W20] a win that was paid without a bet is listed as paid, with its amount, and agrees with the books', async () => {
  const { common, memberId, player } = await aPlayer(call);
  const { game, currency } = common;
  const expiresAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const gift = { campaignId: 'gift', player, game, currency, stake: '10', count: 1, wagering: 0, expiresAt };
  await call('free-rounds/issue', gift);
  const prize = (transactionId: string) => ({ player, currency, transactionId, campaignId: 'cup', amount: '9' });
  const win = (transactionId: string, more: object) =>
    call('win', { ...common, roundId: 'none', transactionId, amount: '40', ...more });
  const tell = async (transactionId: string) => {
    const { body } = await call('tx-status', { player, currency, action: 'win', transactionId });
    return [body['state'], body['amount']];
  };
  await win('paid', { campaignId: 'gift' });
  await win('undone', { campaignId: 'gift' });
  const undo = { ...common, transactionId: 'u', targetTransactionId: 'undone', targetAction: 'promo-win' };
  await call('rollback', undo);
  await win('refused', {});
  await call('promo-win', prize('refused'));
  const line = (transactionId: string, state: 'applied' | 'rolled-back' | 'refused') => ({
    ...{ player: memberId, action: 'win' as const, transactionId, currency, amount: 40n, state },
  });

  expect(await tell('paid')).toEqual(['applied', '40']);
  expect(await tell('undone')).toEqual(['rolled-back', '40']);
  expect(await tell('refused')).toEqual(['refused', '0']);
  const { differences } = await vendors.reconcile('acme', day, [
    line('paid', 'applied'),
    line('undone', 'rolled-back'),
    line('refused', 'refused'),
  ]);
  expect(differences.filter(({ player: whose, action }) => whose === player && action === 'win')).toEqual([]);
  const unreported = await vendors.reconcile('acme', day, []);
  expect(
    unreported.differences.filter(({ player: whose, action }) => whose === player && action === 'win'),
  ).toMatchObject([
    { kind: 'missing-there', transactionId: 'paid', ours: 'applied 40' },
    { kind: 'missing-there', transactionId: 'undone', ours: 'reversed 40' },
  ]);
});
