import { argv, exit, stderr, stdout } from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import {
  drawOf,
  failedTests,
  rawBattery,
  scaledBattery,
  shuffleBattery,
  shuffleOf,
} from '@fairground/engines/statistics/battery';
import { systemRandom, wordsFrom } from '../server/src/platform/random.ts';
import { faultOf, rawStream, scaledStream } from './rng/streams.ts';

/** `npm run rng -- raw|scaled|battery`: streams of the random service for outside test tools, or our own tests of it. */

const HELP = `npm run --silent rng -- raw [--bytes <number>]
  bytes of the random service, without end unless told; for example | dieharder -g 200 -a
npm run --silent rng -- scaled --from <n> --to <n> [--selections <n>] [--draws <n>] [--without-replacement]
  draws as games get them, one to a line
npm run rng -- battery
  our own statistical tests on fresh words, scaled numbers and shuffles
`;

const { positionals, values } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    bytes: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '9' },
    selections: { type: 'string', default: '1' },
    draws: { type: 'string', default: '1000' },
    'without-replacement': { type: 'boolean', default: false },
  },
});
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
    exit(battery());
    break;
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

/** Fresh words fail one battery in a hundred by chance, so a failure is a reason to run again and then to worry. */
function battery(): number {
  const batteries = [
    ['raw words', rawBattery(words)],
    ...[2, 6, 10, 37, 52, 1_000_000].map(
      (bound) => [`scaled to ${bound}`, scaledBattery(drawOf(words), bound)] as const,
    ),
    ['shuffles', shuffleBattery(shuffleOf(words))],
  ] as const;
  for (const [name, results] of batteries) {
    const failed = failedTests(results);
    const verdict = failed.map((result) => `${result.name} (p = ${result.p.toExponential(1)})`).join(', ');
    console.log(`${name.padEnd(18)} ${results.length} tests, ${failed.length === 0 ? 'passed' : `failed: ${verdict}`}`);
  }
  return batteries.some(([, results]) => failedTests(results).length > 0) ? 1 : 0;
}

function refuse(why: string): never {
  stderr.write(`${why}\n`);
  exit(2);
}
