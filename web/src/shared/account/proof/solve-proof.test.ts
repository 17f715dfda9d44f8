import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadingWords } from './sha256.ts';
import { solveProof, zeroBitsOf } from './solve-proof.ts';

const wordsOf = (text: string) => {
  const digest = createHash('sha256').update(text).digest();
  return [digest.readUInt32BE(0), digest.readUInt32BE(4)];
};

test('the hash of the search is SHA-256, at every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'ă'.repeat(length % 3) + 'x'.repeat(length);

    expect(leadingWords(text)).toEqual(wordsOf(text));
  }
});

test('zero bits are counted over the end of the first word', () => {
  expect(zeroBitsOf([0x8000_0000, 0])).toBe(0);
  expect(zeroBitsOf([1, 0])).toBe(31);
  expect(zeroBitsOf([0, 0x4000_0000])).toBe(33);
});

test('[part of F-03] every answer of a proof begins with enough zeros, however short the stretches of work', async () => {
  const task = { salt: 'salt-of-the-server', count: 3, zeroBits: 9 };
  let rests = 0;

  const answers = await solveProof(task, {
    stretch: 50,
    rest: () => {
      rests += 1;
      return Promise.resolve();
    },
  });

  expect(answers).toHaveLength(3);
  for (const [index, answer] of answers.entries()) {
    const [first = 1] = wordsOf(`${task.salt}:${index}:${answer}`);
    expect(Math.clz32(first)).toBeGreaterThanOrEqual(9);
  }
  expect(rests).toBeGreaterThan(0);
});
