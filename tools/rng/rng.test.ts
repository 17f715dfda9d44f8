import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { expect, test } from 'vitest';
import { systemRandom, wordsFrom } from '../../server/src/platform/random.ts';
import { faultOf, rawStream, scaledStream } from './streams.ts';
import type { ScaledWish } from './streams.ts';

const PROGRAM = join(import.meta.dirname, '../rng.ts');
const KENO: ScaledWish = { from: 1, to: 80, selections: 20, draws: 50, replacement: 'without' };

test('raw bytes are as many as asked for, and no two streams are alike', () => {
  const [one, other] = [1, 2].map(() => Buffer.concat([...rawStream(systemRandom, 100_001)]));

  expect([one?.length, other?.length]).toEqual([100_001, 100_001]);
  expect(one).not.toEqual(other);
});

test('scaled draws stay in their range and, without replacement, name each number once', () => {
  const lines = [...scaledStream(wordsFrom(systemRandom), KENO)].map((line) => line.trimEnd().split(',').map(Number));

  expect(lines).toHaveLength(50);
  expect(lines.filter((numbers) => new Set(numbers).size !== 20)).toEqual([]);
  expect(lines.flat().filter((number) => number < 1 || number > 80)).toEqual([]);
});

test.each<Partial<ScaledWish>>([{ from: 81 }, { selections: 81 }, { draws: 0 }, { to: 1.5 }, { to: Number.NaN }])(
  'what cannot be drawn is refused: %o',
  (wrong) => {
    expect(faultOf({ ...KENO, ...wrong })).toBeTypeOf('string');
    expect(faultOf(KENO)).toBeUndefined();
  },
);

test('a reader who has enough ends an endless stream quietly', () => {
  const { stdout, stderr } = spawnSync(`"${execPath}" "${PROGRAM}" raw | head -c 300000 | wc -c`, {
    encoding: 'utf8',
    shell: true,
  });

  expect([stdout.trim(), stderr]).toEqual(['300000', '']);
});

test('an unknown wish is answered with the help, and nothing is emitted', () => {
  const { status, stdout, stderr } = spawnSync(execPath, [PROGRAM, 'luck'], { encoding: 'utf8' });

  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('scaled --from');
});
