import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { createLaunchCode } from '@fairground/contract/identity/endpoints';
import type { LoginAnswer } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { FlagKey } from '@fairground/contract/system/flags';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/index.ts';
import { readConfig } from '../../../platform/config.ts';
import { createEvents } from '../../../platform/events/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { silentLog } from '../../../platform/log.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute, testPlatform } from '../../../testing/modules.ts';
import { seededRandom } from '../../../testing/random.ts';
import { createMessages } from '../../messages/index.ts';
import { testFormat } from '../../messages/testing/format.ts';
import { createPostbox } from '../../postbox/index.ts';
import { createSystem } from '../../system/index.ts';
import { createCaptcha } from '../login/captcha.ts';
import type { IdentityDeps } from '../deps.ts';
import { newCaptchaText } from '../domain/captcha-image.ts';
import { createIdentity } from '../index.ts';
import { BARE_ACCOUNT } from '../domain/account.ts';
import type { NewAccount } from '../domain/account.ts';
import type { Identity } from '../index.ts';
import { identitySettings } from '../settings.ts';
import { updateAccount } from '../store/accounts.ts';
import type { IdentityTables } from '../tables.ts';
import { lightPasswords } from '../../../testing/light-passwords.ts';

export const PASSWORD = 'violetHarbour27';

const NO_DEFAULTS = { resources: [], customerService: [], domainRoutes: [], helpSections: [], helpArticles: [] };

/** Identity with everything real around it but time, chance and what leaves the product. */
export const aHouse = async (parts: Partial<IdentityDeps> = {}) => {
  const { db } = parts.db ? { db: parts.db } : await testDatabase({ poolSize: 12 });
  const ground = await testPlatform(db);
  const config = readConfig({});
  const { announce } = createEvents({
    ...ground,
    bus: { ...ground.bus, close: () => Promise.resolve() },
    log: silentLog,
  });
  const system = createSystem(ground);
  await system.installDefaults(NO_DEFAULTS);
  const postbox = createPostbox({
    ...ground,
    asideDb: db,
    log: silentLog,
    announce,
    sender: { brand: 'Fairground', minimumAge: 18, timeZone: 'Asia/Ho_Chi_Minh', numbers: createNumbers(SEED_STYLE) },
    settings: config,
  });
  const messages = createMessages({ ...ground, announce, format: testFormat });
  const deps: IdentityDeps = {
    ...ground,
    announce,
    system,
    postbox,
    messages,
    settings: identitySettings(config, 'Fairground'),
    passwords: lightPasswords,
    ...parts,
  };
  const made = createIdentity(deps);
  const identity = { ...made, createLaunchCode: launchCodes(made) };
  // Work for a browser is asked for by tests of its own.
  await system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'none');
  return {
    ...ground,
    deps,
    system,
    postbox,
    messages,
    identity,
    ...deskOf(identity),
    ...eyesOf(deps, { queued: ground.queued, postbox }),
    ...handsOf(deps, identity),
  };
};

export type House = Awaited<ReturnType<typeof aHouse>>;

/** A code that carries the login on, as a session asks for it. */
const launchCodes = (identity: Identity) => async (session: Pick<Session, 'memberId' | 'sessionId'>) =>
  (await callRoute(
    identity.routes,
    'identity.create-launch-code',
    {},
    aCaller({ session: aSession(session) }),
  )) as ValueOf<typeof createLaunchCode>;

/** Calls, and what they answer or refuse. */
const deskOf = (identity: Identity) => {
  const call = (name: string, body?: unknown, caller: Partial<Caller> = {}): Promise<unknown> =>
    callRoute(identity.routes, `identity.${name}`, { body }, aCaller(caller));
  return {
    call,
    /** The code and value of a refusal; a success is a fault of the test. */
    refusalOf: async (name: string, body?: unknown, caller: Partial<Caller> = {}) => {
      try {
        await call(name, body, caller);
      } catch (error) {
        if (error instanceof Refusal) return { code: error.code, value: error.value };
        throw error;
      }
      throw new Error(`identity.${name} did not refuse.`);
    },
    login: async (username: string, password: string = PASSWORD, more: object = {}, caller: Partial<Caller> = {}) =>
      (await call('login', { type: 'USERNAME', username, password, ...more }, caller)) as LoginAnswer,
    sessionOf: async (token: string) => {
      const session = await identity.authenticate(token);
      if (!session) throw new Error('The token proves nothing.');
      return session;
    },
  };
};

type Outside = {
  readonly queued: { readonly run: () => Promise<void> }[];
  readonly postbox: ReturnType<typeof createPostbox>;
};

/** What is seen from outside: facts, and messages in the sandbox. */
const eyesOf = ({ db }: IdentityDeps, { queued, postbox }: Outside) => ({
  /** The last code sent to an address, as its owner reads it. */
  codeTo: async (to: string): Promise<string> => {
    for (const { run } of queued.splice(0)) await run();
    const code = (await postbox.listOutbox({ to }))[0]?.code;
    if (typeof code !== 'string') throw new Error(`No code went to ${to}.`);
    return code;
  },
  /** How many messages went to an address. */
  messagesTo: async (to: string): Promise<number> => {
    for (const { run } of queued.splice(0)) await run();
    return (await postbox.listOutbox({ to })).length;
  },
  countRows: async (table: keyof IdentityTables): Promise<number> => {
    const { rows } = await sql<{ count: bigint }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    return Number(rows[0]?.count);
  },
  factsOf: async (name: string): Promise<readonly unknown[]> => {
    const { rows } = await sql<{
      payload: unknown;
    }>`select payload from outbox_fact where name = ${name} order by id`.execute(db);
    return rows.map(({ payload }) => payload);
  },
});

const handsOf = (deps: IdentityDeps, identity: Identity) => {
  const { db, system } = deps;
  let lastMember = 1_000n;
  let pictures = 0;
  return {
    /** A picture and what it says, as a person would read it: chance that is thrown twice. */
    aPicture: async () => {
      const seed = `picture ${(pictures += 1)}`;
      const { routes } = createCaptcha({ ...deps, random: seededRandom(seed) });
      const { captchaId } = (await callRoute(routes, 'identity.read-captcha')) as { readonly captchaId: string };
      const again = seededRandom(seed);
      newToken(again);
      return { captchaId, captcha: newCaptchaText(again) };
    },
    /** An account with everything left out that a test does not name. */
    openAccount: async (parts: Partial<NewAccount> & { readonly text?: string | null } = {}) => {
      const { text = PASSWORD, ...account } = parts;
      lastMember += 1n;
      const memberId = lastMember as MemberId;
      const password = text === null ? null : await identity.hashPassword(text);
      const username = `player${memberId}`;
      const whole: NewAccount = { ...BARE_ACCOUNT, memberId, username, isAgent: 0, password, ...account };
      await inTransaction(db, (tx) => identity.createAccount(tx, whole));
      return whole;
    },
    /** As if the owner had typed the code that went there. */
    confirmMailbox: (memberId: MemberId) =>
      inTransaction(db, (tx) => updateAccount(tx, memberId, { email_verified_at: deps.clock.now() })),
    setFlag: (key: FlagKey, text: string) => (system as ReturnType<typeof createSystem>).setFlag(anOperator, key, text),
  };
};
