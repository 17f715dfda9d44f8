import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@fairground/contract/endpoint';
import { ENDPOINTS, VENDOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { GAMES } from '@fairground/engines/lottery/games';
import { largestOf } from '../../server/src/testing/largest.ts';
import { ROOT } from '../process/command.ts';
import { allowCallers, createCallers, makeAgent } from './largest-input/callers.ts';
import type { Call } from './largest-input/callers.ts';
import type { LoopAnswer } from './largest-input/measured-node.ts';
import { priceOf, WIDE_CARTS, WIDE_CHASES } from './largest-input/wide-carts.ts';
import type { Wide } from './largest-input/wide-carts.ts';
import type { Bench } from './measure.ts';
import { onMigratedDatabase } from './migrated-database.ts';
import { addVendor } from './wallet/vendor-load.ts';
import type { Key } from './wallet/vendor-load.ts';

/** How long a request may keep the loop of a node from everybody else. */
const BAR_MS = 50;
/**
 * The first answer to each input is reported separately: caches are filled then. Of the others the least counts: what an
 * input costs, it costs every time, and other programs on the machine do not.
 */
const RUNS = Number(env['BENCH_ROUNDS'] ?? 3);
const WORST_SHOWN = Number(env['BENCH_SHOWN'] ?? 10);
/** What fits a body with room for its envelope when it travels sealed. */
const BODY_CHARACTERS_MAX = 40_000;
const QUERY_CHARACTERS_MAX = 4_000;

type Blocked = Omit<LoopAnswer, 'id'>;
type Measured = { readonly name: string; readonly first: Blocked; readonly again: Blocked; readonly answer: string };

/** Every call with its largest legal input, and how long the loop of the node was blocked by it. */
export const largestInput: Bench = {
  name: 'largest-input',
  about: 'every call with its largest legal input: how long it blocks the loop of a node; BENCH_ROUNDS, BENCH_ONLY',
  run: (say) =>
    onMigratedDatabase(async (cluster) => {
      const running: { node?: MeasuredNode } = {};
      try {
        const node = await startMeasuredNode(cluster.url);
        running.node = node;
        await allowCallers(cluster.url);
        const vendor = await addVendor(cluster.url, 'bench');
        await untilQuiet(node);
        const measured = await measureAll(node, vendor, say);
        const worst = measured.toSorted((one, other) => other.again.cpuMs - one.again.cpuMs);
        say(`the worst ${WORST_SHOWN} of ${measured.length}, in processor time of the loop (on the wall):`);
        for (const one of worst.slice(0, WORST_SHOWN)) say(describe(one));
        const firsts = measured.map(({ first }) => first.cpuMs);
        return [
          { measure: 'worst-ms', ours: worst[0]?.again.cpuMs ?? 0, anchor: BAR_MS },
          { measure: 'worst-first-ms', ours: Math.max(...firsts), anchor: BAR_MS },
          { measure: 'above-the-bar', ours: worst.filter(({ again }) => again.cpuMs > BAR_MS).length, anchor: 0 },
        ];
      } finally {
        running.node?.kill();
      }
    }),
};

const describe = ({ name, again, first, answer }: Measured): string =>
  `${shown(again)} again, ${shown(first)} at first: ${name} (${answer})`;

const shown = ({ cpuMs, ms }: Blocked): string => `${cpuMs.toFixed(0)} ms (${ms.toFixed(0)})`;

const measureAll = async (
  node: MeasuredNode,
  vendor: Key,
  say: (line: string) => void,
): Promise<readonly Measured[]> => {
  const callers = createCallers(node.url, vendor);
  const [member, agent] = [await callers.newMember('largestone'), await callers.newMember('largestagent')];
  const trial = await callers.newTrial();
  await makeAgent(node.databaseUrl, 'largestagent');
  const tokens: Partial<Record<Endpoint['access'], string>> = { session: trial, member, agent };
  const measured: Measured[] = [];
  const measure = async (name: string, callOf: () => Promise<Call>): Promise<void> => {
    if (!name.includes(env['BENCH_ONLY'] ?? '')) return;
    const blocked: Blocked[] = [];
    let answer = '';
    for (let run = 0; run <= RUNS; run += 1) {
      const call = await callOf();
      await node.resetLoop();
      const { status, code } = await callers.send(call);
      blocked.push(await node.readLoop());
      answer = `${status} ${code}`.trim();
    }
    const [first = NOTHING, ...others] = blocked;
    const again = leastOf(others);
    const one = { name, first, again, answer };
    measured.push(one);
    if (Math.max(first.cpuMs, again.cpuMs) > BAR_MS) say(describe(one));
  };

  for (const endpoint of ENDPOINTS) {
    const call = largestCall(endpoint, tokens[endpoint.access]);
    await measure(endpoint.name, () => Promise.resolve(call));
  }
  for (const endpoint of VENDOR_ENDPOINTS) {
    const call = { ...largestCall(endpoint, undefined), isSigned: true };
    await measure(endpoint.name, () => Promise.resolve(call));
  }
  if (HAS_PAGES) measured.push(...(await measurePages(node)));
  else say('the site is not built (npm start builds it): no page is rendered');
  for (const { code: gameCode } of GAMES)
    await measure(`lottery.read-offer: ${gameCode}`, () =>
      Promise.resolve({ endpoint: { method: 'GET', path: '/lgw/plays' }, query: { gameCode } }),
    );
  const issueOf = async ({ gameCode }: Wide): Promise<string> => {
    const answer = await callers.send({
      endpoint: { method: 'GET', path: '/lgw/numeros/chase' },
      query: { gameCode, count: '100' },
    });
    const { list = [] } = (answer.value ?? {}) as { readonly list?: readonly { readonly numero: string }[] };
    return list[0]?.numero ?? '';
  };
  let names = 0;
  const basketOf = async (wide: Wide, times: number): Promise<object> => ({
    clientOrderId: `largest-input-${(names += 1)}`,
    gameCode: wide.gameCode,
    numero: await issueOf(wide),
    prizeMode: 'Elott',
    prizeGroup: 1956,
    lines: wide.lines,
    amount: priceOf(wide, times),
  });
  for (const wide of WIDE_CARTS)
    await measure(`lottery.place-order: ${wide.about}`, async () => ({
      endpoint: { method: 'POST', path: '/lgw/bets' },
      body: await basketOf(wide, 1),
      token: await callers.newTrial(),
    }));
  for (const wide of WIDE_CHASES)
    await measure(`lottery.place-chase: ${wide.about}`, async () => ({
      endpoint: { method: 'POST', path: '/lgw/chases' },
      body: {
        ...(await basketOf(wide, 100)),
        count: 100,
        plan: { kind: 'flat', multiple: 1 },
        winStop: false,
      },
      token: await callers.newTrial(),
    }));
  return measured;
};

const HAS_PAGES = existsSync(join(ROOT, 'web/dist/server/entry-server.js'));

/** One address of every kind of page. */
const PAGES = [
  ...['/', '/register', '/lottery', '/vnlottery', '/rng', '/live', '/sports', '/elott', '/hot', '/promotions'],
  ...['/promotions/1', '/promotions/999999999', '/help', '/download', '/fair', '/login', '/nowhere'],
];

/** Age from which a cached page is rendered again in the background, and the longest time that takes. */
const FRESH_MS = 5_500;
const RENDERED_WITHIN_MS = 400;

/** Renders each page once, and again when it has grown old. */
const measurePages = async (node: MeasuredNode): Promise<readonly Measured[]> => {
  const render = async (path: string) => {
    await node.resetLoop();
    const response = await fetch(new URL(path, node.url));
    await response.arrayBuffer();
    await sleep(RENDERED_WITHIN_MS);
    return { blocked: await node.readLoop(), answer: String(response.status) };
  };
  const rounds = new Map<string, Awaited<ReturnType<typeof render>>[]>();
  for (let run = 0; run <= RUNS; run += 1) {
    for (const path of PAGES) rounds.set(path, [...(rounds.get(path) ?? []), await render(path)]);
    await sleep(FRESH_MS);
  }
  return [...rounds].map(([path, [first, ...others]]) => ({
    name: `page ${path}`,
    first: first?.blocked ?? NOTHING,
    again: leastOf(others.map(({ blocked }) => blocked)),
    answer: first?.answer ?? '',
  }));
};

const largestCall = (endpoint: Endpoint, token: string | undefined): Call => {
  const query = endpoint.query && (largestOf(endpoint.query, QUERY_CHARACTERS_MAX, endpoint.name) as object);
  const body =
    endpoint.body && endpoint.upload === undefined
      ? (largestOf(endpoint.body, BODY_CHARACTERS_MAX, endpoint.name) as object)
      : undefined;
  return {
    endpoint,
    ...(query && { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }),
    ...(body && { body }),
    ...(token !== undefined && { token }),
  };
};

const NOTHING: Blocked = { ms: 0, cpuMs: 0 };

const leastOf = (blocked: readonly Blocked[]): Blocked =>
  blocked.toSorted((one, other) => one.cpuMs - other.cpuMs)[0] ?? NOTHING;

type MeasuredNode = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly resetLoop: () => Promise<void>;
  /** How long the loop was blocked at the most since then. */
  readonly readLoop: () => Promise<Blocked>;
  readonly kill: () => void;
};

