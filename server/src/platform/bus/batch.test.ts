import { expect, test } from 'vitest';
import { BATCH_BYTES_MAX, createBatches, readEnvelope } from './batch.ts';
import { BusMessageTooLarge } from './bus.ts';

test('messages of one moment travel together and in order', () => {
  const batches = createBatches('a');
  batches.add('x', 1);
  batches.add('y', { two: 2 });

  const { payload, sent } = batches.next();
  sent();

  expect(readEnvelope(payload)).toEqual({
    from: 'a',
    isAfterGap: false,
    messages: [
      ['x', 1],
      ['y', { two: 2 }],
    ],
  });
  expect(batches.isEmpty).toBe(true);
});

test('no payload exceeds the size limit of NOTIFY, however the text is encoded', () => {
  const batches = createBatches('a'.repeat(36));
  for (let index = 0; index < 500; index += 1) batches.add('topic', `lá cờ ${index} ${'ữ'.repeat(index % 90)}`);
  const seen: unknown[] = [];

  while (!batches.isEmpty) {
    const { payload, sent } = batches.next();
    expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    seen.push(...(readEnvelope(payload)?.messages ?? []));
    sent();
  }

  expect(seen).toHaveLength(500);
});

test('a message that fits no payload is refused with its size', () => {
  const batches = createBatches('a');

  expect(() => batches.add('topic', 'x'.repeat(BATCH_BYTES_MAX))).toThrow(BusMessageTooLarge);
  expect(batches.isEmpty).toBe(true);
});

test('what is not known to be sent stays in line', () => {
  const batches = createBatches('a');
  batches.add('x', 1);
  batches.next();
  batches.add('x', 2);

  expect(readEnvelope(batches.next().payload)?.messages).toEqual([
    ['x', 1],
    ['x', 2],
  ]);
});

test('when too much waits the oldest are dropped and the next payload says so', () => {
  const batches = createBatches('a');
  for (let index = 0; index < 1_000; index += 1) batches.add('x', 'y'.repeat(5_000));

  const first = batches.next();
  first.sent();

  expect(readEnvelope(first.payload)?.isAfterGap).toBe(true);
  expect(readEnvelope(batches.next().payload)?.isAfterGap).toBe(false);
});

test('what another program says on the channel is ignored', () => {
  expect(readEnvelope('hello')).toBeUndefined();
  expect(readEnvelope('{"from":1}')).toBeUndefined();
  expect(readEnvelope('null')).toBeUndefined();
});
