import type { PushMessage } from '@fairground/contract/push-wire';
import { expect, test } from 'vitest';
import { interrupt, join, newSequence, receive } from './sequence.ts';

const message = (seq: number): PushMessage => [seq, 'test.happened', { seq }];
const joinedAt = (seq: number) => join(newSequence(null), { outcome: 'joined', seq, missed: [] }).sequence;

test('messages in turn are delivered', () => {
  const step = receive(joinedAt(4), message(5));

  expect(step).toEqual({ sequence: { seq: 5, isJoined: true }, deliver: [message(5)], next: 'go on' });
});

test('a message seen before is not delivered again', () => {
  const sequence = joinedAt(4);

  expect(receive(sequence, message(4))).toEqual({ sequence, deliver: [], next: 'go on' });
  expect(receive(sequence, message(1)).deliver).toEqual([]);
});

test('a gap delivers nothing and asks again from the last number', () => {
  const step = receive(joinedAt(4), message(6));

  expect(step).toEqual({ sequence: { seq: 4, isJoined: false }, deliver: [], next: 'subscribe' });
});

test('while the answer is awaited live messages are left to it', () => {
  const asking = interrupt(joinedAt(4));
  const early = receive(asking, message(6));

  const answered = join(early.sequence, { outcome: 'joined', seq: 6, missed: [message(5), message(6)] });

  expect(early.deliver).toEqual([]);
  expect(answered.deliver).toEqual([message(5), message(6)]);
  expect(receive(answered.sequence, message(6)).deliver).toEqual([]);
  expect(receive(answered.sequence, message(7)).deliver).toEqual([message(7)]);
});

test('what was missed during a drop is delivered in order, once', () => {
  const dropped = interrupt(joinedAt(10));

  const step = join(dropped, { outcome: 'joined', seq: 12, missed: [message(10), message(11), message(12)] });

  expect(step.deliver).toEqual([message(11), message(12)]);
  expect(step.sequence).toEqual({ seq: 12, isJoined: true });
});

test('a page that starts with the number it was rendered at hears what came since', () => {
  const step = join(newSequence(2), { outcome: 'joined', seq: 3, missed: [message(3)] });

  expect(step.deliver).toEqual([message(3)]);
});

test('when what was missed is no longer kept the page starts over from the current number', () => {
  const step = join(interrupt(joinedAt(3)), { outcome: 'reset', seq: 90 });

  expect(step).toEqual({ sequence: { seq: 90, isJoined: true }, deliver: [], next: 'reset' });
});

test('an answer with a hole counts as a reset', () => {
  const step = join(interrupt(joinedAt(3)), { outcome: 'joined', seq: 6, missed: [message(4), message(6)] });

  expect(step).toMatchObject({ deliver: [], next: 'reset', sequence: { seq: 6 } });
});

test('whatever is dropped, repeated or interrupted, every message is delivered once and in order', () => {
  const delivered: number[] = [];
  let sequence = joinedAt(0);
  const take = (step: ReturnType<typeof receive>): void => {
    sequence = step.sequence;
    delivered.push(...step.deliver.map(([seq]) => seq));
    expect(step.next).not.toBe('reset');
  };

  for (let seq = 1; seq <= 400; seq += 1) {
    if (seq % 7 === 0) sequence = interrupt(sequence);
    if (seq % 5 !== 0) take(receive(sequence, message(seq)));
    if (seq % 3 === 0) take(receive(sequence, message(seq)));
    if (!sequence.isJoined && seq % 4 === 0) {
      const missed = Array.from({ length: seq - (sequence.seq ?? 0) }, (_, index) =>
        message((sequence.seq ?? 0) + index + 1),
      );
      take(join(sequence, { outcome: 'joined', seq, missed }));
    }
  }

  expect(delivered).toEqual(Array.from({ length: delivered.length }, (_, index) => index + 1));
  expect(delivered.length).toBeGreaterThan(390);
});
