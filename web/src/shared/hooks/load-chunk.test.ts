import { expect, test, vi } from 'vitest';
import { ChunkError, loadChunk, SCRIPT_TIMEOUT_MS } from './load-chunk.ts';

test('[X-02] a part that fails to load comes out as a load error', async () => {
  const broken = loadChunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

  await expect(broken).rejects.toBeInstanceOf(ChunkError);
  await expect(broken).rejects.toMatchObject({ isTimeout: false });
});

test('[X-02] [part of B-02] a script is given 120 seconds', async () => {
  vi.useFakeTimers();
  const outcome = loadChunk(() => new Promise(() => {})).catch((error: unknown) => error);

  await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS);

  expect(SCRIPT_TIMEOUT_MS).toBe(120_000);
  expect(await outcome).toMatchObject({ name: 'ChunkError', isTimeout: true });
  vi.useRealTimers();
});

test('a part that arrives is handed on', async () => {
  await expect(loadChunk(() => Promise.resolve('part'))).resolves.toBe('part');
});
