import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '../../server/src/modules/audit/index.ts';
import { openHouse } from '../admin/house.ts';
import type { House } from '../admin/house.ts';
import { newDataFolder, startProduct } from '../process/product.ts';
import type { Product } from '../process/product.ts';
import type { Chaos } from './chaos.ts';
import { killEverything } from './kill-everything.ts';

const ROUNDS = 5;
const WRITERS = 4;
const PAUSE_MS = 15;
const ACTOR: Actor = { actorKind: 'operator', actor: 'chaos', reason: 'chaos restart', ip: '127.0.0.1' };

/** What one round wrote and read before everything was killed. */
type Round = { acknowledged: bigint[]; unanswered: number; reads: number; badReads: number };

/** Kills everything again and again while an operator writes and visitors read; nothing acknowledged may be lost. */
export const restart: Chaos = {
  name: 'restart',
  about: 'kill -9 of everything, in a loop, while an operator writes and visitors read; -- restart <rounds>',
  run: async (say, [rounds = String(ROUNDS)]) => {
    const dataFolder = newDataFolder();
    const acknowledged = new Set<bigint>();
    const broken: string[] = [];
    try {
      for (let round = 1; round <= Number(rounds); round += 1) {
        const { product, house, readyMs } = await start(dataFolder);
        broken.push(...(await findLosses(house, product, acknowledged, say)));
        const lifetimeMs = randomInt(1500, 5000);
        const wrote = await useUntilKilled(product, house, lifetimeMs);
        for (const id of wrote.acknowledged) acknowledged.add(id);
        say(
          `round ${round}: ready in ${readyMs} ms; ${wrote.acknowledged.length} writes acknowledged, ` +
            `${wrote.unanswered} unanswered, ${wrote.reads} reads; killed after ${lifetimeMs} ms`,
        );
        if (wrote.badReads > 0) broken.push(`round ${round}: ${wrote.badReads} reads were answered with a fault`);
      }
      const { product, house, readyMs } = await start(dataFolder);
      say(`last start: ready in ${readyMs} ms`);
      broken.push(...(await findLosses(house, product, acknowledged, say)));
      await house.close();
      await product.stop();
      return broken;
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

const start = async (dataFolder: string) => {
  const startedAt = performance.now();
  const product = await startProduct({ dataFolder });
  const readyMs = Math.round(performance.now() - startedAt);
  const house = await openHouse({ ...env, DATA_FOLDER: dataFolder });
  return { product, house, readyMs };
};

/** Writers and readers at full speed; then, in the middle of it, the end. */
const useUntilKilled = async (product: Product, house: House, lifetimeMs: number): Promise<Round> => {
  const round: Round = { acknowledged: [], unanswered: 0, reads: 0, badReads: 0 };
  const ending = new AbortController();
  const work = [
    ...Array.from({ length: WRITERS }, () => write(house, round, ending.signal)),
    read(product, round, ending.signal),
  ];
  await sleep(lifetimeMs);
  await killEverything(product);
  ending.abort();
  await Promise.all(work);
  // Its connections died with the database; closing them may say so.
  await house.close().catch(() => undefined);
  return round;
};

/** A write counts as acknowledged only when its promise was kept before the kill. */
const write = async (house: House, round: Round, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    try {
      const text = { title: 'Chaos', content: '<p>Chaos</p>' };
      const id = await house.content.addAnnouncement(ACTOR, { type: 'PR', texts: { TY: text, EN: text } });
      round.acknowledged.push(id);
    } catch {
      round.unanswered += 1;
    }
    await sleep(PAUSE_MS);
  }
};

/** A connection that breaks is the kill; an answer that says 5xx is a fault. */
const read = async ({ url }: Product, round: Round, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    try {
      const response = await fetch(`${url}/wps/relay/announcement/list`, { signal });
      await response.arrayBuffer();
      round.reads += 1;
      if (response.status >= 500) round.badReads += 1;
    } catch {
      await sleep(PAUSE_MS);
    }
  }
};

/** Looks for every acknowledged write in the trail, and whether the trail itself is whole. */
const findLosses = async (
  house: House,
  { url }: Product,
  acknowledged: ReadonlySet<bigint>,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  const kept = await recordedIds(house);
  const lost = [...acknowledged].filter((id) => !kept.has(id.toString()));
  const { fault, lines } = await house.audit.verifyChain();
  const answer = await fetch(url);
  say(
    `found: ${acknowledged.size - lost.length} of ${acknowledged.size} acknowledged writes, a trail of ${lines} lines, the site answers ${answer.status}`,
  );
  return [
    ...lost.map((id) => `announcement ${id} was acknowledged and is gone`),
    ...(fault === undefined ? [] : [`the trail is broken at line ${fault.seq}: ${fault.kind}`]),
    ...(answer.ok ? [] : [`the site answers ${answer.status} after the start`]),
  ];
};

const recordedIds = async ({ audit }: House): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  const limit = 200;
  let before: bigint | undefined;
  for (;;) {
    const lines = await audit.listLines({ limit, ...(before === undefined ? {} : { before }) });
    for (const { actor, resourceId } of lines) if (actor === ACTOR.actor) ids.add(resourceId);
    before = lines.at(-1)?.seq;
    if (lines.length < limit || before === undefined) return ids;
  }
};
