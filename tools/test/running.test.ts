import { expect, test } from 'vitest';
import type { TestEvent } from './events.ts';
import { createHangWatch, describeProgress, FILE_ITSELF, runningTests, unfinishedFiles } from './running.ts';

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

test('what a killed program was running does not run in the next try', () => {
  const killed = began('1', 'a.ts', 'waits');

  expect(runningTests([killed, { type: 'retry', files: ['a.ts'], at: 1 }])).toEqual([]);
  expect(
    runningTests([killed, { type: 'retry', files: ['a.ts'], at: 1 }, began('1', 'a.ts', 'waits', 2)]).map(
      ({ since }) => since,
    ),
  ).toEqual([2]);
});

test('the files that a killed program has not come to the end of are known, and only those of the last try', () => {
  const planned = (...files: string[]): TestEvent => ({ type: 'planned', files, at: 0 });
  const left = (id: string): TestEvent => ({ type: 'left', id, at: 0 });
  const file = (name: string): TestEvent => began(name, name, FILE_ITSELF);
  const killed = [planned('a.ts', 'b.ts', 'c.ts'), file('a.ts'), file('b.ts'), left('a.ts')];

  expect(unfinishedFiles(killed)).toEqual(['b.ts', 'c.ts']);
  const again = [...killed, planned('b.ts', 'c.ts'), file('b.ts'), left('b.ts'), file('c.ts')];
  expect(unfinishedFiles(again)).toEqual(['c.ts']);
  expect(unfinishedFiles([...again, left('c.ts'), { type: 'finished', at: 1 }])).toEqual([]);
  expect(unfinishedFiles([])).toEqual([]);
});
