import { expect, test } from 'vitest';
import { deviceKindOf } from './device-kind.ts';

test('a device is pictured by the words it is told in', () => {
  expect(deviceKindOf('Safari, iPhone')).toBe('phone');
  expect(deviceKindOf('Firefox, Windows')).toBe('computer');
});
