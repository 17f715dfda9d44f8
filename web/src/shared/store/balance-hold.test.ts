import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  HOLD_MAX_MS,
  holdBalance,
  isBalanceHeld,
  onBalanceReleased,
  shownWhileHeld,
  takeKeptBack,
} from './balance-hold.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(HOLD_MAX_MS);
  vi.useRealTimers();
});

test('the balance is held from the order until the round has been shown, and told at once then', () => {
  const told = vi.fn();
  const stop = onBalanceReleased(told);

  const release = holdBalance();
  expect(isBalanceHeld()).toBe(true);
  expect(told).not.toHaveBeenCalled();
  release();
  release();

  expect(isBalanceHeld()).toBe(false);
  expect(told).toHaveBeenCalledOnce();
  stop();
});

test('two games at once hold it until both have shown their rounds', () => {
  const [first, second] = [holdBalance(), holdBalance()];

  first();
  expect(isBalanceHeld()).toBe(true);
  second();

  expect(isBalanceHeld()).toBe(false);
});

test('a game that never says that its round was shown holds nothing for ever', () => {
  const told = vi.fn();
  const stop = onBalanceReleased(told);
  holdBalance();

  vi.advanceTimersByTime(HOLD_MAX_MS);

  expect(isBalanceHeld()).toBe(false);
  expect(told).toHaveBeenCalledOnce();
  stop();
});

test('a game that says again and again that it shows a round holds nothing for longer', () => {
  const told = vi.fn();
  const stop = onBalanceReleased(told);
  let before = holdBalance();

  for (let passed = 0; passed < HOLD_MAX_MS; passed += HOLD_MAX_MS / 4) {
    vi.advanceTimersByTime(HOLD_MAX_MS / 4);
    const next = holdBalance();
    before();
    before = next;
  }

  expect(told).toHaveBeenCalledOnce();
  stop();
});

test('an answer that comes meanwhile is kept back and asked for again; the first one is always shown', () => {
  const release = holdBalance();

  expect(shownWhileHeld<string | undefined>(undefined, () => 'new')).toBe('new');
  expect(takeKeptBack()).toBe(false);
  expect(shownWhileHeld('old', () => 'new')).toBe('old');
  release();

  expect(takeKeptBack()).toBe(true);
  expect(takeKeptBack()).toBe(false);
  expect(shownWhileHeld('old', () => 'new')).toBe('new');
});
