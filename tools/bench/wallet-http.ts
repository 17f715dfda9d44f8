import { rmSync } from 'node:fs';
import { env, execPath } from 'node:process';
import * as z from 'zod/mini';
import { startEmbedded } from '../../server/src/platform/database/index.ts';
import { startNodes } from '../../server/src/testing/nodes.ts';
import { runAdmin } from '../admin/run-admin.ts';
import { ROOT, runCommand } from '../process/command.ts';
import { newDataFolder } from '../process/product.ts';
import { median } from './measure.ts';
import type { Bench } from './measure.ts';
import { preparePgbench } from './wallet/pgbench.ts';

const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 6);
const IN_FLIGHT = Number(env['BENCH_IN_FLIGHT'] ?? 128);
/** Few enough in flight that the load is about half of what the node can do. */
const IN_FLIGHT_CALM = 8;

const loadSchema = z.object({ rate: z.number(), p50: z.number(), p99: z.number(), refused: z.number() });
type Load = z.output<typeof loadSchema>;

/** Signed bets and their results over HTTP, from a process of their own, beside pgbench on the same cluster. */
export const walletHttp: Bench = {
  name: 'wallet-http',
  about: 'signed bet and settle calls over HTTP beside pgbench; BENCH_ROUNDS, BENCH_SECONDS, BENCH_IN_FLIGHT',
  run: async (say) => {
    const dataFolder = newDataFolder();
    const cluster = await startEmbedded({ dataFolder });
    const running: { close?: () => Promise<void> } = {};
    try {
      // Without pages: only calls are measured.
      const { nodes, close } = await startNodes({
        url: cluster.url,
        count: 1,
        entry: './probe-node.ts',
        environment: { CALLS_PER_MINUTE: '0', METRICS_PORT: '0' },
      });
      running.close = close;
      const pgbench = await preparePgbench(cluster.url);
      const [node] = nodes;
      if (!node) throw new Error('No node runs.');
      const key = await addVendor(cluster.url);
      const load = (inFlight: number): Promise<Load> => runVendor(node.url, key, inFlight);
      const rounds: { readonly tps: number; readonly latencyMs: number; readonly full: Load; readonly calm: Load }[] =
        [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const { tps, latencyMs } = await pgbench.run(SECONDS);
        const [full, calm] = [await load(IN_FLIGHT), await load(IN_FLIGHT_CALM)];
        rounds.push({ tps, latencyMs, full, calm });
        say(`round ${round}: pgbench ${Math.round(tps)}/s; full ${describe(full)}; calm ${describe(calm)}`);
      }
      const of = (read: (round: (typeof rounds)[number]) => number): number => median(rounds.map(read));
      return [
        { measure: 'http', ours: of(({ full }) => full.rate), anchor: of(({ tps }) => tps) },
        { measure: 'http-calm', ours: of(({ calm }) => calm.rate), anchor: of(({ tps }) => tps) },
        { measure: 'http-calm-p99', ours: of(({ calm }) => calm.p99), anchor: of(({ latencyMs }) => latencyMs) },
      ];
    } finally {
      await running.close?.();
      await cluster.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

const describe = ({ rate, p50, p99, refused }: Load): string =>
  `${Math.round(rate)} calls/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${refused} refused`;

type Key = { readonly keyId: string; readonly secret: string };

const addVendor = async (url: string): Promise<Key> => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const typed = ['vendor', 'add', 'bench', '--name', 'Bench', '--reason', 'a measurement'];
  await runAdmin(typed, { environment: { DATABASE_URL: url }, print: say, complain: say });
  const [, keyId] = /^key +(\S+)$/m.exec(said.join('\n')) ?? [];
  const [, secret] = /^secret +(\S+)$/m.exec(said.join('\n')) ?? [];
  if (keyId === undefined || secret === undefined) throw new Error(said.join('\n'));
  return { keyId, secret };
};

const runVendor = async (url: string, { keyId, secret }: Key, inFlight: number): Promise<Load> => {
  const program = 'tools/bench/wallet/http-load.ts';
  const { code, output } = await runCommand(
    [execPath, program, url, keyId, secret, String(inFlight), String(SECONDS)],
    { cwd: ROOT },
  );
  if (code !== 0) throw new Error(`The load failed:\n${output}`);
  return z.parse(loadSchema, JSON.parse(output.trim().split('\n').at(-1) ?? ''));
};
