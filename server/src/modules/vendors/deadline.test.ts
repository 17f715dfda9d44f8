import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DeadlinePassed, createDeadline } from './deadline.ts';

test('work that is done in time answers and fails as it would by itself', async () => {
  const within = createDeadline(10_000);

  await expect(within(Promise.resolve('done'))).resolves.toBe('done');
  await expect(within(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('whoever waits too long is told so, and what is done later changes nothing of it', async () => {
  const within = createDeadline(20);
  const late = Promise.withResolvers<string>();
  const waiting = within(late.promise);

  await expect(waiting).rejects.toBeInstanceOf(DeadlinePassed);
  late.resolve('too late');
  await expect(waiting).rejects.toBeInstanceOf(DeadlinePassed);
});

test('each waits for the own time, whoever came before was answered or not', async () => {
  const within = createDeadline(60);
  const never = new Promise<string>(() => undefined);
  const first = within(never);
  const second = within(Promise.resolve('done'));
  await sleep(30);
  const third = within(sleep(5, 'done as well'));
  const fourth = within(never);

  await expect(second).resolves.toBe('done');
  await expect(third).resolves.toBe('done as well');
  await expect(first).rejects.toBeInstanceOf(DeadlinePassed);
  await expect(fourth).rejects.toBeInstanceOf(DeadlinePassed);
});
