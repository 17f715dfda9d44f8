import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { register } from '@fairground/contract/members/endpoints';
import { afterAll } from 'vitest';
import { createBusinessDays } from '../../../platform/business-days.ts';
import { readConfig } from '../../../platform/config.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createEvents } from '../../../platform/events/index.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { silentLog } from '../../../platform/log.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { installBareDefaults } from '../../../testing/bare-defaults.ts';
import { aCaller, anOperator, callRoute, testPlatform } from '../../../testing/modules.ts';
import { createIdentity } from '../../identity/index.ts';
import { lightPasswords } from '../../../testing/light-passwords.ts';
import { createMessages } from '../../messages/index.ts';
import { testFormat } from '../../messages/testing/format.ts';
import { createPictures } from '../../pictures/index.ts';
import { createPostbox } from '../../postbox/index.ts';
import { createSystem } from '../../system/index.ts';
import { createWallet } from '../../wallet/index.ts';
import type { MembersDeps } from '../deps.ts';
import { createMembers } from '../index.ts';
import type { Registered } from '../register.ts';

const TENANT = 'fairground';
const rateScale = { min: 1800, max: 1980, step: 2 };

type Change = (deps: MembersDeps) => Partial<MembersDeps>;

/**
 * Members on real modules and a real database. Nobody asks for a captcha unless a test says so, and the payee may be
 * given.
 */
export const membersFixture = async ({ db, pool, nodeUrl }: TestDatabase, change: Change = () => ({})) => {
  const base = await testPlatform(db);
  const aside = openDatabase({ url: nodeUrl, poolSize: 2, applicationName: 'fairground aside' });
  afterAll(aside.close);
  const log = silentLog;
  const { announce } = createEvents({ ...base, bus: { ...base.bus, close: () => Promise.resolve() }, log });
  const ground = { ...base, log, announce, days: createBusinessDays('Asia/Ho_Chi_Minh') };
  const settings = readConfig({});
  const sender = {
    brand: 'Fairground',
    minimumAge: 18,
    timeZone: 'Asia/Ho_Chi_Minh',
    numbers: createNumbers(SEED_STYLE),
  };
  const pictures = createPictures(ground);
  const system = createSystem({ ...ground, asideDb: aside.db });
  const postbox = createPostbox({ ...ground, asideDb: aside.db, sender, settings });
  const messages = createMessages({ ...ground, format: testFormat });
  const identity = createIdentity({
    ...ground,
    system,
    postbox,
    messages,
    settings: { mode: 'sandbox', publicUrl: undefined, secretsKey: undefined, siteName: 'Fairground', social: {} },
    passwords: lightPasswords,
  });
  const wallet = createWallet({ ...ground, lanePool: pool, lanes: 2, tenant: TENANT });
  const deps: MembersDeps = {
    ...ground,
    pictures,
    system,
    postbox,
    identity,
    wallet,
    tenant: TENANT,
    minimumAge: 18,
    rateScale,
    siteRebates: () =>
      Promise.resolve(
        new Map([
          ['RNG', 4_000],
          ['FISH', 4_000],
          ['LIVE', 3_000],
        ]),
      ),
  };
  const members = createMembers({ ...deps, ...change(deps) });

  await installBareDefaults(system, members);
  await system.setRegisterRule(anOperator, 'payeeName', { enabled: true, required: false });

  const call = (name: string, input: { query?: unknown; body?: unknown } = {}, caller?: Caller): Promise<unknown> =>
    callRoute(members.routes, `members.${name}`, input, caller ?? aCaller());

  const registerBody = (parts: Record<string, unknown> = {}): BodyOf<typeof register> => ({
    username: 'player77',
    password: 'wandering7lantern',
    confirmPassword: 'wandering7lantern',
    login: true,
    registerUrl: 'https://play.example/register',
    registerMethod: 'WEB',
    terms: true,
    termsVersion: '1',
    ...parts,
  });
  const registerAs = async (parts: Record<string, unknown> = {}, caller?: Caller): Promise<Registered> =>
    (await call('register', { body: registerBody(parts) }, caller)) as Registered;

  /** Everything that waits to be sent goes out; answers the newest code a number got. */
  const codeFor = async (to: string): Promise<string> => {
    for (const { run } of ground.queued.splice(0)) await run();
    const [message] = await postbox.listOutbox({ to });
    return message?.code ?? '';
  };

  return {
    ...ground,
    pictures,
    system,
    postbox,
    messages,
    identity,
    wallet,
    deps,
    members,
    call,
    registerBody,
    registerAs,
    codeFor,
  };
};
