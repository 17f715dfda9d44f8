import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const done: string[] = [];
beforeEach(() => void done.splice(0));

test('pieces of work are done one at a time, in the order they were asked for', () => {
  for (const name of ['first', 'second', 'third']) inTurn(() => done.push(name));

  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['first']);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['first', 'second']);
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('work that asks for more takes its place behind the others', () => {
  inTurn(() => {
    done.push('first');
    inTurn(() => done.push('first again'));
  });
  inTurn(() => done.push('second'));

  vi.runAllTimers();

  expect(done).toEqual(['first', 'second', 'first again']);
});

test('what was called off is not done, and nobody loses a turn by it', () => {
  const callOff = inTurn(() => done.push('first'));
  callOff();
  inTurn(() => done.push('second'));
  inTurn(() => done.push('third'));

  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['second']);
  vi.runAllTimers();
  expect(done).toEqual(['second', 'third']);
});
