import process, { env, exit } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { nodeAddress, openDatabase } from '../../../server/src/platform/database/index.ts';
import type { Authenticate } from '../../../server/src/platform/http/route.ts';
import { silentLog } from '../../../server/src/platform/log.ts';
import { createRealtime } from '../../../server/src/platform/realtime/index.ts';
import { aSession, testHttp } from '../../../server/src/testing/http.ts';
import { localBus } from '../../../server/src/testing/modules.ts';
import { TENANT } from '../../chaos/lottery-house.ts';
import { openModules } from '../../process/modules.ts';
import { memberOfToken } from './tokens.ts';

const POOL = 12;

/**
 * One node with the card rooms behind the product's own request pipeline and sockets. Whose token it is stands in the
 * token: logging in two thousand people is measured elsewhere.
 */
const serve = async (url: string): Promise<void> => {
  const authenticate: Authenticate = (token) => {
    const member = memberOfToken(token);
    return Promise.resolve(
      member === undefined ? undefined : aSession({ sessionId: BigInt(member), memberId: BigInt(member) as MemberId }),
    );
  };
  const { db } = openDatabase({ url: nodeAddress(url), applicationName: 'fairground tools', poolSize: 4 });
  const realtime = createRealtime({
    ...{ db, bus: localBus(), clock: systemClock, log: silentLog },
    clients: { ipOf: () => '127.0.0.1', hostOf: () => 'localhost' },
    limits: { socketsPerIpMax: 100_000 },
  });
  const { rooms } = await openModules(url, { poolSize: POOL, tenant: TENANT, realtime });
  const routes = (rooms.routes ?? []).filter(({ endpoint }) => endpoint.access === 'session');
  const { fastify } = testHttp({ routes, authenticate, checkAnswers: false });
  const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
  await realtime.start({
    ...{ server: fastify.server, authenticate, recheck: authenticate },
    closedFor: () => Promise.resolve(undefined),
  });
  process.on('message', (said) => {
    if (said === 'begin') rooms.start();
  });
  process.on('disconnect', () => exit(1));
  process.send?.(address);
};

const url = env['BENCH_DATABASE_URL'];
if (url !== undefined) await serve(url);
