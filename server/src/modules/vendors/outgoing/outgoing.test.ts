import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fakeClock } from '../../../testing/clock.ts';
import { seededRandom } from '../../../testing/random.ts';
import { createOutgoing } from './outgoing.ts';

const call = { vendor: 'acme', url: 'https://vendor.example/round-info', key: { keyId: 'k', secret: 's' }, body: {} };

const aLine = (answers: readonly (number | 'broken')[]) => {
  const clock = fakeClock();
  let tried = 0;
  const left: string[] = [];
  const outgoing = createOutgoing({
    clock,
    onLeftAlone: (vendor) => left.push(vendor),
    random: seededRandom('outgoing'),
    pauseMs: 1,
    fetch: () => {
      const answer = answers[Math.min(tried, answers.length - 1)] ?? 'broken';
      tried += 1;
      return answer === 'broken'
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(new Response('said', { status: answer }));
    },
  });
  return { outgoing, clock, left, tries: () => tried };
};

test('[W22] what may happen twice is tried three times, the rest once', async () => {
  const twice = aLine([500, 'broken', 200]);
  const once = aLine([500, 200]);

  expect(await twice.outgoing.call({ ...call, isIdempotent: true })).toEqual({
    kind: 'answered',
    status: 200,
    body: 'said',
  });
  expect(await once.outgoing.call({ ...call, isIdempotent: false })).toEqual({ kind: 'failed', why: 'server-error' });
  expect([twice.tries(), once.tries()]).toEqual([3, 1]);
});

test('[W22] an answer that is no server error is an answer', async () => {
  const { outgoing } = aLine([404]);

  expect(await outgoing.call({ ...call, isIdempotent: true })).toMatchObject({ kind: 'answered', status: 404 });
});

test('[W22] a vendor that fails five times is left alone for half a minute, then probed', async () => {
  const { outgoing, clock, left, tries } = aLine(['broken']);
  const ask = () => outgoing.call({ ...call, isIdempotent: false });
  for (let count = 0; count < 5; count += 1) await ask();

  expect(left).toEqual(['acme']);
  expect(outgoing.isLeftAlone('acme')).toBe(true);
  expect(outgoing.isLeftAlone('other')).toBe(false);
  expect(await ask()).toEqual({ kind: 'failed', why: 'circuit-open' });
  expect(tries()).toBe(5);

  clock.advance(30_001);
  await ask();
  expect(tries()).toBe(6);
  expect(outgoing.isLeftAlone('acme')).toBe(true);
});

test('a vendor whose answer never ends or is without bound is a failed call, and not tried for ever', async () => {
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) });
  const large = createOutgoing({
    clock: fakeClock(),
    random: seededRandom('outgoing'),
    fetch: () => Promise.resolve(new Response(endless)),
  });
  expect(await large.call({ ...call, isIdempotent: false })).toEqual({ kind: 'failed', why: 'too-large' });

  const server = createServer((_request, response) => void response.writeHead(200).write('and then'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/round-info`;
  const late = createOutgoing({ clock: fakeClock(), random: seededRandom('outgoing'), timeoutMs: 200 });
  expect(await late.call({ ...call, url, isIdempotent: false })).toEqual({ kind: 'failed', why: 'time-out' });
  server.closeAllConnections();
  server.close();
});
