import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aPlayer, vendorServer } from '../testing/vendor-server.ts';

const database = await testDatabase();
const desk = await vendorServer(database);
const { vendors, clock, anOperator, audit } = desk;

const NO_LIMIT = { singleMax: null, dayMax: null, playerHourMax: null };
/** TRIAL has no places; the ledger counts in ten-thousandths. */
const units = (amount: bigint): bigint => amount * 10_000n;

/** A vendor with a player, and prizes it gives. */
const aVendor = async (code: string, limit: Partial<typeof NO_LIMIT> | Record<string, bigint | number> = {}) => {
  const key = await vendors.addVendor(anOperator, { code, name: code });
  await vendors.limitCredits(anOperator, code, 'TRIAL', { ...NO_LIMIT, ...limit });
  const call = (name: string, body: object) => desk.callAs(key, name, body);
  const { player, token } = await aPlayer(call, '0');
  const prize = async (transactionId: string, amount: string, to = player) =>
    (await call('promo-win', { player: to, currency: 'TRIAL', transactionId, campaignId: 'c', amount })).body['code'];
  const balance = async () => (await call('balance', { player, token })).body['balance'];
  return { key, call, player, token, prize, balance };
};

test('a prize above the largest single credit is refused, with an alarm, and nothing is paid', async () => {
  const { prize, balance } = await aVendor('single', { singleMax: units(100n) });
  const before = vendors.alarms()['credit-limit'];

  expect(await prize('large', '101')).toBe('LIMIT_REACHED');
  expect(await prize('right', '100')).toBe('OK');

  expect(await balance()).toBe('100');
  expect(vendors.alarms()['credit-limit']).toBe(before + 1);
});

test('prizes of a day stop at their sum, also those that come at once, and go on a day later', async () => {
  const { prize, balance } = await aVendor('daily', { dayMax: units(500n) });

  const codes = await Promise.all(Array.from({ length: 12 }, (_, place) => prize(`p${place}`, '100')));

  expect(codes.filter((code) => code === 'OK')).toHaveLength(5);
  expect(codes.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(7);
  expect(await balance()).toBe('500');
  clock.advance(24 * 3_600_000);
  expect(await prize('later', '100')).toBe('OK');
});

test('a repeat is answered as the first time, paid or refused, and counts once', async () => {
  const { prize } = await aVendor('repeats', { dayMax: units(200n) });

  const paid = [await prize('one', '150'), await prize('one', '150'), await prize('one', '150')];
  const refused = [await prize('two', '60')];
  await vendors.limitCredits(anOperator, 'repeats', 'TRIAL', NO_LIMIT);
  refused.push(await prize('two', '60'));

  expect(paid).toEqual(['OK', 'OK', 'OK']);
  expect(refused).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED']);
  expect(await prize('three', '1000')).toBe('OK');
});

test('one player gets so many in an hour, another one is not held up by it', async () => {
  const { prize, call } = await aVendor('hourly', { playerHourMax: 2 });
  const other = await aPlayer(call, '0');

  expect([await prize('a', '1'), await prize('b', '1'), await prize('c', '1')]).toEqual(['OK', 'OK', 'LIMIT_REACHED']);
  expect(await prize('d', '1', other.player)).toBe('OK');
  clock.advance(3_600_000);
  expect(await prize('e', '1')).toBe('OK');
});

test('a win without a bet beyond the limit is parked instead of paid', async () => {
  const { call, player, balance } = await aVendor('orphaned', { singleMax: units(10n) });
  await vendors.changeVendor(anOperator, 'orphaned', { takesOrphanWins: true });
  const win = async (transactionId: string, amount: string) =>
    (
      await call('win', {
        ...{ player, currency: 'TRIAL', game: 'sandbox', roundId: transactionId },
        ...{ transactionId, amount },
      })
    ).body['code'];

  expect(await win('small', '10')).toBe('OK');
  expect(await win('large', '11')).toBe('BET_NOT_FOUND');
  expect(await balance()).toBe('10');
});

test('limits are in the trail, and only amounts and currencies are taken', async () => {
  await aVendor('trail', { dayMax: units(7n) });
  const [line] = await audit.listLines({ limit: 1 });

  expect(line).toMatchObject({ action: 'vendors.limit-credits', resourceId: 'trail' });
  expect(line?.after).toEqual({ currency: 'TRIAL', singleMax: null, dayMax: '70000', playerHourMax: null });
  await expect(vendors.limitCredits(anOperator, 'trail', 'no word', NO_LIMIT)).rejects.toThrow(
    'vendors.vendor-refused',
  );
  await expect(vendors.limitCredits(anOperator, 'trail', 'TRIAL', { ...NO_LIMIT, dayMax: -1n })).rejects.toThrow(
    'vendors.vendor-refused',
  );
});

test('a vendor with a list of addresses is let in from them alone, by a right signature', async () => {
  const { call, player, token } = await aVendor('listed');
  const ask = async () => (await call('balance', { player, token })).body['code'];
  const before = vendors.alarms()['foreign-address'];

  await vendors.changeVendor(anOperator, 'listed', { allowedIps: ['203.0.113.0/24'] });
  const fromElsewhere = await ask();
  await vendors.changeVendor(anOperator, 'listed', { allowedIps: ['203.0.113.0/24', '127.0.0.1'] });

  expect(fromElsewhere).toBe('ADDRESS_REFUSED');
  expect(vendors.alarms()['foreign-address']).toBe(before + 1);
  expect(await ask()).toBe('OK');
  await expect(vendors.changeVendor(anOperator, 'listed', { allowedIps: ['acme.example'] })).rejects.toThrow(
    'vendors.vendor-refused',
  );
});
