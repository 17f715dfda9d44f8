import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { instructionsOf } from './instructions.ts';

const asked = { no: 'D1', reference: 'SBX-1', amount: money(2_000_000_000n), currency: 'VND' };

test('a payment by crypto shows its address as text and as a code that holds the address alone, one for each payment', () => {
  const one = instructionsOf({ ...asked, channel: 'CRYPTO' }, '/pay');
  const other = instructionsOf({ ...asked, channel: 'CRYPTO', reference: 'SBX-2' }, '/pay');

  expect(one.address?.address).toMatch(/^TSANDBOX[0-9A-F]{26}$/);
  expect(one.qr).toBe(one.address?.address);
  expect(other.qr).not.toBe(one.qr);
});
