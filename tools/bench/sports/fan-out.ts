import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../../process/product.ts';
import type { Measure } from '../measure.ts';
import type { Report } from './browsers.ts';
import type { Change, openLiveFeed } from './live-feed.ts';

type Feed = Awaited<ReturnType<typeof openLiveFeed>>;

const PRICES_PER_SECOND = 200;
/** What a browser has on screen. */
const MATCHES_EACH = 5;
const P95_MAX_MS = 250;
/** What is still under way when the feed stops. */
const REST_MS = 1_500;

type FanOut = {
  readonly url: string;
  readonly feed: Feed;
  readonly browsers: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
};

/** From a message of the feed until changed prices are in thousands of browsers, beside a bare broadcast of as many bytes. */
export const measureFanOut = async (options: FanOut): Promise<readonly Measure[]> => {
  const { url, feed, browsers, seconds, say } = options;
  let changes: readonly Change[] = [];
  const ours = await watched(url, browsers, feed.fixtures.map((id) => `sports.fixture:${id}`), async () => {
    changes = await feed.run(seconds, PRICES_PER_SECOND, (turn) => turn % feed.fixtures.length);
  }); // prettier-ignore
  const prices = changes.reduce((sum, change) => sum + change.prices, 0);
  say(`${prices} prices in ${changes.length} changes; ${ours.messages} messages of ${Math.round(ours.bytes / ours.messages)} bytes to ${browsers} browsers`); // prettier-ignore
  const delays = ours.arrivals.flatMap(({ name, atMs }) => {
    const change = changes.find(({ after, version }) => after < name && name <= version);
    return change ? [atMs - change.atMs] : [];
  });
  const rate = changes.length / seconds;
  const bare = await bareDelays(options, Math.round(ours.bytes / ours.messages), rate);
  const [oursMs, bareMs] = [p95(delays), p95(bare)];
  say(`from feed to socket p50 ${Math.round(percentile(delays, 0.5))}, p95 ${Math.round(oursMs)} ms; bare p95 ${Math.round(bareMs)} ms`); // prettier-ignore
  return [
    { measure: 'fan-out-p95-ms', ours: oursMs, anchor: P95_MAX_MS },
    { measure: 'fan-out-beside-bare', ours: oursMs, anchor: bareMs },
  ];
};

const bareDelays = async (
  { feed, browsers, seconds }: FanOut,
  bytes: number,
  perSecond: number,
): Promise<readonly number[]> => {
  const groups = feed.fixtures.length;
  const command = [execPath, join(import.meta.dirname, 'bare-broadcast.ts'), ...[groups, bytes, perSecond].map(String)];
  const bare = await startProduct({ command });
  try {
    const topics = feed.fixtures.map((_, group) => `bare:${group}`);
    const { arrivals } = await watched(bare.url, browsers, topics, () => sleep(seconds * 1_000));
    return arrivals.map(({ name, atMs }) => atMs - name);
  } finally {
    await bare.stop();
  }
};

/** What browsers noted while something happened. */
const watched = async (
  url: string,
  browsers: number,
  topics: readonly string[],
  happens: () => Promise<unknown>,
): Promise<Report> => {
  const child = fork(join(import.meta.dirname, 'browsers.ts'), [
    url,
    String(browsers),
    String(MATCHES_EACH),
    ...topics,
  ]);
  try {
    await once(child, 'message');
    await sleep(REST_MS);
    child.send('count');
    await happens();
    await sleep(REST_MS);
    child.send('report');
    const [report] = (await once(child, 'message')) as [Report];
    if (report.messages === 0) throw new Error('No browser heard of a price.');
    return report;
  } finally {
    child.kill();
  }
};

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
const p95 = (values: readonly number[]): number => percentile(values, 0.95);
