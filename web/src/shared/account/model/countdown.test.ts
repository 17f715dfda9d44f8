import { expect, test } from 'vitest';
import { clockOf, codeCountdownSeconds, PHONE_PROVIDER_SECONDS, secondsUntil } from './countdown.ts';

test('[T-07] [B-02] a code counts down its minutes times sixty, a minute by default and with the phone provider', () => {
  expect(codeCountdownSeconds(5)).toBe(300);
  expect(codeCountdownSeconds(0)).toBe(60);
  expect(PHONE_PROVIDER_SECONDS).toBe(60);
});

test('[B-02] the countdown ends at its moment and shows every second before it', () => {
  expect(secondsUntil(10_000, 8_500)).toBe(2);
  expect(secondsUntil(10_000, 10_000)).toBe(0);
  expect(secondsUntil(10_000, 20_000)).toBe(0);
  expect(clockOf(300)).toBe('5:00');
  expect(clockOf(61)).toBe('1:01');
  expect(clockOf(9)).toBe('0:09');
});
