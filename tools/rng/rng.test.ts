import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { expect, test } from 'vitest';
import { systemRandom, wordsFrom } from '../../server/src/platform/random.ts';
import { collect } from './collect.ts';
import { GAME_RANGES } from './game-ranges.ts';
import { blocksIn, judged, longBattery } from './long-battery.ts';
import { ROOT } from '../process/command.ts';
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

test('a long battery passes a healthy source, and corrects for how many verdicts there are', () => {
  const results = longBattery(wordsFrom(systemRandom), 2);

  // Once in ten thousand runs by chance: a limit of its own beside the tool's.
  expect(results.filter(({ smallest }) => smallest < 1e-4 / (results.length * 2))).toEqual([]);
  expect(results.every(({ blocks }) => blocks === 2)).toBe(true);
  expect(blocksIn(1_000_000_000)).toBe(3_815);
  const values = Array.from({ length: 100 }, (_, index) => (index + 0.5) / 100);
  const isFailed = (...more: number[]) => judged(new Map([['one', [...values, ...more]]]))[0]?.isFailed;
  expect([isFailed(), isFailed(0.000_15), isFailed(0.000_05), isFailed(Number.NaN)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isFailed(...Array.from({ length: 20 }, () => 0.005))).toBe(true);
});

test('a source with a fault in one byte of a megabyte’s fourth fails a long battery', () => {
  const words = wordsFrom(systemRandom);
  let word = 0;

  expect(
    longBattery(() => ((word += 1) % 4 === 0 ? (words() & ~0xff) >>> 0 : words()), 1).some(({ isFailed }) => isFailed),
  ).toBe(true);
});

test('every game’s draws are in the range the collection names for it, and those without replacement differ', () => {
  const words = wordsFrom(systemRandom);
  const wrong = GAME_RANGES.filter(({ from, to, selections, replacement, draw }) =>
    Array.from({ length: 200 }, () => draw(words)).some(
      (numbers) =>
        numbers.length !== selections ||
        numbers.some((number) => number < from || number > to || !Number.isInteger(number)) ||
        (replacement === 'without' && new Set(numbers).size !== selections),
    ),
  );

  expect(wrong.map(({ game }) => game)).toEqual([]);
});

test('a collection names the parameters and digests of its files, as sha256sum reads them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'collection-'));
  try {
    const files = await collect(systemRandom, { folder, root: ROOT, amounts: { rawBytes: 5_000, draws: 3 } });
    const sums = (await readFile(join(folder, 'SHA256SUMS'), 'utf8')).trim().split('\n');
    const digests = await Promise.all(
      sums.map(async (line) => {
        const [digest = '', file = ''] = line.split('  ');
        return hash('sha256', await readFile(join(folder, file))) === digest;
      }),
    );
    const list = JSON.parse(await readFile(join(folder, 'collection.json'), 'utf8')) as Record<string, unknown>;

    expect(digests).toEqual(Array.from({ length: files.length + 1 }, () => true));
    expect(files.find(({ file }) => file === 'outcome-keno.txt')).toMatchObject({
      kind: 'outcome',
      range: [1, 80],
      selections: 20,
      draws: 3,
      replacement: 'without',
    });
    expect((await readFile(join(folder, 'scaled-roulette.txt'), 'utf8')).trim().split('\n')).toHaveLength(3);
    expect(list).toHaveProperty(['code', 'engines/src/random/words.ts']);
    expect(list).toHaveProperty('description.scaling');
  } finally {
    await rm(folder, { recursive: true });
  }
});
