import type { BodyOf } from '@fairground/contract/endpoint';
import type { register } from '@fairground/contract/members/endpoints';
import type { Caller } from '../../../platform/http/route.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { installBareDefaults } from '../../../testing/bare-defaults.ts';
import { buildTestModules } from '../../../testing/build-test-modules.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import type { MembersDeps } from '../deps.ts';
import { createMembers } from '../index.ts';
import type { Registered } from '../register.ts';

const TENANT = 'fairground';
const rateScale = { min: 1800, max: 1980, step: 2 };

/** A part of the world of members that a test replaces; the others are those of the composition root. */
type Change = (deps: MembersDeps) => Partial<MembersDeps>;

/**
 * Members on real modules and a real database. Nobody asks for a captcha unless a test says so, and the payee may be
 * given.
 */
export const membersFixture = async (database: TestDatabase, change?: Change) => {
  const { ground: base, modules } = await buildTestModules(database);
  const { audit, approvals, pictures, system, postbox, messages, identity, wallet } = modules;
  const ground = { ...base, audit, approvals };
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
    siteRebates: modules.loyalty.rebateRates,
    signUpOffers: modules.promotions.signUpOffers,
  };
  const members = change === undefined ? modules.members : createMembers({ ...deps, ...change(deps) });

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
    modules,
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
