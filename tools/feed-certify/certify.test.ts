import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readRecording, writeRecording } from '../../server/src/modules/sports/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { newDataFolder } from '../process/product.ts';
import { certifyFeed } from './certify.ts';
import { ownRecording } from './recording.ts';
import { openFeedStage } from './stage.ts';

const dataFolder = newDataFolder();
const database = await startEmbedded({ dataFolder, durability: 'none' });
await migrate({ url: database.url });
const { stage, close } = await openFeedStage(database.url);
afterAll(async () => {
  await close();
  await database.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const recording = ownRecording(new Date(systemClock.now().getTime() + 3_600_000));

test('gaps, repeats, disorder, late settlements and roll backs lead to the same final books', async () => {
  const results = await certifyFeed(stage, recording);

  expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(results.length).toBe(8);
}, 120_000);

test('a recording that leaves results open is not certified, and says which', async () => {
  const unfinished = recording.filter(({ body }) => !(body.kind === 'settle' && body.ref === 'late'));
  const renumbered = unfinished.map(({ body }, at) => ({ seq: BigInt(at + 1), body }));

  const [first, ...others] = await certifyFeed(stage, renumbered);

  expect(first).toMatchObject({ rule: 'results' });
  expect(first?.failure).toMatch(/markets are open at the end, such as late /);
  expect(others.filter(({ failure }) => failure === undefined).map(({ rule }) => rule)).toEqual([
    'numbers',
    'recovery',
  ]);
}, 120_000);

test('a recording is read back as it was written, and a message with another shape is refused', () => {
  expect(readRecording(writeRecording(recording))).toEqual(recording);
  expect(() => readRecording('{"seq":1,"body":{"kind":"goal","ref":"x"}}')).toThrow();
});
