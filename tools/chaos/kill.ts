import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { money } from '@fairground/contract/money';
import { keyOf } from '../../server/src/modules/wallet/index.ts';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { openModules } from '../process/modules.ts';
import { newDataFolder } from '../process/product.ts';
import type { Chaos } from './chaos.ts';
import { killTrees } from './kill-everything.ts';
import { CURRENCY, idOf, TENANT } from './wallet-node.ts';
import type { Asked, Told } from './wallet-node.ts';

const CYCLES = 20;
const MEMBERS = 500;
const IN_FLIGHT = 256;
/** A life ends a moment after so many answers: on a slow machine as on a fast one there is load when it ends. */
const LIFE_ANSWERS = [1, 4_000] as const;
const LIFE_MS_MAX = 30_000;
const MOMENT_MS = 300;
const VICTIMS = ['both', 'database', 'node'] as const;
const OFF = '-c synchronous_commit=off';

/** Everything asked for so far: what waits for an answer, and what was answered. */
type Ledger = {
  readonly open: Map<string, Asked>;
  readonly told: Map<string, { readonly asked: Asked; readonly told: Told }>;
  serial: number;
};

/** Kills the wallet's process and PostgreSQL under load; what was acknowledged must be there once, with its answer. */
export const kill: Chaos = {
  name: 'kill',
  about: 'kill -9 of the wallet and PostgreSQL under load, then a run that must lose; -- kill --cycles 20',
  run: async (say, words) => {
    const { values } = parseArgs({
      args: [...words],
      options: { cycles: { type: 'string', default: String(CYCLES) }, control: { type: 'string', default: '5' } },
    });
    const broken = await killInCycles(say, Number(values.cycles), 'on');
    const lost = await killInCycles((line) => say(`control: ${line}`), Number(values.control), 'off');
    say(
      `control: with synchronous_commit=off ${lost.length === 0 ? 'nothing was seen lost' : `${lost.length} faults were seen`}`,
    );
    return Number(values.control) > 0 && lost.length === 0
      ? [...broken, 'the control lost nothing: this test cannot see loss']
      : broken;
  },
};

const killInCycles = async (
  say: (line: string) => void,
  cycles: number,
  synchronousCommit: 'on' | 'off',
): Promise<readonly string[]> => {
  const dataFolder = newDataFolder();
  const ledger: Ledger = { open: new Map(), told: new Map(), serial: 0 };
  const broken: string[] = [];
  try {
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const before = ledger.told.size;
      const resent = ledger.open.size;
      const victim = synchronousCommit === 'off' ? 'both' : (VICTIMS[randomInt(VICTIMS.length)] ?? 'both');
      const recoveryMs = await liveAndDie(dataFolder, ledger, victim, synchronousCommit);
      say(
        `cycle ${cycle}: up in ${recoveryMs} ms, ${resent} sent again, ${ledger.told.size - before} acknowledged, killed ${victim}`,
      );
    }
    broken.push(...(await lookAfterwards(dataFolder, ledger, say)));
    return broken;
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

/** One life: everything unanswered is sent again, new load follows, and in the middle of it comes the end. */
const liveAndDie = async (
  dataFolder: string,
  ledger: Ledger,
  victim: (typeof VICTIMS)[number],
  synchronousCommit: 'on' | 'off',
): Promise<number> => {
  const startedAt = performance.now();
  const database = await startEmbedded({ dataFolder });
  await migrate({ url: database.url });
  const url = new URL(database.url);
  if (synchronousCommit === 'off') url.searchParams.set('options', OFF);
  const node = await startWallet(url.toString());
  const recoveryMs = Math.round(performance.now() - startedAt);
  node.on('message', (told: Told) => {
    const asked = ledger.open.get(told.transactionId);
    if (!asked) return;
    ledger.open.delete(told.transactionId);
    ledger.told.set(told.transactionId, { asked, told });
    send(node, [newAsked(ledger)]);
  });
  send(node, [...ledger.open.values()]);
  send(
    node,
    Array.from({ length: Math.max(0, IN_FLIGHT - ledger.open.size) }, () => newAsked(ledger)),
  );
  await untilAnswered(ledger, ledger.told.size + randomInt(...LIFE_ANSWERS));
  await sleep(randomInt(MOMENT_MS));
  await killTrees([...(victim === 'node' ? [] : [database.pid]), ...(victim === 'database' ? [] : [node.pid ?? 0])]);
  if (victim !== 'both') await sleep(randomInt(100));
  node.kill('SIGKILL');
  node.removeAllListeners('message');
  await database.stop().catch(() => undefined);
  return recoveryMs;
};

const untilAnswered = async ({ told }: Ledger, count: number): Promise<void> => {
  const until = performance.now() + LIFE_MS_MAX;
  while (told.size < count && performance.now() < until) await sleep(5);
};

const startWallet = async (url: string): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'wallet-node.ts'), [], {
    env: { ...env, CHAOS_DATABASE_URL: url },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The wallet's process ended with ${code}.`)));
  });
  child.removeAllListeners('exit');
  child.on('error', () => undefined);
  return child;
};

