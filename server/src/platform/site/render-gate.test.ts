import { expect, test } from 'vitest';
import { createRenderGate } from './render-gate.ts';

test('so many run at once, so many wait, and the next is refused; a place that is left is taken', async () => {
  const gate = createRenderGate({ atOnceMax: 2, waitingMax: 1 });
  const works = Array.from({ length: 3 }, () => Promise.withResolvers<string>());
  let begun = 0;
  const running = works.map(({ promise }) =>
    gate.run(() => {
      begun += 1;
      return promise;
    }),
  );
  await Promise.resolve();

  expect(begun).toBe(2);
  await expect(gate.run(() => Promise.resolve('never'))).rejects.toMatchObject({ code: 'request.too-many' });

  works[0]?.reject(new Error('not rendered'));
  await expect(running[0]).rejects.toThrow('not rendered');
  await Promise.resolve();
  expect(begun).toBe(3);

  works[1]?.resolve('one');
  works[2]?.resolve('two');
  expect(await Promise.all(running.slice(1))).toEqual(['one', 'two']);
  expect(await gate.run(() => Promise.resolve('again'))).toBe('again');
});
