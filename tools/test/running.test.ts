import { expect, test } from 'vitest';
import type { TestEvent } from './events.ts';
import { createHangWatch, describeProgress, FILE_ITSELF, runningTests } from './running.ts';

const began = (id: string, file: string, name: string, at = 0): TestEvent => ({ type: 'began', id, file, name, at });
const step = (id: string, words: string): TestEvent => ({ type: 'step', id, step: words, at: 0 });
const ended = (id: string, file: string, name: string): TestEvent => ({
  type: 'ended',
  id,
  file,
  name,
  outcome: 'passed',
  durationMs: 5,
  at: 0,
});

test('the line of every half minute says how far the run is, what runs, how long, and what it waits for', () => {
  const events = [
    began('1', 'a.ts', 'opens'),
    ended('1', 'a.ts', 'opens'),
    began('2', 'b.ts', 'buys'),
    step('2', 'locator.click'),
    step('2', 'expect.toBeVisible'),
  ];

  expect(describeProgress(events, 12_400)).toBe(
    '1 passed, 0 failed, running: b.ts › buys (12 s, in expect.toBeVisible)',
  );
});

test('a file is named only while none of its tests runs', () => {
  const file = began('f', 'a.ts', FILE_ITSELF);

  expect(runningTests([file]).map(({ name }) => name)).toEqual([FILE_ITSELF]);
  expect(runningTests([file, began('1', 'a.ts', 'opens')]).map(({ name }) => name)).toEqual(['opens']);
  expect(runningTests([file, { type: 'left', id: 'f', at: 1 }])).toEqual([]);
});

test('a file that has ended runs no test, even if a busy machine reported that one began after it ended', () => {
  const late = [ended('1', 'a.ts', 'opens'), began('1', 'a.ts', 'opens')];

  expect(runningTests([began('f', 'a.ts', FILE_ITSELF), ...late, { type: 'left', id: 'f', at: 1 }])).toEqual([]);
});

test('a test hangs when it is seen running in so many looks in a row, whatever the clock says', () => {
  const hanging = createHangWatch(3);
  const events = [began('1', 'a.ts', 'waits'), began('2', 'b.ts', 'works')];

  expect(hanging(events)).toEqual([]);
  expect(hanging(events)).toEqual([]);
  const later = [...events, ended('2', 'b.ts', 'works'), began('2', 'b.ts', 'works', 7)];
  expect(hanging(later).map(({ name }) => name)).toEqual(['waits']);
});
