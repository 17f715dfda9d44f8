import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { FeedBody } from '../../../server/src/modules/sports/index.ts';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { openModules } from '../../process/modules.ts';
import { nowMs } from './now.ts';

const ALIVE_MS = 5_000;
const GOALS_MAX = 40;

/** A change of prices: when the feed said it, after and up to which version of markets it went, and how many prices it changed. */
export type Change = {
  readonly atMs: number;
  readonly after: number;
  readonly version: number;
  readonly prices: number;
};

/** Matches that are played, whose prices the bench changes as a feed does: by messages in their order. */
export const openLiveFeed = async (url: string, { matches }: { readonly matches: number }) => {
  const { sports, close } = await openModules(url, { poolSize: 4, tenant: 'bench' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let seq = 0n;
  const say = async (body: FeedBody): Promise<void> => {
    seq += 1n;
    await sports.feeds.receive('bench', { seq, body });
  };
  for (let number = 0; number < matches; number += 1) {
    const ref = `match-${number}`;
    await say(announced(ref));
    await say({ kind: 'state', ref, state: 'LIVE', seconds: 60, isRunning: true, at: new Date().toISOString() });
  }
  const { rows } = await client.query<{ id: string }>(
    `select id::text from sports_fixture where producer = 'bench' order by sports_fixture.id`,
  );
  const alive = { producer: 'bench', recover: () => Promise.resolve([]), heartbeat: () => systemClock.now() };
  const beat = (): void => void sports.feeds.catchUp(alive).catch(() => undefined);
  beat();
  const heartbeat = setInterval(beat, ALIVE_MS);
  const goals = new Map<string, number>();

  const lastVersion = async (): Promise<number> => {
    const found = await client.query<{ last: string }>('select max(version)::text as last from sports_market');
    return Number(found.rows[0]?.last ?? 0);
  };
  let version = await lastVersion();

  /** A goal, after which every price of the match is another one. */
  const change = async (place: number): Promise<Change> => {
    const ref = `match-${place}`;
    const scored = ((goals.get(ref) ?? 0) + 1) % GOALS_MAX;
    goals.set(ref, scored);
    const score = {
      halves: { h1: scored % 4, a1: (scored >> 1) % 4, h2: 0, a2: 0 },
      order: Array.from({ length: (scored % 4) + ((scored >> 1) % 4) }, (_, at) => (at < scored % 4 ? 'h' : 'a')),
      maps: [],
      fight: null,
    } as const;
    await say({ kind: 'score', ref, score });
    const atMs = nowMs();
    await say({ kind: 'resume', ref });
    const before = version;
    version = await lastVersion();
    const counted = await client.query<{ prices: number }>(
      'select coalesce(sum((select count(*) from jsonb_object_keys(odds))), 0)::int as prices from sports_market where version > $1',
      [before],
    );
    return { atMs, after: before, version, prices: counted.rows[0]?.prices ?? 0 };
  };

  return {
    fixtures: rows.map(({ id }) => id),
    /** Changes so many prices a second for so long, match after match. */
    run: async (seconds: number, perSecond: number, placeOf: (turn: number) => number): Promise<readonly Change[]> => {
      const from = nowMs();
      const changes: Change[] = [];
      let prices = 0;
      for (let turn = 0; nowMs() < from + seconds * 1_000; turn += 1) {
        const made = await change(placeOf(turn));
        changes.push(made);
        prices += made.prices;
        await sleep(Math.max(0, from + (prices / perSecond) * 1_000 - nowMs()));
      }
      return changes;
    },
    close: async () => {
      clearInterval(heartbeat);
      await client.end();
      await close();
    },
  };
};

const announced = (ref: string): FeedBody => ({
  kind: 'fixture',
  ref,
  sport: 'FOOTBALL',
  competition: 'red-river',
  home: 'rr-hanoi',
  away: 'rr-haiphong',
  startsAt: new Date().toISOString(),
  speed: 1,
  model: { is: 'goals', home: 1.72, away: 0.94 },
  commitment: 'c'.repeat(64),
});
