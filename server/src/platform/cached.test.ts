import { expect, test } from 'vitest';
import { fakeClock } from '../testing/clock.ts';
import { createCached } from './cached.ts';

const aCache = (options: { readonly renewAfterMs?: number } = {}) => {
  const clock = fakeClock('2026-01-05T08:00:00Z');
  const state = { loads: 0, value: 'first', fails: false };
  const cached = createCached({
    clock,
    maxAgeMs: 5_000,
    ...options,
    load: async () => {
      state.loads += 1;
      if (state.fails) throw new Error('the database is away');
      return state.value;
    },
  });
  return { clock, state, cached };
};

test('many reads cost one load', async () => {
  const { state, cached } = aCache();

  await Promise.all([cached.read(), cached.read(), cached.read()]);
  await cached.read();

  expect(state.loads).toBe(1);
});

test('an invalidated value is reloaded at once, an old one after its age', async () => {
  const { clock, state, cached } = aCache();
  await cached.read();

  state.value = 'second';
  cached.drop();
  expect(await cached.read()).toBe('second');

  state.value = 'third';
  clock.advance(4_999);
  expect(await cached.read()).toBe('second');
  clock.advance(1);
  expect(await cached.read()).toBe('third');
});

test('what was loaded while it changed is not kept', async () => {
  const { state, cached } = aCache();

  const early = cached.read();
  state.value = 'second';
  cached.drop();

  expect(await early).toBe('first');
  expect(await cached.read()).toBe('second');
});

test('the last known value is served while the database is away', async () => {
  const { state, cached } = aCache();
  await cached.read();

  state.fails = true;
  cached.drop();
  expect(await cached.read()).toBe('first');

  state.fails = false;
  state.value = 'second';
  expect(await cached.read()).toBe('second');
});

test('without a known value the failure is thrown', async () => {
  const { state, cached } = aCache();
  state.fails = true;

  await expect(cached.read()).rejects.toThrow('the database is away');
});

test('a value that is renewed ahead of its age makes nobody wait, and the next call has the new one', async () => {
  const { clock, state, cached } = aCache({ renewAfterMs: 2_000 });
  await cached.read();
  state.value = 'second';
  clock.advance(2_000);

  expect(await Promise.all([cached.read(), cached.read()])).toEqual(['first', 'first']);
  expect(await cached.read()).toBe('second');
  expect(state.loads).toBe(2);

  state.value = 'third';
  clock.advance(5_000);
  expect(await cached.read()).toBe('third');
});
