import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newServerSeed } from '@fairground/engines/fair/seed';
import { wordsOf } from '@fairground/engines/fair/stream';
import { wordsFrom } from '../../server/src/platform/random.ts';
import type { RandomSource } from '../../server/src/platform/random.ts';
import { GAME_RANGES } from './game-ranges.ts';
import type { GameRange } from './game-ranges.ts';
import { rawStream, scaledStream } from './streams.ts';

/** How much is collected. */
export type Amounts = { readonly rawBytes: number; readonly draws: number };

/** A file of the collection as its list names it. */
export type Collected = {
  readonly file: string;
  readonly kind: 'raw' | 'scaled' | 'outcome';
  readonly digest: string;
  readonly range?: readonly [from: number, to: number];
  readonly selections?: number;
  readonly draws?: number;
  readonly replacement?: GameRange['replacement'];
};

const SOURCES = [
  'server/src/platform/random.ts',
  'server/src/platform/random-kernel.ts',
  'server/src/platform/random-health.ts',
  'engines/src/random/words.ts',
  'engines/src/fair/seed.ts',
  'engines/src/fair/stream.ts',
] as const;
const SOURCE_FOLDERS = [
  'engines/src/instant',
  'engines/src/tables',
  'engines/src/slots/play',
  'engines/src/fish',
] as const;

const DESCRIPTION = {
  source: 'the generator of the operating system, read for every wish; nothing is kept in the process',
  health: 'repetition count and adaptive proportion of NIST SP 800-90B 4.4 on every byte; a failure stops all games',
  seeds: '256 bits of the source for each player, table round and lottery issue; committed to by SHA-256 beforehand',
  stream:
    'HMAC-SHA256 keyed by the seed over game, client seed, nonce and block, in words of 32 bits (docs/fairness.md)',
  scaling: 'remainder of a word; words from the largest multiple of the bound on are thrown away, so there is no bias',
} as const;

/**
 * What a laboratory asks for, in one folder: raw bytes, scaled numbers of the source and outcomes by the games' own code,
 * each file with its parameters, and the SHA-256 of every file and of the source code in the form `sha256sum -c` reads.
 */
export const collect = async (
  random: RandomSource,
  { folder, root, amounts }: { readonly folder: string; readonly root: string; readonly amounts: Amounts },
): Promise<readonly Collected[]> => {
  await mkdir(folder, { recursive: true });
  const files: Collected[] = [];
  const put = async (
    file: string,
    chunks: Iterable<Uint8Array | string>,
    about: Omit<Collected, 'file' | 'digest'>,
  ): Promise<void> => {
    await pipeline(Readable.from(chunks), createWriteStream(join(folder, file)));
    files.push({ file, digest: await digestOf(join(folder, file)), ...about });
  };

  await put('raw.bin', rawStream(random, amounts.rawBytes), { kind: 'raw' });
  for (const game of GAME_RANGES) {
    const { from, to, selections, replacement } = game;
    const about = { range: [from, to], selections, draws: amounts.draws, replacement } as const;
    if (!game.isPoint)
      await put(
        `scaled-${game.game}.txt`,
        scaledStream(wordsFrom(random), { from, to, selections, draws: amounts.draws, replacement }),
        { kind: 'scaled', ...about },
      );
    await put(`outcome-${game.game}.txt`, outcomesOf(random, game, amounts.draws), { kind: 'outcome', ...about });
  }
  const code = await sourceDigests(root);
  const list = { description: DESCRIPTION, amounts, files, code };
  await writeFile(join(folder, 'collection.json'), `${JSON.stringify(list, null, 2)}\n`);
  const sums = [
    ...files.map(({ file, digest }) => [digest, file]),
    [await digestOf(join(folder, 'collection.json')), 'collection.json'],
  ];
  await writeFile(join(folder, 'SHA256SUMS'), sums.map(([digest, file]) => `${digest}  ${file}\n`).join(''));
  return files;
};

/** Rounds as they are played: a seed of the source, and a nonce for each draw. */
export function* outcomesOf(random: RandomSource, { game, draw }: GameRange, draws: number): Generator<string> {
  const seed = newServerSeed(random.bytes(32));
  for (let nonce = 0; nonce < draws; nonce += 1)
    yield `${draw(wordsOf(seed, { game, clientSeed: 'laboratory', nonce })).join(',')}\n`;
}

const sourceDigests = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const inside = await Promise.all(
    SOURCE_FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder)))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => `${folder}/${name}`),
    ),
  );
  const named = [...SOURCES, ...inside.flat().toSorted()];
  const digests = await Promise.all(named.map(async (path) => [path, await digestOf(join(root, path))] as const));
  return Object.fromEntries(digests);
};

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};
