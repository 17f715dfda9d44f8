import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId } from '@fairground/contract/ids';
import type { TableView } from '@fairground/contract/rooms/table';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { openRooms } from '../chaos/rooms-house.ts';
import { COMPILED_FOLDER } from '../process/compiled.ts';
import { callerOf } from '../process/member-caller.ts';
import { newDataFolder } from '../process/product.ts';
import type { Bench } from './measure.ts';
import { arrived, newCrowd, openLine, playAt } from './rooms/people.ts';
import type { Crowd, Person, SeenTable } from './rooms/people.ts';

const TABLES = Number(env['BENCH_TABLES'] ?? 500);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 20);
/** How long a person thinks, in milliseconds: half to one and a half times this. */
const THINKS_MS = Number(env['BENCH_THINK_MS'] ?? 4_000);
const SEATS = 4;
const WARM_MS = 10_000;
const DEALT_MAX_MS = 120_000;
const RESTART_MAX_MS = 2_000;
const AT_ONCE = 16;

const thinks = (): number => THINKS_MS / 2 + randomInt(THINKS_MS);
const PEOPLE: readonly Person[] = Array.from({ length: TABLES * SEATS }, (_, at) => ({
  member: at + 1,
  table: Math.floor(at / SEATS),
}));
const matesOf = ({ table }: Person): readonly number[] =>
  Array.from({ length: SEATS }, (_, seat) => table * SEATS + seat + 1);

