import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { openCrowd } from './login/crowd.ts';
import { middlePair } from './measure.ts';
import type { Bench } from './measure.ts';
import { onMigratedDatabase } from './migrated-database.ts';
import { startOneNode } from './one-node.ts';
import { fundMembers } from './wallet/fund-members.ts';
import { addVendor, describeServed, runProgram } from './wallet/vendor-load.ts';
import type { Served } from './wallet/vendor-load.ts';

const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const SECONDS = String(Number(env['BENCH_SECONDS'] ?? 6));
const IN_FLIGHT = String(Number(env['BENCH_IN_FLIGHT'] ?? 64));
const PLAYERS = 200;

/** Whole spins as a client asks for them, beside signed calls of the wallet on the same node. */
export const spin: Bench = {
  name: 'spin',
  about: 'whole spins of a slot beside signed wallet calls; BENCH_ROUNDS, BENCH_SECONDS, BENCH_IN_FLIGHT',
  run: (say) =>
    onMigratedDatabase(async (cluster) => {
      const running: { close?: () => Promise<void> } = {};
      try {
        const { tokens, people } = await openCrowd(cluster.url, { accounts: PLAYERS, people: PLAYERS });
        const file = join(cluster.dataFolder, 'players.json');
        writeFileSync(file, JSON.stringify(tokens));
        await fundMembers(cluster.url, people, 'VND');
        const { node, close } = await startOneNode(cluster.url, { SANDBOX_GAMES: 'on', PICTURES_AHEAD: 'off' });
        running.close = close;
        const { url } = node;
        const { keyId, secret } = await addVendor(cluster.url, 'bench');
        const rounds: { readonly calls: Served; readonly spins: Served }[] = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
          const calls = await runProgram('wallet/http-load', [url, keyId, secret, IN_FLIGHT, SECONDS]);
          const spins = await runProgram('spin/spin-load', [url, file, IN_FLIGHT, SECONDS]);
          rounds.push({ calls, spins });
          say(`round ${round}: wallet ${describeServed(calls)}; spins ${describeServed(spins)}`);
        }
        const beside = (figure: 'rate' | 'p99') =>
          middlePair(rounds.map(({ calls, spins }) => ({ ours: spins[figure], anchor: calls[figure] })));
        return [
          { measure: 'rate', ...beside('rate') },
          { measure: 'p99', ...beside('p99') },
          { measure: 'refused', ours: Math.max(...rounds.map(({ spins }) => spins.refused)), anchor: 0 },
        ];
      } finally {
        await running.close?.();
      }
    }),
};
