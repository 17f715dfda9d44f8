import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { shrinkPictures } from './shrink-pictures.ts';

test('a new picture shrinks to a palette once and is left alone after that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'a.png');
  const raw = { width: 120, height: 120, channels: 3 } as const;
  // Noise has a colour of its own in every point, and nothing a plain picture file could save on.
  const noise = randomBytes(120 * 120 * 3);
  await sharp(noise, { raw }).png().toFile(path);
  const before = statSync(path).size;

  expect(await shrinkPictures(folder)).toBe(1);
  const once = readFileSync(path);
  expect(await shrinkPictures(folder)).toBe(0);

  expect(once.byteLength).toBeLessThan(before);
  expect(readFileSync(path).equals(once)).toBe(true);
});
