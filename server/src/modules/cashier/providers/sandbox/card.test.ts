import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CARD_OUTCOMES, isCardNumber, isCvc, isExpiryAhead, judgeCard, TEST_CARDS } from './card.ts';
import { CARD_SCRIPT, cardForm } from './card-form.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const typed = (more: object = {}) => ({ number: TEST_CARDS.pay, expiry: '04/30', cvc: '123', ...more });

test('a card number is right by Luhn: one digit changed or two neighbours swapped are noticed', () => {
  const { pay } = TEST_CARDS;
  expect(isCardNumber('4242 4242 4242 4242')).toBe(true);
  expect(isCardNumber('378282246310005')).toBe(true);
  for (let place = 0; place < pay.length; place += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const other = `${pay.slice(0, place)}${digit}${pay.slice(place + 1)}`;
      expect([other, isCardNumber(other)]).toEqual([other, other === pay]);
    }
  expect(isCardNumber('2424242424242424')).toBe(false);
  for (const none of ['', '4242', '4'.repeat(20), '4242x4242x4242x42', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])
    expect(isCardNumber(none)).toBe(false);
});

test('a card is valid to the end of the month it names', () => {
  expect(isExpiryAhead('11/26', NOW)).toBe(true);
  expect(isExpiryAhead('12 / 26', NOW)).toBe(true);
  expect(isExpiryAhead('10/26', NOW)).toBe(false);
  for (const none of ['', '13/30', '00/30', '1/30', '04-30', '04/2030']) expect(isExpiryAhead(none, NOW)).toBe(false);
});

test('a security code has three digits or four', () => {
  expect(['123', '1234', '12', '12345', '12a', ''].map(isCvc)).toEqual([true, true, false, false, false, false]);
});

test('each test number does what it stands for, and any other right number is refused', () => {
  for (const outcome of CARD_OUTCOMES) {
    const number = TEST_CARDS[outcome];
    expect([outcome, isCardNumber(number)]).toEqual([outcome, true]);
    const judged = judgeCard(typed({ number }), NOW);
    expect(judged).toEqual(outcome === 'declined' ? { faults: ['declined'] } : { outcome });
  }
  expect(judgeCard(typed({ number: '5555 5555 5555 4444' }), NOW)).toEqual({ faults: ['not-a-test-card'] });
  expect(new Set(Object.values(TEST_CARDS)).size).toBe(CARD_OUTCOMES.length);
});

test('everything that is wrong with a card is named at once', () => {
  expect(judgeCard({ number: '4242', expiry: '01/20', cvc: '' }, NOW)).toEqual({ faults: ['number', 'expiry', 'cvc'] });
});

test('the form names what is wrong beside its field in both languages, and carries the checks of the server', () => {
  expect(cardForm('EN', ['number'], NOW)).toMatch(/name="number"[^>]*aria-invalid="true"[\s\S]*This is no card number/);
  expect(cardForm('TY', ['declined'], NOW)).toContain('Ngân hàng từ chối thẻ này');
  expect(cardForm('EN', [], NOW)).not.toContain('aria-invalid');
  const form = { dataset: { now: NOW.toISOString() }, addEventListener: () => undefined };
  const checks = runInNewContext(`${CARD_SCRIPT} holds`, { document: { getElementById: () => form } }) as Readonly<
    Record<'number' | 'expiry' | 'cvc', (typed: string) => boolean>
  >;
  expect([checks.number(TEST_CARDS.pay), checks.number('4242 4242 4242 4243')]).toEqual([true, false]);
  expect([checks.expiry('11/26'), checks.expiry('10/26')]).toEqual([true, false]);
  expect([checks.cvc('123'), checks.cvc('1')]).toEqual([true, false]);
});
