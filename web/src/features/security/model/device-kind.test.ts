import { expect, test } from 'vitest';
import { deviceKindOf } from './device-kind.ts';

test('a device is pictured by the words that describe it', () => {
  expect(deviceKindOf('Safari, iPhone')).toBe('phone');
  expect(deviceKindOf('Firefox, Windows')).toBe('computer');
});
