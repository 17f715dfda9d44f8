import { argv, exit, stderr, stdout } from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { systemRandom, wordsFrom } from '../server/src/platform/random.ts';
import { ROOT } from './process/command.ts';
import { collect } from './rng/collect.ts';
import { blocksIn, judged, longBattery, scaledResults } from './rng/long-battery.ts';
import type { LongResult } from './rng/long-battery.ts';
import { faultOf, rawStream, scaledStream } from './rng/streams.ts';

/**
 * `npm run rng -- raw|scaled|battery|collect`: streams of the random service for outside test tools, our own tests of it,
 * and the collection a laboratory asks for.
 */

const HELP = `npm run --silent rng -- raw [--bytes <number>]
  bytes of the random service, without end unless told; for example | dieharder -g 200 -a
npm run --silent rng -- scaled --from <n> --to <n> [--selections <n>] [--draws <n>] [--without-replacement]
  draws as games get them, one to a line
npm run rng -- battery [--bytes <number>]
  our own statistical tests on fresh words, scaled numbers of every game and shuffles, all verdicts corrected together;
  a thousand million bytes take about an hour: --bytes 1000000000
npm run rng -- collect --out <folder> [--bytes <number>] [--draws <number>]
  raw bytes, scaled numbers and outcomes of every game in files, with their parameters and SHA-256 digests
`;

const { positionals, values } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    bytes: { type: 'string' },
    out: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '9' },
    selections: { type: 'string', default: '1' },
    draws: { type: 'string', default: '1000' },
    'without-replacement': { type: 'boolean', default: false },
  },
});
const BATTERY_BYTES = '262144';
const COLLECTED_BYTES = '10000000';

const words = wordsFrom(systemRandom);

switch (positionals[0]) {
  case 'raw': {
    const length = Number(values.bytes ?? Infinity);
    if (!(length > 0)) refuse('The number of bytes is a whole number from 1.');
    await emit(rawStream(systemRandom, length));
    break;
  }
  case 'scaled': {
    const wish = {
      from: Number(values.from),
      to: Number(values.to),
      selections: Number(values.selections),
      draws: Number(values.draws),
      replacement: values['without-replacement'] ? 'without' : 'with',
    } as const;
    const fault = faultOf(wish);
    if (fault !== undefined) refuse(fault);
    await emit(scaledStream(words, wish));
    break;
  }
  case 'battery':
    exit(battery(blocksIn(amountOf(values.bytes ?? BATTERY_BYTES))));
    break;
  case 'collect': {
    if (values.out === undefined) refuse('Where to? --out <folder>');
    const amounts = { rawBytes: amountOf(values.bytes ?? COLLECTED_BYTES), draws: amountOf(values.draws) };
    const files = await collect(systemRandom, { folder: values.out, root: ROOT, amounts });
    for (const { file, digest } of files) console.log(`${digest}  ${file}`);
    console.log(`${files.length} files, listed in collection.json and SHA256SUMS`);
    break;
  }
  default:
    refuse(HELP);
}

async function emit(chunks: Iterable<Uint8Array | string>): Promise<void> {
  try {
    await pipeline(Readable.from(chunks), stdout);
  } catch (error) {
    // The reader has enough and leaves; that is how an endless stream ends.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

/** A whole number from 1. */
function amountOf(text: string): number {
  const amount = Number(text);
  if (!Number.isSafeInteger(amount) || amount < 1) refuse('Amounts are whole numbers from 1.');
  return amount;
}

/** A healthy source fails a whole run once in a hundred by chance, so a failure is a reason to run again and then to worry. */
function battery(blocks: number): number {
  const raw = longBattery(words, blocks, (done) => {
    if (done % 100 === 0 || done === blocks) stderr.write(`raw words: block ${done} of ${blocks}\n`);
  });
  const scaled = judged(scaledResults(words));
  for (const [name, results] of [
    ['raw words', raw],
    ['scaled numbers and shuffles', scaled],
  ] as const) {
    const failed = results.filter(({ isFailed }) => isFailed);
    const verdict = failed.length === 0 ? 'passed' : `failed: ${failed.map(failureText).join(', ')}`;
    console.log(`${name.padEnd(28)} ${results.length} tests, ${verdict}`);
  }
  return [...raw, ...scaled].some(({ isFailed }) => isFailed) ? 1 : 0;
}

function failureText({ name, smallest, small, blocks }: LongResult): string {
  const many = small === null ? '' : `, so many small ones p = ${small.toExponential(1)}`;
  return `${name} (smallest p of ${blocks} = ${smallest.toExponential(1)}${many})`;
}

function refuse(why: string): never {
  stderr.write(`${why}\n`);
  exit(2);
}
