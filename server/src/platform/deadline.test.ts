import { expect, test, vi } from 'vitest';
import { DeadlinePassed, createDeadline } from './deadline.ts';

test('work that is done in time answers and fails as it would by itself', async () => {
  const within = createDeadline(10_000);

  await expect(within(Promise.resolve('done'))).resolves.toBe('done');
  await expect(within(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a caller that waits too long gets an error, and a later result does not change that', async () => {
  const within = createDeadline(20);
  const late = Promise.withResolvers<string>();
  const waiting = within(late.promise);

  await expect(waiting).rejects.toBeInstanceOf(DeadlinePassed);
  late.resolve('too late');
  await expect(waiting).rejects.toBeInstanceOf(DeadlinePassed);
});

test('each waits for its own time, whether those before it were answered or not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const within = createDeadline(60);
    const never = new Promise<string>(() => undefined);
    const outcomes: unknown[] = [];
    const note = (name: string, work: Promise<string>): void =>
      void within(work).then(
        (result) => outcomes.push([name, result]),
        (error: unknown) => outcomes.push([name, error instanceof DeadlinePassed ? 'too late' : error]),
      );
    note('first', never);
    note('second', Promise.resolve('done'));
    await vi.advanceTimersByTimeAsync(30);
    note('third', new Promise((resolve) => setTimeout(() => resolve('done as well'), 5)));
    note('fourth', never);

    await vi.advanceTimersByTimeAsync(29);
    expect(outcomes).toEqual([
      ['second', 'done'],
      ['third', 'done as well'],
    ]);
    await vi.advanceTimersByTimeAsync(2);
    expect(outcomes.slice(2)).toEqual([['first', 'too late']]);
    await vi.advanceTimersByTimeAsync(28);
    expect(outcomes.slice(3)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(outcomes.slice(3)).toEqual([['fourth', 'too late']]);
  } finally {
    vi.useRealTimers();
  }
});
