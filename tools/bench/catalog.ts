import { env, execPath } from 'node:process';
import pg from 'pg';
import * as z from 'zod/mini';
import { openHouse } from '../admin/house.ts';
import { ROOT, runCommand } from '../process/command.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import { benchRows } from './catalog/rows.ts';
import { middlePair } from './measure.ts';
import type { Bench, Measure } from './measure.ts';
import { startOneNode } from './one-node.ts';

const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 5);
const IN_FLIGHT = Number(env['BENCH_IN_FLIGHT'] ?? 32);
const SIZES = { '10k': 10_000, '100k': 100_000 } as const;
type Size = keyof typeof SIZES;
const KINDS = ['trivial', 'list', 'search'] as const;
type Kind = (typeof KINDS)[number];

const loadSchema = z.object({ rate: z.number(), p50: z.number(), p99: z.number(), refused: z.number() });
type Load = z.output<typeof loadSchema>;
type Round = Readonly<Record<Size, Readonly<Record<Kind, Load>>>>;

/** Lists and searches of games over HTTP, at two sizes of the catalogue, beside a call of the same server that does nothing. */
export const catalog: Bench = {
  name: 'catalog',
  about:
    'lists and searches of 10,000 and 100,000 games beside a trivial call; BENCH_ROUNDS, BENCH_SECONDS, BENCH_IN_FLIGHT',
  run: (say) =>
    onOwnDatabase(async (cluster) => {
      const closings: (() => Promise<void>)[] = [];
      try {
        const urls: Record<Size, string> = { '10k': '', '100k': '' };
        for (const size of ['10k', '100k'] as const) {
          const databaseUrl = await newDatabase(cluster.url, `catalog_${size}`);
          say(`${size}: imported in ${await fill(databaseUrl, SIZES[size])} ms`);
          const { node, close } = await startOneNode(databaseUrl);
          closings.push(close);
          urls[size] = node.url;
        }
        const rounds: Round[] = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
          const measured = { '10k': await runAll(urls['10k'], '10k'), '100k': await runAll(urls['100k'], '100k') };
          for (const size of ['10k', '100k'] as const)
            for (const kind of KINDS) say(`round ${round}, ${size}, ${kind}: ${describe(measured[size][kind])}`);
          rounds.push(measured);
        }
        return measuresOf(rounds);
      } finally {
        for (const close of closings) await close();
      }
    }),
};

const measuresOf = (rounds: readonly Round[]): readonly Measure[] => {
  type Read = (round: Round) => number;
  const beside = (measure: string, ours: Read, anchor: Read): Measure => ({
    measure,
    ...middlePair(rounds.map((round) => ({ ours: ours(round), anchor: anchor(round) }))),
  });
  const of =
    (size: Size, kind: Kind, figure: 'rate' | 'p99'): Read =>
    (round) =>
      round[size][kind][figure];
  return [
    ...(['10k', '100k'] as const).flatMap((size) =>
      (['list', 'search'] as const).flatMap((kind) => [
        beside(`${kind}-${size}`, of(size, kind, 'rate'), of(size, 'trivial', 'rate')),
        beside(`${kind}-${size}-p99`, of(size, kind, 'p99'), of(size, 'trivial', 'p99')),
      ]),
    ),
    // The time a call takes is what grows: the rate of the small catalogue over that of the large one.
    ...(['list', 'search'] as const).map((kind) =>
      beside(`${kind}-growth`, of('10k', kind, 'rate'), of('100k', kind, 'rate')),
    ),
  ];
};

const describe = ({ rate, p50, p99, refused }: Load): string =>
  `${Math.round(rate)} calls/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${refused} refused`;

const newDatabase = async (clusterUrl: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Through the product's own import; returns how long it took. */
const fill = async (databaseUrl: string, count: number): Promise<number> => {
  const house = await openHouse({ DATABASE_URL: databaseUrl });
  try {
    const rows = benchRows(count);
    const startedAt = performance.now();
    await house.catalog.importGames(rows);
    return Math.round(performance.now() - startedAt);
  } finally {
    await house.close();
  }
};

const runAll = async (url: string, size: Size): Promise<Readonly<Record<Kind, Load>>> => ({
  trivial: await runVisitors(url, 'trivial', size),
  list: await runVisitors(url, 'list', size),
  search: await runVisitors(url, 'search', size),
});

const runVisitors = async (url: string, kind: Kind, size: Size): Promise<Load> => {
  const program = 'tools/bench/catalog/http-load.ts';
  const { code, output } = await runCommand(
    [execPath, program, url, kind, String(SIZES[size]), String(IN_FLIGHT), String(SECONDS)],
    { cwd: ROOT },
  );
  if (code !== 0) throw new Error(`The load failed:\n${output}`);
  return z.parse(loadSchema, JSON.parse(output.trim().split('\n').at(-1) ?? ''));
};