const send = (node: ChildProcess, asked: readonly Asked[]): void => {
  if (asked.length > 0 && node.connected) node.send(asked, () => undefined);
};

const newAsked = (ledger: Ledger): Asked => {
  ledger.serial += 1;
  const member = randomInt(1, MEMBERS + 1);
  const isStake = randomInt(3) > 0;
  const amount = randomInt(1, 1_000);
  const asked: Asked = {
    member,
    kind: isStake ? 'stake' : 'deposit',
    transactionId: `t${ledger.serial}`,
    amount: String(isStake ? -amount : amount * 2),
  };
  ledger.open.set(asked.transactionId, asked);
  return asked;
};

/** Sends what is still unanswered a last time, then compares every acknowledgement with the ledger. */
const lookAfterwards = async (
  dataFolder: string,
  ledger: Ledger,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  const database = await startEmbedded({ dataFolder });
  const { wallet, pool, close } = await openModules(database.url, { poolSize: 4, tenant: TENANT });
  try {
    const house = await wallet.houseAccount('H_GAME', CURRENCY);
    for (const asked of ledger.open.values()) {
      const id = idOf(asked);
      const { cash } = await wallet.accountsOf(id.member, CURRENCY);
      const { outcome, transferId } = await wallet.apply({
        id,
        kind: asked.kind,
        account: cash,
        counter: house,
        amount: money(BigInt(asked.amount)),
      });
      const told = { transactionId: asked.transactionId, outcome, transferId: transferId?.toString() ?? null };
      ledger.told.set(asked.transactionId, { asked, told });
    }
    const { rows } = await pool.query<{ key: string; status: string; transferId: bigint | null; legs: bigint }>(
      `select replace(o.key::text, '-', '') as key, o.status, o.transfer_id as "transferId", coalesce(l.legs, 0) as legs
         from wallet_operation o left join (select operation_key, count(*) as legs from wallet_leg group by 1) l on l.operation_key = o.key`,
    );
    const kept = new Map(rows.map((row) => [row.key, row]));
    const faults = [...ledger.told.values()].flatMap(({ asked, told }) => {
      const row = kept.get(keyOf(idOf(asked)));
      if (!row) return [`${asked.transactionId} was acknowledged as ${told.outcome} and is gone`];
      if ((row.transferId?.toString() ?? null) !== told.transferId)
        return [`${asked.transactionId} was acknowledged as transfer ${told.transferId} and is ${row.transferId}`];
      return row.legs === (told.outcome === 'applied' ? 1n : 0n) ? [] : [`${asked.transactionId} has ${row.legs} legs`];
    });
    const proof = await wallet.prove();
    say(
      `${ledger.told.size} acknowledged, the last ${ledger.open.size} of them when asked again, ${rows.length} kept, ${proof.legs} legs; ${faults.length + proof.faults.length} faults`,
    );
    return [...faults.slice(0, 20), ...(faults.length > 20 ? [`and ${faults.length - 20} more`] : []), ...proof.faults];
  } finally {
    await close();
    await database.stop();
  }
};
