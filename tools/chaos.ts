import process, { argv, exit } from 'node:process';
import { cashier } from './chaos/cashier.ts';
import type { Chaos } from './chaos/chaos.ts';
import { kill } from './chaos/kill.ts';
import { lottery } from './chaos/lottery.ts';
import { model } from './chaos/model.ts';
import { settlement } from './chaos/settlement.ts';
import { sports } from './chaos/sports.ts';
import { restart } from './chaos/restart.ts';
import { rooms } from './chaos/rooms.ts';
import { killProducts } from './process/product.ts';

/** `npm run chaos -- <name>`: breaks a temporary product and prints what was lost; `-- list` names the ways. */

const WAYS: readonly Chaos[] = [restart, model, kill, lottery, cashier, rooms, settlement, sports];

process.on('exit', killProducts);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => exit(130));

const [, , wanted, ...words] = argv;
const chosen = WAYS.find(({ name }) => name === wanted);
if (chosen === undefined) {
  for (const { name, about } of WAYS) console.log(`${name.padEnd(10)} ${about}`);
  exit(wanted === undefined || wanted === 'list' ? 0 : 2);
}

const broken = await chosen.run((line) => console.log(line), words);
for (const sentence of broken) console.error(`broken: ${sentence}`);
console.log(
  broken.length === 0
    ? `chaos ${chosen.name}: nothing was lost`
    : `chaos ${chosen.name}: ${broken.length} promises broken`,
);
exit(broken.length === 0 ? 0 : 1);
