import { join } from 'node:path';
import process, { argv, exit } from 'node:process';
import { agents } from './bench/agents.ts';
import { bonus } from './bench/bonus.ts';
import { boot } from './bench/boot.ts';
import { catalog } from './bench/catalog.ts';
import { consoleCalls } from './bench/console.ts';
import { figures } from './bench/figures.ts';
import { frames } from './bench/frames.ts';
import { home } from './bench/home.ts';
import { leaderboard } from './bench/leaderboard.ts';
import { largestInput } from './bench/largest-input.ts';
import { lobby } from './bench/lobby.ts';
import { login } from './bench/login.ts';
import { lottery } from './bench/lottery.ts';
import { describeMeasure, writeMeasures } from './bench/measure.ts';
import type { Bench } from './bench/measure.ts';
import { rooms } from './bench/rooms.ts';
import { rtp } from './bench/rtp.ts';
import { search } from './bench/search.ts';
import { settle } from './bench/settle.ts';
import { spin } from './bench/spin.ts';
import { sports } from './bench/sports.ts';
import { wallet } from './bench/wallet.ts';
import { walletHttp } from './bench/wallet-http.ts';
import { ROOT } from './process/command.ts';
import { killProducts } from './process/product.ts';

/** `npm run bench -- <name>`: measures the product beside an anchor; `-- list` names the benches. */

const BENCHES: readonly Bench[] = [
  home,
  boot,
  login,
  wallet,
  walletHttp,
  bonus,
  settle,
  catalog,
  rtp,
  spin,
  frames,
  search,
  lobby,
  lottery,
  figures,
  largestInput,
  leaderboard,
  sports,
  agents,
  consoleCalls,
  rooms,
];

process.on('exit', killProducts);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => exit(130));

const wanted = argv[2];
const chosen = BENCHES.find(({ name }) => name === wanted);
if (chosen === undefined) {
  for (const { name, about } of BENCHES) console.log(`${name.padEnd(13)} ${about}`);
  exit(wanted === undefined || wanted === 'list' ? 0 : 2);
}

const startedAt = performance.now();
const measures = await chosen.run((line) =>
  console.log(`[${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s] ${line}`),
);
for (const measure of measures) console.log(describeMeasure(chosen.name, measure));
writeMeasures(join(ROOT, '.bench'), chosen.name, measures, new Date());
exit(0);