const READY = /^ready (\S+)$/m;

const startMeasuredNode = async (databaseUrl: string): Promise<MeasuredNode> => {
  const child = fork(join(ROOT, 'tools/bench/largest-input/measured-node.ts'), [], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: env['PATH'],
      DATABASE_URL: databaseUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      CALLS_PER_MINUTE: '0',
      METRICS_PORT: '0',
      PAGES: HAS_PAGES ? 'built' : 'none',
      TRUSTED_PROXIES: '127.0.0.1/32',
    },
  });
  const url = await readyUrl(child);
  let asked = 0;
  const ask = (what: 'reset' | 'read'): Promise<Blocked> =>
    new Promise((resolve) => {
      const id = (asked += 1);
      const hear = (answer: LoopAnswer): void => {
        if (answer.id !== id) return;
        child.off('message', hear);
        resolve({ ms: answer.ms, cpuMs: answer.cpuMs });
      };
      child.on('message', hear);
      child.send({ id, do: what });
    });
  return {
    url,
    databaseUrl,
    resetLoop: async () => void (await ask('reset')),
    readLoop: () => ask('read'),
    kill: () => void child.kill('SIGKILL'),
  };
};

const readyUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = READY.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The node ended with code ${code}.`)));
  });

/** A node that has just started is at work: its calendars are made, its catalogue is read. */
const QUIET_MS = 2_000;
const QUIET_WITHIN_MS = 120_000;

const untilQuiet = async (node: MeasuredNode): Promise<void> => {
  const until = performance.now() + QUIET_WITHIN_MS;
  let blocked = Infinity;
  while (blocked > BAR_MS / 2 && performance.now() < until) {
    await node.resetLoop();
    await sleep(QUIET_MS);
    blocked = (await node.readLoop()).cpuMs;
  }
};
