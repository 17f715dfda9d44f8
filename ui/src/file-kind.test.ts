import { expect, test } from 'vitest';
import { fileKind, fileRefusal } from './file-kind.ts';

const LIMITS = { sizeMaxBytes: 5 * 1024 * 1024, countMax: 3 };

test('a picture is known by its bytes, not by its name', () => {
  expect(fileKind(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('png');
  expect(fileKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpg');
  expect(fileKind(new TextEncoder().encode('<svg onload="steal()">'))).toBeUndefined();
  expect(fileKind(Uint8Array.of(0x89, 0x50))).toBeUndefined();
  expect(fileKind(new Uint8Array())).toBeUndefined();
});

test('a file beyond a limit is refused with its reason', () => {
  expect(fileRefusal({ size: 100, kind: 'png' }, 2, LIMITS)).toBeUndefined();
  expect(fileRefusal({ size: 100, kind: 'png' }, 3, LIMITS)).toBe('count');
  expect(fileRefusal({ size: 5 * 1024 * 1024 + 1, kind: 'jpg' }, 0, LIMITS)).toBe('size');
  expect(fileRefusal({ size: 100, kind: undefined }, 0, LIMITS)).toBe('kind');
});
