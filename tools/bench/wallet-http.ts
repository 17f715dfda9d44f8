import { env } from 'node:process';
import { onOwnDatabase } from '../process/own-database.ts';
import { median } from './measure.ts';
import type { Bench } from './measure.ts';
import { startOneNode } from './one-node.ts';
import { preparePgbench } from './wallet/pgbench.ts';
import { addVendor, describeServed, runProgram } from './wallet/vendor-load.ts';
import type { Served } from './wallet/vendor-load.ts';

const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 6);
/** The more, the larger the batches; with twice as many a stall of the disk makes calls pass the second they have. */
const IN_FLIGHT = Number(env['BENCH_IN_FLIGHT'] ?? 512);

/** Few enough in flight that the load is about half of what the node can do. */
const IN_FLIGHT_CALM = 26;

/** Signed bets and their results over HTTP, from a process of their own, beside pgbench on the same cluster. */
export const walletHttp: Bench = {
  name: 'wallet-http',
  about: 'signed bet and settle calls over HTTP beside pgbench; BENCH_ROUNDS, BENCH_SECONDS, BENCH_IN_FLIGHT',
  run: (say) =>
    onOwnDatabase(async (cluster) => {
      const running: { close?: () => Promise<void> } = {};
      try {
        // Without pages: only calls are measured.
        const { node, close } = await startOneNode(cluster.url, {
          CONNECTIONS_PER_ADDRESS: '0',
          // Pictures are drawn once in the life of a sandbox, and would be drawn right now.
          PICTURES_AHEAD: 'off',
          DATA_FOLDER: cluster.dataFolder,
        });
        running.close = close;
        const pgbench = await preparePgbench(cluster.url, cluster.pid);
        const key = await addVendor(cluster.url, 'bench');
        const pids = [cluster.pid, node.pid].join();
        const load = (inFlight: number, ...rest: readonly string[]): Promise<Served> =>
          runProgram('wallet/http-load', [
            ...[node.url, key.keyId, key.secret, String(inFlight), String(SECONDS), pids],
            ...rest,
          ]);
        const rounds: {
          readonly tps: number;
          readonly latencyMs: number;
          readonly cpuMicros: number;
          readonly full: Served;
          readonly calm: Served;
          readonly arrivals: Served;
        }[] = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
          const { tps, latencyMs, cpuMicros } = await pgbench.run(SECONDS);
          const [full, calm] = [await load(IN_FLIGHT), await load(IN_FLIGHT_CALM)];
          const arrivals = await load(IN_FLIGHT, String(full.rate / 2));
          rounds.push({ tps, latencyMs, cpuMicros, full, calm, arrivals });
          say(
            `round ${round}: pgbench ${Math.round(tps)}/s, ${Math.round(cpuMicros)} µs of processor; ` +
              `full ${describeServed(full)}; calm ${describeServed(calm)}; ` +
              `arrivals ${describeServed(arrivals)}`,
          );
        }
        const of = (read: (round: (typeof rounds)[number]) => number): number => median(rounds.map(read));
        return [
          { measure: 'http', ours: of(({ full }) => full.rate), anchor: of(({ tps }) => tps) },
          {
            measure: 'http-per-processor',
            ours: of(({ full }) => 1e6 / full.cpuMicros),
            anchor: of(({ cpuMicros }) => 1e6 / cpuMicros),
          },
          { measure: 'http-calm', ours: of(({ calm }) => calm.rate), anchor: of(({ tps }) => tps) },
          { measure: 'http-calm-p99', ours: of(({ calm }) => calm.p99), anchor: of(({ latencyMs }) => latencyMs) },
          // Half of the full load, of calls that come when they like to and not when the last one was answered.
          {
            measure: 'http-arrivals-p99',
            ours: of(({ arrivals }) => arrivals.p99),
            anchor: of(({ latencyMs }) => latencyMs),
          },
        ];
      } finally {
        await running.close?.();
      }
    }),
};
