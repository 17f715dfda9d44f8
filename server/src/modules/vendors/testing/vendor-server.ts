import { randomUUID } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import type { TestDatabase } from '../../../testing/database.ts';
import { testHttp } from '../../../testing/http.ts';
import { anOperator, testPlatform } from '../../../testing/modules.ts';
import { silentLog } from '../../../platform/log.ts';
import { createBetting } from '../../betting/index.ts';
import { createCatalog } from '../../catalog/index.ts';
import { createSystem } from '../../system/index.ts';
import { createWallet } from '../../wallet/index.ts';
import type { VendorsDeps } from '../deps.ts';
import { createVendors, signedHeaders } from '../index.ts';
import type { SigningKey } from '../index.ts';

const TENANT = 'fairground';

/** The vendors on real modules and a real database, with a clock to turn and a way to call as a vendor does. */
export const vendorServer = async ({ db, pool }: TestDatabase, change: Partial<VendorsDeps> = {}) => {
  const ground = { ...(await testPlatform(db)), log: silentLog };
  const lanes = { lanePool: pool, lanes: 2, tenant: TENANT };
  const wallet = createWallet({ ...ground, ...lanes });
  const betting = createBetting({ ...ground, ...lanes, wallet });
  const system = createSystem(ground);
  const catalog = createCatalog({ ...ground, system });
  const deps: VendorsDeps = { ...ground, ...lanes, mode: 'sandbox', system, catalog, wallet, betting, ...change };
  const vendors = createVendors(deps);
  const { fastify } = testHttp({ routes: vendors.routes ?? [], signedCalls: vendors.signedCalls });

  type Said = { readonly status: number; readonly text: string; readonly body: Record<string, string> };

  type CallOptions = { readonly nonce?: string; readonly skewSeconds?: number };

  const callOnceAs = async (
    key: SigningKey,
    name: string,
    body: object,
    { nonce = randomUUID(), skewSeconds = 0 }: CallOptions = {},
  ): Promise<Said> => {
    const path = `/vendor/v1/${name}`;
    const payload = JSON.stringify(body);
    const timestamp = String(Math.floor(ground.clock.now().getTime() / 1_000) + skewSeconds);
    const headers = signedHeaders(key, { method: 'POST', path, timestamp, nonce, body: payload });
    const answer = await fastify.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    return { status: answer.statusCode, text: answer.body, body: answer.json() };
  };

  /** As a vendor calls: what could not be answered within its second is asked again, under a new nonce. */
  const callAs = async (key: SigningKey, name: string, body: object, options: CallOptions = {}): Promise<Said> => {
    for (;;) {
      const said = await callOnceAs(key, name, body, options);
      if (said.body['code'] !== 'TEMPORARY' || options.nonce !== undefined) return said;
    }
  };

  return { ...ground, system, catalog, wallet, betting, vendors, deps, callAs, callOnceAs, anOperator };
};

const PLAYERS_TRIED = 5;

/**
 * A player of the sandbox, logged in, with the fields of each of its calls. A code serves once: where its outcome is not
 * known in time, another player is made.
 */
export const aPlayer = async (
  call: (name: string, body: object) => Promise<{ readonly body: Record<string, string> }>,
  funds = '1000',
) => {
  const come = async () => {
    const { player = '', launchCode = '' } = (await call('sandbox/open-player', { funds })).body;
    const { token } = (await call('authenticate', { code: launchCode })).body;
    return token === undefined ? undefined : { player, launchCode, token };
  };
  let came = await come();
  for (let again = 0; came === undefined && again < PLAYERS_TRIED; again += 1) came = await come();
  if (came === undefined) throw new Error('No player of the sandbox gets in.');
  const { player, launchCode, token } = came;
  const common = { player, game: 'certify', currency: 'TRIAL', roundId: 'a' };
  return { player, memberId: BigInt(player) as MemberId, token, launchCode, common };
};
