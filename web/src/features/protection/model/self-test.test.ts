import { expect, test } from 'vitest';
import { outcomeOf, QUESTIONS } from './self-test.ts';
import type { Answer } from './self-test.ts';

const all = (answer: Answer, count: number = QUESTIONS.length) =>
  Object.fromEntries(QUESTIONS.map((question, index) => [question, index < count ? answer : 'never']));

test('the sum of all answers says how much attention play needs', () => {
  expect(outcomeOf(all('never'))).toBe('low');
  expect(outcomeOf(all('sometimes', 1))).toBe('moderate');
  expect(outcomeOf(all('sometimes', 4))).toBe('moderate');
  expect(outcomeOf(all('sometimes', 5))).toBe('high');
  expect(outcomeOf(all('always'))).toBe('high');
});

test('there is no result before every question is answered', () => {
  expect(outcomeOf({})).toBeUndefined();
  expect(outcomeOf({ health: 'always', borrowed: 'never' })).toBeUndefined();
});
