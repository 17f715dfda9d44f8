import { expect, test } from 'vitest';
import { createOnlookers } from './onlookers.ts';

const LONG_MS = 60_000;

/** A bus of one node. */
const bus = () => {
  let hear: (message: unknown) => void = () => undefined;
  return {
    publish: (_topic: string, message: unknown) => hear(message),
    subscribe: (_topic: string, { onMessage }: { readonly onMessage: (message: unknown) => void }) => {
      hear = onMessage;
    },
  };
};

test('a change between the look of a player and the wait is not missed', async () => {
  const onlookers = createOnlookers({ bus: bus() as never }, () => undefined);
  const heard = onlookers.heard(7n);
  onlookers.tell(7n);

  await expect(onlookers.next(7n, heard, LONG_MS)).resolves.toBeUndefined();
});

test('viewers of a table are notified of its next change, and of no other table', async () => {
  const onlookers = createOnlookers({ bus: bus() as never }, () => undefined);
  const woken: bigint[] = [];
  const waits = [7n, 8n].map((id) => onlookers.next(id, onlookers.heard(id), LONG_MS).then(() => void woken.push(id)));
  onlookers.tell(7n);
  await waits[0];

  expect(woken).toEqual([7n]);
});
