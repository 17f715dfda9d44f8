import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/refusal.ts';
import { refuseUnsigned, signedCallHeaders } from './callback-signing.ts';
import { differencesOf } from './differences.ts';
import { checksumOf, vietQrOf } from './viet-qr.ts';

/** Reads tag, length and value one after another, as a banking app does. */
const readFields = (text: string): Readonly<Record<string, string>> => {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
};

test('the QR text of a transfer is read back field by field, and its checksum holds', () => {
  const order = {
    bank: '970400',
    account: '0000123456789',
    amount: money(1_000_003_700n),
    currency: 'VND',
    note: 'D26A',
  };

  const text = vietQrOf(order);

  const fields = readFields(text);
  expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '704', '54': '100000.37', '58': 'VN' });
  const receiver = readFields(fields['38'] ?? '');
  expect(receiver).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
  expect(readFields(receiver['01'] ?? '')).toEqual({ '00': '970400', '01': '0000123456789' });
  expect(readFields(fields['62'] ?? '')).toEqual({ '08': 'D26A' });
  expect(fields['63']).toBe(checksumOf(text.slice(0, -4)));
});

test('the checksum is CRC-16/CCITT-FALSE, by its published check value', () => {
  expect(checksumOf('123456789')).toBe('29B1');
});

test('a callback that is changed, late, early or signed by somebody else is refused', () => {
  const secret = Buffer.from('a secret of thirty-two bytes ....');
  const now = new Date('2026-01-05T08:00:00Z');
  const body = '{"no":"D1"}';
  const headers = signedCallHeaders(secret, now, body);
  const check = (more: object) => () => refuseUnsigned(secret, { headers, body: Buffer.from(body), now, ...more });

  expect(check({})).not.toThrow();
  expect(check({ now: new Date(now.getTime() + 300_000) })).not.toThrow();
  expect(check({ body: Buffer.from('{"no":"D2"}') })).toThrow(Refusal);
  expect(check({ now: new Date(now.getTime() + 301_000) })).toThrow(Refusal);
  expect(check({ now: new Date(now.getTime() - 301_000) })).toThrow(Refusal);
  expect(check({ headers: signedCallHeaders(Buffer.from('another'), now, body) })).toThrow(Refusal);
  expect(check({ headers: {} })).toThrow(Refusal);
});

const AN_HOUR_AGO = new Date(new Date().getTime() - 3_600_000);

test('what the provider booked a moment ago and we know may still be told to us; all else is a difference at once', () => {
  const now = new Date();
  const line = (no: string) => ({ no, reference: no, what: 'deposit', amount: money(5n), at: now }) as const;

  const found = differencesOf(
    'deposit',
    [line('due'), line('unknown'), line('differs'), line('due')],
    [
      { no: 'due', paid: null },
      { no: 'differs', paid: money(6n) },
    ],
    new Date(now.getTime() - 60_000),
  );

  expect(found.map(({ kind, no }) => `${no}: ${kind}`)).toEqual([
    'unknown: missing-here',
    'differs: amount-differs',
    'due: paid-twice',
  ]);
});

test('a statement is compared payment by payment', () => {
  const line = (no: string, units: bigint) =>
    ({ no, reference: `ref ${no}`, what: 'deposit', amount: money(units), at: AN_HOUR_AGO }) as const;
  const own = (no: string, paid: bigint | null) => ({ no, paid: paid === null ? null : money(paid) });

  const found = differencesOf(
    'deposit',
    [line('same', 5n), line('unknown', 6n), line('other', 7n), line('open', 8n), line('same', 5n)],
    [own('same', 5n), own('other', 70n), own('open', null), own('ours', 9n)],
    new Date(),
  );

  expect(found.map(({ kind, no }) => `${no}: ${kind}`)).toEqual([
    ...[
      'unknown: missing-here',
      'other: amount-differs',
      'open: not-credited',
      'same: paid-twice',
      'ours: missing-there',
    ],
  ]);
});
