import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/log.ts';
import { systemRandom } from '../../platform/random.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { startNodes } from '../../testing/nodes.ts';
import { createAudit } from '../audit/index.ts';
import { createPostbox } from './index.ts';

const { db, url, nodeUrl } = await testDatabase();

/** A gateway of short messages that notes every id it is asked to send, and can keep its answers back. */
const asked: string[] = [];
const kept: ServerResponse[] = [];
let keepsAnswers = false;
const gateway = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  request.on('end', () => {
    asked.push(JSON.parse(text).id);
    if (keepsAnswers) kept.push(response);
    else response.writeHead(200).end();
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
const environment = {
  SMS_PROVIDER: 'http',
  SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
};

/** A postbox that only queues: its jobs are run by the nodes. */
const jobs = createJobs({ url: nodeUrl, log: silentLog });
const postbox = createPostbox({
  db,
  asideDb: db,
  clock: systemClock,
  random: systemRandom,
  log: silentLog,
  announce: () => Promise.resolve(),
  enqueue: jobs.enqueue,
  audit: createAudit({ db, clock: systemClock }),
  sender: { brand: 'Fairground', minimumAge: 21, timeZone: 'UTC', numbers: createNumbers(SEED_STYLE) },
  settings: readConfig(environment),
});
const ask = (nth: number) =>
  postbox.sendCode({
    address: { channel: 'sms', to: `+849120${String(nth).padStart(5, '0')}` },
    purpose: 'login',
    language: 'EN',
    ip: '203.0.113.7',
  });

afterAll(async () => {
  await jobs.stop();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});

const statesOf = async () => {
  const { rows } = await asOwner(
    url,
    'select id::text, state, attempts from postbox_message order by postbox_message.id',
  );
  return rows as readonly { readonly id: string; readonly state: string; readonly attempts: number }[];
};

test('two nodes send every message once; one that both died over is sent by the next, under its old id', async () => {
  const house = await startNodes({ url, count: 2, entry: './probe-node.ts', environment });
  try {
    await Promise.all(Array.from({ length: 30 }, (_, nth) => ask(nth)));
    await vi.waitFor(
      async () => expect(new Set((await statesOf()).map(({ state }) => state))).toEqual(new Set(['sent'])),
      {
        timeout: 20_000,
        interval: 200,
      },
    );
    expect(asked.toSorted()).toEqual((await statesOf()).map(({ id }) => id).toSorted());

    keepsAnswers = true;
    await ask(99);
    await vi.waitFor(() => expect(kept).toHaveLength(1), { timeout: 20_000 });
    const [last] = asked.slice(-1);
    await Promise.all(house.nodes.map((node) => node.kill()));
    keepsAnswers = false;
    expect((await statesOf()).at(-1)).toEqual({ id: last, state: 'queued', attempts: 1 });

    // The claim of the dead would last two minutes; here they are over.
    await asOwner(url, `update postbox_message set claimed_until = now() where state = 'queued'`);
    const successor = await startNodes({ url, count: 1, entry: './probe-node.ts', environment });
    try {
      await vi.waitFor(
        async () => expect((await statesOf()).at(-1)).toEqual({ id: last, state: 'sent', attempts: 2 }),
        {
          timeout: 40_000,
          interval: 300,
        },
      );
      expect(asked.filter((id) => id === last)).toHaveLength(2);
      expect(new Set(asked).size).toBe(31);
    } finally {
      await successor.close();
    }
  } finally {
    await house.close();
  }
}, 120_000);
