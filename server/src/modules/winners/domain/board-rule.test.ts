import { expect, test } from 'vitest';
import { isBoardWin } from './board-rule.ts';
import { maskName } from '../../../platform/mask-name.ts';

test.each([
  ['tuananh88', 'tu***88'],
  ['abcdef', 'ab***ef'],
  ['abcde', 'a***'],
  ['abc', 'a***'],
  ['ab', '***'],
  ['0901234567', '090***67'],
  ['+84901234567', '+84***67'],
  ['Đặng🎲Văn', 'Đặ***ăn'],
])('[part of A-10] the board shows %s as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('[part of A-10] a line on the board takes a large payout or a large multiple, and never a loss', () => {
  const on = (stake: bigint, payout: bigint) => isBoardWin({ stake, payout });

  expect(on(900_000n, 1_000_000n)).toBe(true);
  expect(on(900_000n, 999_999n)).toBe(false);
  expect(on(100n, 5_000n)).toBe(true);
  expect(on(100n, 4_999n)).toBe(false);
  expect(on(2_000_000n, 1_500_000n)).toBe(false);
  expect(on(0n, 9_000_000n)).toBe(false);
});