/** Full tables on one node: from an action until every seat has it, beside a relay; and a restart in the middle of hands. */
export const rooms: Bench = {
  name: 'rooms',
  about: `${TABLES} tables of ${SEATS} people on one node beside a bare relay, and a restart; BENCH_TABLES, BENCH_SECONDS, BENCH_THINK_MS`,
  run: async (say) => {
    const dataFolder = newDataFolder();
    const database = await startEmbedded({ dataFolder });
    const children: ChildProcess[] = [];
    const start = async (entry: string): Promise<Started> => {
      const started = await startChild(entry, database.url);
      children.push(started.child);
      return started;
    };
    try {
      await migrate({ url: database.url });
      const tables = await seatEverybody(database.url, say);
      const floor = await start('floor.ts');
      const ours = await playOn(floor, tables, say);
      const { relayed, took } = await relayOn(await start('relay.ts'), ours.crowd.sample, say);
      const again = await restart(floor, start, tables, ours.crowd);
      say(
        `restart: the first action was taken after ${again.ms.toFixed(0)} ms, ${again.resumedMs.toFixed(0)} ms after the process was up; ${again.lost} hands fell behind`,
      );
      return [
        { measure: 'p99-ms', ours: quantile(ours.took, 0.99), anchor: quantile(took, 0.99) },
        { measure: 'median-ms', ours: quantile(ours.took, 0.5), anchor: quantile(took, 0.5) },
        { measure: 'actions-per-second', ours: ours.took.length / SECONDS, anchor: relayed / SECONDS },
        { measure: 'refused', ours: ours.crowd.refused.length, anchor: 0 },
        { measure: 'restart-ms', ours: again.ms, anchor: RESTART_MAX_MS },
        { measure: 'resume-ms', ours: again.resumedMs, anchor: RESTART_MAX_MS },
        { measure: 'hands-behind', ours: again.lost, anchor: 0 },
      ];
    } finally {
      for (const child of children) child.kill('SIGKILL');
      await database.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

type Started = { readonly child: ChildProcess; readonly url: string };

const startChild = async (entry: string, databaseUrl: string): Promise<Started> => {
  const child = fork(join(import.meta.dirname, 'rooms', entry), [], {
    ...{ execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    env: { ...env, BENCH_DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: COMPILED_FOLDER },
  });
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
};

const quantile = (values: readonly number[], at: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.POSITIVE_INFINITY;
};

const inTurns = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = [...items].toReversed();
  const take = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
};

/** Money for everybody, and a private table for every four; answers the numbers of the tables. */
const seatEverybody = async (url: string, say: (line: string) => void): Promise<readonly string[]> => {
  const house = await openRooms(url, AT_ONCE);
  const ask = async (name: string, member: number, body: object): Promise<TableView> => {
    const route = house.rooms.routes?.find(({ endpoint }) => endpoint.name === `rooms.${name}`);
    if (!route) throw new Error(`No route answers ${name}.`);
    const answer = await route.handle({ query: undefined, body }, callerOf(BigInt(member) as MemberId));
    return (answer as { readonly table: TableView }).table;
  };
  await inTurns(PEOPLE, ({ member }) => house.fund(BigInt(member) as MemberId));
  const numbers: string[] = [];
  await inTurns(
    Array.from({ length: TABLES }, (_, table) => table),
    async (table) => {
      const [host = 0, ...guests] = matesOf({ member: 0, table });
      const requestId = `bench-request-${table}`;
      const { code, tableId } = await ask('open-private-table', host, {
        room: 'tien-len-1',
        requestId,
        hasHouse: false,
      });
      numbers[table] = tableId.toString();
      for (const guest of guests) await ask('take-seat', guest, { code, requestId: `${requestId}-${guest}` });
    },
  );
  await house.close();
  say(`${PEOPLE.length} people sit at ${TABLES} tables`);
  return numbers;
};

const playOn = async (
  floor: Started,
  tables: readonly string[],
  say: (line: string) => void,
): Promise<{ readonly took: readonly number[]; readonly crowd: Crowd }> => {
  const crowd = newCrowd();
  const players = new Map<number, Awaited<ReturnType<typeof playAt>>>();
  await inTurns(PEOPLE, async (person) => {
    players.set(person.member, await playAt(floor.url, person, matesOf(person), crowd, thinks));
  });
  await inTurns(PEOPLE, async ({ member, table }) => {
    await players.get(member)?.begin(tables[table] ?? '');
  });
  floor.child.send('begin');
  // All first hands are dealt at once, which five hundred tables never do again.
  for (let waited = 0; crowd.acknowledged.size < TABLES && waited < DEALT_MAX_MS; waited += WARM_MS)
    await sleep(WARM_MS);
  say(`${crowd.acknowledged.size} tables play`);
  await sleep(WARM_MS);
  crowd.isMeasured = true;
  await sleep(SECONDS * 1_000);
  crowd.isMeasured = false;
  const took = [...crowd.took];
  say(
    `rooms: ${(took.length / SECONDS).toFixed(0)} actions a second, p50 ${quantile(took, 0.5).toFixed(1)} ms, ` +
      `p99 ${quantile(took, 0.99).toFixed(1)} ms, refused ${crowd.refused.length} ${[...new Set(crowd.refused)].join()}`,
  );
  // Killed while everybody plays.
  floor.child.kill('SIGKILL');
  crowd.isOver = true;
  for (const { line } of players.values()) line.socket.disconnect();
  return { took, crowd };
};

/** The same messages from the same tables at the same pace, passed on by a server that knows nothing. */
const relayOn = async (
  relay: Started,
  sample: unknown,
  say: (line: string) => void,
): Promise<{ readonly relayed: number; readonly took: readonly number[] }> => {
  const crowd = newCrowd();
  relay.child.send(sample as object);
  const lines = new Map<number, Awaited<ReturnType<typeof openLine>>>();
  await inTurns(PEOPLE, async (person) => {
    lines.set(person.member, await openLine(relay.url, person, () => arrived(crowd, person, undefined)));
  });
  const playing = Array.from({ length: TABLES }, async (_, table) => {
    const mates = matesOf({ member: 0, table });
    while (!crowd.isOver) {
      await sleep(thinks());
      const line = lines.get(mates[randomInt(SEATS)] ?? 0);
      crowd.deliveries.set(table, { sent: performance.now(), left: new Set(mates), handId: '', seq: 0 });
      await line?.post('/act', { requestId: 'as-long-as-ours', action: { do: 'play', cards: [1, 2, 3] } });
    }
  });
  await sleep(WARM_MS / 2);
  crowd.isMeasured = true;
  await sleep(SECONDS * 1_000);
  crowd.isMeasured = false;
  crowd.isOver = true;
  await Promise.all(playing);
  const took = [...crowd.took];
  say(
    `relay: ${(took.length / SECONDS).toFixed(0)} actions a second, p50 ${quantile(took, 0.5).toFixed(1)} ms, ` +
      `p99 ${quantile(took, 0.99).toFixed(1)} ms`,
  );
  for (const { socket } of lines.values()) socket.disconnect();
  relay.child.kill('SIGKILL');
  return { relayed: took.length, took };
};

/** From the start of another process until it has taken an action of a hand that was on, and whether any hand lost one. */
const restart = async (
  floor: Started,
  start: (entry: string) => Promise<Started>,
  tables: readonly string[],
  crowd: Crowd,
): Promise<{ readonly ms: number; readonly resumedMs: number; readonly lost: number }> => {
  if (floor.child.exitCode === null && floor.child.signalCode === null) await once(floor.child, 'exit');
  const startedAt = performance.now();
  const again = await start('floor.ts');
  const readyAt = performance.now();
  let [ms, resumedMs] = [0, 0];
  let lost = 0;
  for (const [table, { handId, seq }] of crowd.acknowledged) {
    const views = await Promise.all(
      matesOf({ member: 0, table }).map(async (member) => {
        const line = await openLine(again.url, { member, table }, () => undefined);
        const { value } = (await line.get(`/wps/relay/rooms/table?tableId=${tables[table]}`)) as {
          readonly value?: { readonly table: SeenTable };
        };
        return { line, hand: value?.table.hand };
      }),
    );
    const turn = views.find(({ hand }) => (hand?.legal.length ?? 0) > 0);
    if (ms === 0 && turn?.hand) {
      const answer = await turn.line.post('/wps/relay/rooms/act', {
        ...{ tableId: tables[table], hand: turn.hand.handId, requestId: 'after-the-restart' },
        action: turn.hand.legal[0],
      });
      const { value } = answer as { readonly value?: { readonly seq?: number } };
      if (value?.seq !== undefined) {
        ms = performance.now() - startedAt;
        resumedMs = performance.now() - readyAt;
      }
    }
    const [first] = views;
    if (first?.hand?.handId === handId && first.hand.seq < seq) lost += 1;
    for (const { line } of views) line.socket.disconnect();
  }
  return { ms, resumedMs, lost };
};
