import { randomUUID } from 'node:crypto';
import type { Access, Endpoint } from '@fairground/contract/endpoint';
import { ENDPOINTS as SITE_ENDPOINTS, OPERATOR_ENDPOINTS, VENDOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { ERROR_STATUS } from '@fairground/contract/errors';
import type { ErrorCode } from '@fairground/contract/errors';
import { newSealPair } from '@fairground/contract/sealed';
import { readSealingKey } from '@fairground/contract/security/endpoints';
import { REGISTER_FIELDS } from '@fairground/contract/system/register-rules';
import { decodeValue } from '@fairground/contract/wire';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCast, MARKS, ROLES } from './testing/cast.ts';
import type { Role } from './testing/cast.ts';
import type { Overrides } from './testing/sample-call.ts';
import { createSampleCalls } from './testing/sample-call.ts';
import { anOperator } from './testing/modules.ts';
import { switchesOf } from './testing/staff.ts';
import { wholeApp } from './testing/whole-app.ts';
import { signedHeaders } from './modules/vendors/index.ts';
import type { SigningKey } from './modules/vendors/index.ts';

const DEVELOPER_KEY = 'the-key-of-this-sandbox';
/** A network that works on the site while it is closed. */
const STAFF = '198.51.100.7';

const { app, db, clock, close } = await wholeApp({ CALLS_PER_MINUTE: '0', DEVELOPER_KEY });
afterAll(close);

let cast: Awaited<ReturnType<typeof createCast>>;
beforeAll(async () => {
  cast = await createCast(app, { db, clock, developerKey: DEVELOPER_KEY });
}, 60_000);

/** Calls of staff have a matrix of their own: staff-matrix.test.ts. */
const ENDPOINTS = [...SITE_ENDPOINTS, ...VENDOR_ENDPOINTS];

type Refused = ErrorCode | 'INVALID_SIGNATURE';

const STRANGERS: readonly Role[] = ['anonymous', 'unknown token', 'expired session', 'revoked session', 'developer'];
const AGENTS: readonly Role[] = [
  'agent',
  'general agent',
  'affiliate',
  'affiliate manager',
  'no step-up',
  'money locked',
  // An agent that excluded itself: nothing but its scope stands between it and a call.
  'withdraw scope',
];

/** What each kind of call says to each role before it looks at anything else; nothing means: come in. */
const EXPECTED: Readonly<Record<Access, (role: Role) => Refused | undefined>> = {
  public: () => undefined,
  session: (role) => (STRANGERS.includes(role) ? 'access.login-required' : undefined),
  member: (role) => EXPECTED.session(role) ?? (role === 'trial' ? 'access.real-account-required' : undefined),
  agent: (role) => EXPECTED.member(role) ?? (AGENTS.includes(role) ? undefined : 'access.agent-required'),
  // No token is a signature.
  vendor: () => 'INVALID_SIGNATURE',
  // No token is the key of a sandbox.
  developer: (role) => (role === 'developer' ? undefined : 'access.developer-only'),
  // No session of a player is one of staff.
  operator: () => 'access.staff-only',
};

const SCOPES = {
  'password scope': { scope: 'password', refused: 'access.password-change-required' },
  'withdraw scope': { scope: 'withdraw', refused: 'access.withdraw-only' },
} as const;

const expectedOf = (endpoint: Endpoint, role: Role): Refused | undefined => {
  const { access, scopes = [], stepUp, movesMoney, changesSecurity } = endpoint;
  const refused = EXPECTED[access](role);
  if (refused !== undefined || !['session', 'member', 'agent'].includes(access)) return refused;
  if (role === 'no step-up') return stepUp === true ? 'identity.step-up-required' : undefined;
  const isForOwner = movesMoney === true || stepUp === true || changesSecurity === true;
  if (role === 'money locked') return isForOwner ? 'identity.money-locked' : undefined;
  if (role !== 'password scope' && role !== 'withdraw scope') return undefined;
  const limited = SCOPES[role];
  return scopes.includes(limited.scope) ? undefined : limited.refused;
};

const sealWith = async () => {
  // From where the site is never closed.
  const answer = await app.http.fastify.inject({ method: 'GET', url: readSealingKey.path, remoteAddress: STAFF });
  const { kid, publicKey, serverTime } = decodeValue(readSealingKey, answer.json().value);
  return { key: { kid, publicKey }, at: serverTime };
};

const PHONE = { countryDialingCode: '84', mobileNum: '912345678' };
/** The fields of a registration that the shipped rules ask for; any other is refused. */
const REGISTRATION = {
  ...Object.fromEntries(REGISTER_FIELDS.map((field) => [field, undefined])),
  ...{ birthDate: undefined, socialTicket: undefined, firebaseChannel: undefined, firebaseIdToken: undefined },
  ...{ recommenderId: undefined, referralCode: undefined, captchaId: undefined, countryDialingCode: undefined },
  ...{ username: 'sampleone', password: 'wandering7lantern', confirmPassword: 'wandering7lantern' },
  ...{ terms: true, termsVersion: '1' },
};

/** Rules of the forms, of the games and of the operator that a schema does not say. */
const OVERRIDES: Overrides = {
  'agents.create-link': { body: { opens: 0, series: undefined, maxUses: undefined, expiresAt: undefined } },
  'members.open-account': { body: { series: undefined, rates: undefined } },
  'betting.list-bets': { query: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-15T00:00:00.000Z' } },
  'vendors.list-played-games': { query: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-15T00:00:00.000Z' } },
  'vendors.export-bets': { query: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-15T00:00:00.000Z' } },
  'wallet.export-transactions': { query: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-15T00:00:00.000Z' } },
  'betting.sum-bets': { query: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-15T00:00:00.000Z' } },
  'identity.recover-by-phone': { body: PHONE },
  'identity.send-contact-code': { body: PHONE },
  'identity.send-login-code': { body: PHONE },
  'identity.send-recovery-code': { body: PHONE },
  'identity.set-login-alerts': { body: { byMail: false } },
  'identity.set-payment-password': { body: { newPaymentPassword: '274916', confirmPaymentPassword: '274916' } },
  'lottery.place-typed-bets': { body: { text: 'hcm dt 01.03 dd1' } },
  'lottery.read-typed-bets': { body: { text: 'hcm dt 01.03 dd1' } },
  // One of the avatars on offer.
  'members.change-icon': { body: { icon: '/brand/avatars/balloon.svg' } },
  'members.register': { body: REGISTRATION },
  'members.register-mobile': {
    body: { ...REGISTRATION, ...PHONE, username: PHONE.mobileNum, verificationCode: '123456' },
  },
  'members.send-feedback': { body: { content: 'A word of praise for the house.' } },
  'members.send-register-code': { body: { countryDialingCode: '84', mobileNo: PHONE.mobileNum } },
  // Neither begins: the cast must stay logged in.
  'protection.exclude-self': { body: { months: 1 } },
  'protection.take-time-out': { body: { days: 0 } },
  'support.list-service-paths': { query: { key: (await newSealPair()).publicKey } },
  // The way that is open to a session that may only take money out.
  'wallet.transfer-funds': { body: { amount: '1', from: 'AE', to: 'MAIN' } },
};

const sampleCall = createSampleCalls({ overrides: OVERRIDES, sealWith });
/** The marked member stays marked. */
const markedCall = createSampleCalls({
  overrides: { ...OVERRIDES, 'members.change-nickname': { body: { nickname: MARKS.nickname } } },
  sealWith,
});

const call = async (endpoint: Endpoint, role: Role) => {
  const { token, developerKey } = await cast.proofOf(role);
  const { query, ...sent } = await (role === 'member' ? markedCall : sampleCall)(endpoint);
  return app.http.fastify.inject({
    method: endpoint.method,
    url: endpoint.path,
    ...(query && { query }),
    ...(sent.payload !== undefined && { payload: sent.payload }),
    // Each from a place of its own: what is counted by address must not decide here.
    remoteAddress: cast.newCaller().ip,
    headers: {
      ...(sent.contentType === undefined ? {} : { 'content-type': sent.contentType }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(developerKey === undefined ? {} : { 'x-developer-key': developerKey }),
    },
  });
};

const statusOf = (code: Refused): number => (code === 'INVALID_SIGNATURE' ? 401 : ERROR_STATUS[code]);

/** What an account lacks, said as a refusal of its input. */
const LACKING: readonly string[] = ['identity.contact-missing', 'identity.method-unavailable', 'members.type-refused'];

/** What was refused before the call did its work: who calls, or the form of what was sent. */
const refusalIn = ({ statusCode, headers, body }: LightMyRequestResponse): string | undefined => {
  const isFile = headers['content-type']?.toString().includes('json') !== true;
  const code: string = isFile ? '' : (JSON.parse(body).code ?? '');
  const isOfTheInput = statusCode === 422 && !LACKING.includes(code);
  return isOfTheInput ||
    /^(access|request)\.|^identity\.(step-up-required|money-locked)$|^INVALID_SIGNATURE$/.test(code)
    ? code
    : undefined;
};

// One test for each call, not for each cell: ten thousand tests cost more to report than to run.
describe('[P-05] the role × endpoint matrix, with a valid query and body for every call', () => {
  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
    for (const role of ROLES) {
      const expected = expectedOf(endpoint, role);

      const answer = await call(endpoint, role);

      expect(answer.statusCode, `as ${role}: nothing but a bug is a 500`).toBeLessThan(500);
      expect(refusalIn(answer), `as ${role}: access alone is refused, never the input`).toBe(expected);
      expect(answer.statusCode === (expected && statusOf(expected)), `as ${role}`).toBe(expected !== undefined);
      // Anyone who is let in reads its own: nothing of the one marked member reaches anybody else.
      const told = role === 'member' ? [] : Object.values(MARKS).filter((mark) => answer.body.includes(mark));
      expect(told, `as ${role}`).toEqual([]);
    }
  });
});

describe('the closed site × endpoint matrix: every call is refused unless the contract names it as open', () => {
  const BLOCKED = '203.0.113.9';
  let key: SigningKey;
  const switches = switchesOf(app);
  beforeAll(async () => {
    key = await app.vendors.addVendor(anOperator, { code: 'matrix', name: 'Matrix' });
    await switches.addRegionRule({ kind: 'DENY', place: { network: '203.0.113.0/24' } });
    await switches.addRegionRule({
      kind: 'ALLOW',
      place: { network: '198.51.100.0/24' },
      passesMaintenance: true,
    });
  });
  afterAll(() => switches.setStatus({ status: 0 }));

  /** With whatever proof the call asks for, so that the gate alone can be what refuses it. */
  const callFrom = async (endpoint: Endpoint, remoteAddress: string) => {
    const { query, ...sent } = await sampleCall(endpoint);
    const { method, path, access } = endpoint;
    const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
    const body = String(sent.payload ?? '');
    const { token } = await cast.proofOf('agent');
    return app.http.fastify.inject({
      method,
      url: path,
      ...(query && { query }),
      ...(sent.payload !== undefined && { payload: sent.payload }),
      remoteAddress,
      headers: {
        ...(sent.contentType === undefined ? {} : { 'content-type': sent.contentType }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        'x-developer-key': DEVELOPER_KEY,
        ...(access === 'vendor' ? signedHeaders(key, { method, path, timestamp, nonce: randomUUID(), body }) : {}),
      },
    });
  };

  const codeIn = ({ headers, body }: LightMyRequestResponse): string =>
    headers['content-type']?.toString().includes('json') === true ? String(JSON.parse(body).code ?? '') : '';

  describe.each([
    { closure: 'region', from: BLOCKED, status: 0, code: 'access.region-refused', ofVendors: 'none: see openDuring' },
    { closure: 'maintenance', from: '198.18.0.9', status: 1, code: 'access.maintenance', ofVendors: 'TEMPORARY' },
  ] as const)('$closure', ({ closure, from, status, code, ofVendors }) => {
    beforeAll(() => switches.setStatus({ status }));

    test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
      const isOpen = endpoint.openDuring?.includes(closure) === true;
      const refused = endpoint.access === 'vendor' ? ofVendors : code;

      const answer = await callFrom(endpoint, from);
      const ofStaff = isOpen ? answer : await callFrom(endpoint, STAFF);

      expect([codeIn(answer)].includes(refused)).toBe(!isOpen);
      expect(codeIn(answer) === code && answer.statusCode !== ERROR_STATUS[code]).toBe(false);
      // A person who works on the site uses all of it meanwhile.
      expect(codeIn(ofStaff)).not.toBe(code);
      expect(ofStaff.statusCode).toBeLessThan(500);
    });
  });
});

test('[part of P-03] what nobody else may read, the marked member reads of itself', async () => {
  const info = ENDPOINTS.find(({ name }) => name === 'members.read-info');

  const answer = info && (await call(info, 'member'));

  expect(answer?.body).toContain(MARKS.account);
  expect(answer?.body).toContain(MARKS.nickname);
});

test('[P-05] every role is really what it says', async () => {
  const kinds = await Promise.all(
    ROLES.map(async (role) => {
      const { token } = await cast.proofOf(role);
      const session = token === undefined ? undefined : await app.identity.authenticate(token);
      return [role, session?.account, session?.scope];
    }),
  );

  expect(kinds).toEqual([
    ['anonymous', undefined, undefined],
    ['unknown token', undefined, undefined],
    ['trial', 'trial', 'full'],
    ['member', 'member', 'full'],
    ['other member', 'member', 'full'],
    ['agent', 'agent', 'full'],
    ['general agent', 'agent', 'full'],
    ['affiliate', 'agent', 'full'],
    ['affiliate manager', 'agent', 'full'],
    ['expired session', undefined, undefined],
    ['revoked session', undefined, undefined],
    ['password scope', 'member', 'password'],
    ['withdraw scope', 'agent', 'withdraw'],
    ['no step-up', 'agent', 'full'],
    ['money locked', 'agent', 'full'],
    ['developer', undefined, undefined],
  ]);
});

/** All that works without a login, by what a visitor wants of it. */
const OF_VISITORS = {
  register: [
    ...['members.register', 'members.register-mobile', 'members.send-register-code', 'members.check-username'],
    ...['members.check-affiliate', 'members.read-terms', 'members.open-trial'],
  ],
  'log in or recover': [
    ...['identity.login', 'identity.verify-login', 'identity.login-by-phone', 'identity.send-login-code'],
    ...['identity.begin-passkey-login', 'identity.finish-passkey-login', 'identity.start-social'],
    ...['identity.finish-social', 'identity.start-phone-check', 'identity.finish-phone-check', 'identity.bind-phone'],
    ...['identity.recover-by-mail', 'identity.recover-by-phone', 'identity.send-recovery-code'],
    ...['identity.reset-password', 'identity.send-verification-code', 'identity.disown-change'],
    ...['identity.exchange-launch-code', 'identity.list-breached-passwords'],
  ],
  'prove to be a person': [...['identity.read-captcha', 'identity.read-proof-challenge', 'security.read-sealing-key']],
  'read settings': [
    ...['system.read-status', 'system.read-whitelabel', 'system.read-register-rules', 'system.read-location'],
    ...['system.list-countries', 'system.list-domain-routes', 'system.test-speed', 'identity.update-language'],
  ],
  'browse and ask': [
    ...['system.list-help-topics', 'system.read-help-center', 'content.list-announcements', 'content.list-banners'],
    ...['content.list-promotions', 'content.read-promotion', 'promotions.read-application'],
    ...['promotions.read-offer-conditions', 'catalog.list-games', 'catalog.list-hot-games', 'catalog.list-new-games'],
    ...[
      'catalog.list-popular-games',
      'catalog.list-vendors',
      'catalog.read-game',
      'catalog.read-health',
      'catalog.read-menus',
    ],
    ...['catalog.read-search-index', 'winners.list-winners', 'members.send-feedback', 'rooms.list-rooms'],
    ...['rooms.read-rules', 'loyalty.list-ranks', 'loyalty.list-rewards', 'loyalty.read-point-config'],
    ...['loyalty.verify-raffle', 'studio.list-tables', 'studio.list-fishing-levels', 'studio.list-pool-lives'],
    ...['studio.read-figures'],
  ],
  'look at lotteries': [
    ...['lottery.list-coming', 'lottery.list-open-numbers', 'lottery.list-results', 'lottery.list-vietnam-numbers'],
    ...['lottery.read-draw-proof', 'lottery.read-menus', 'lottery.read-near', 'lottery.read-offer'],
    ...['lottery.read-pools', 'lottery.read-prizes', 'lottery.read-vietnam-menu'],
  ],
  'look at the book and price a slip': [
    ...['sports.list-competitions', 'sports.list-results', 'sports.open-slip', 'sports.quote-slip'],
    ...['sports.read-coupon', 'sports.read-fixture', 'sports.read-prices', 'sports.share-slip'],
  ],
} as const;

/** Calls of an open game carry the token its launch was given, which only a login or a trial gets. */
const OF_OPEN_GAMES = [
  ...['studio.fire-shots', 'studio.leave-seat', 'studio.list-lives', 'studio.list-rounds', 'studio.read-funds'],
  ...['studio.look-at-room', 'studio.open-game', 'studio.play-round'],
  ...['studio.read-pool-life', 'studio.read-round', 'studio.read-seeds', 'studio.rotate-seeds', 'studio.take-seat'],
  ...['studio.take-step', 'studio.decide-hand', 'studio.enter-table', 'studio.place-bets', 'studio.undo-bets'],
  ...['studio.watch-table', 'studio.bet-on-crash', 'studio.enter-crash', 'studio.leave-crash'],
  ...['studio.undo-crash-bet', 'studio.watch-crash'],
];

test('[P-01] a visitor may register, log in, recover, read settings and browse; every other call answers 401 with the code on which the browser opens the login', async () => {
  const open = ENDPOINTS.filter(({ access }) => access === 'public').map(({ name }) => name);
  const others = SITE_ENDPOINTS.filter(({ access }) => access !== 'public' && access !== 'developer');

  const answers = await Promise.all(others.map((endpoint) => call(endpoint, 'anonymous')));
  const games = ENDPOINTS.filter(({ name }) => OF_OPEN_GAMES.includes(name));
  const ofGames = await Promise.all(
    games.map(async (endpoint) => ({ name: endpoint.name, status: (await call(endpoint, 'anonymous')).statusCode })),
  );

  expect(open.toSorted()).toEqual([...Object.values(OF_VISITORS).flat(), ...OF_OPEN_GAMES].toSorted());
  expect(answers.filter(({ statusCode }) => statusCode !== 401)).toEqual([]);
  expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set(['access.login-required']));
  expect(ofGames.filter(({ status }) => status < 400)).toEqual([]);
});

/** What makes a takeover last or complete: a new way in, a new password for money, or all data of the member. */
const LASTING = [
  ...['identity.confirm-totp', 'identity.finish-passkey', 'identity.link-social', 'identity.create-launch-code'],
  ...['identity.send-contact-code', 'identity.confirm-contact', 'identity.set-payment-password'],
  ...['privacy.ask-archive', 'privacy.read-archive'],
];

test('every call that adds a way into an account or hands out all its data asks for a step-up, and says how to do it', async () => {
  const asking = ENDPOINTS.filter(({ stepUp }) => stepUp === true);

  const answers = await Promise.all(asking.map((endpoint) => call(endpoint, 'no step-up')));

  expect(asking.map(({ name }) => name).toSorted()).toEqual(LASTING.toSorted());
  expect(asking.filter(({ errors }) => !errors.includes('identity.step-up-required'))).toEqual([]);
  for (const answer of answers)
    expect(answer.json().value).toEqual({ methods: ['PASSWORD'], mobileHint: null, emailHint: null });
});

/** What stakes or moves money, or opens what does. */
const MOVING = [
  ...['vendors.launch-game', 'vendors.read-launch-address', 'vendors.resume-game', 'vendors.launch-lottery'],
  ...['lottery.place-order', 'lottery.place-chase', 'lottery.repeat-order', 'lottery.place-typed-bets'],
  ...['wallet.transfer-funds', 'promotions.take-refill'],
  ...['cashier.create-deposit', 'cashier.create-withdrawal', 'cashier.cancel-withdrawal', 'cashier.confirm-receipt'],
  ...[
    'cashier.transfer-upline',
    'cashier.transfer-downline',
    'loyalty.convert-points',
    'loyalty.redeem-reward',
    'sports.place-bet',
  ],
  'sports.cash-out',
  'sports.set-cash-out-rule',
  ...['loyalty.take-claim', 'loyalty.claim-rebate', 'cashier.confirm-slice'],
  ...['rooms.open-private-table', 'rooms.take-quick-seat', 'rooms.take-seat', 'rooms.top-up'],
  ...['promotions.claim-reward', 'promotions.claim-all-rewards', 'promotions.open-envelope'],
];

test('every call that moves money is refused while the money is locked, and says so', () => {
  const moving = ENDPOINTS.filter(({ movesMoney }) => movesMoney === true);

  expect(moving.map(({ name }) => name).toSorted()).toEqual(MOVING.toSorted());
  expect(moving.filter(({ errors }) => !errors.includes('identity.money-locked'))).toEqual([]);
});

/** What takes protection away or renews it, with the password in the body. */
const PROTECTING = [
  ...['identity.begin-passkey', 'identity.remove-passkey', 'identity.unlink-social'],
  ...['identity.begin-totp', 'identity.disable-totp', 'identity.renew-recovery-codes'],
  ...['cashier.add-bank-account', 'cashier.remove-bank-account', 'cashier.correct-payee-name'],
  'privacy.close-account',
];

test('every call that changes how an account is protected is refused while its money is locked, and says so', () => {
  const changing = ENDPOINTS.filter(({ changesSecurity }) => changesSecurity === true);

  expect(changing.map(({ name }) => name).toSorted()).toEqual(PROTECTING.toSorted());
  expect(changing.filter(({ errors }) => !errors.includes('identity.money-locked'))).toEqual([]);
});

test('[P-05] every kind of access is in the matrix, whether a call uses it yet or not', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual([
    ...['agent', 'developer', 'member', 'operator', 'public', 'session', 'vendor'],
  ]);
});

test('every call of the contract is bound once, and nothing else is', () => {
  const bound = app.modules.flatMap(({ routes = [] }) => routes).map(({ endpoint }) => endpoint.name);

  expect(bound.toSorted()).toEqual([...ENDPOINTS, ...OPERATOR_ENDPOINTS].map(({ name }) => name).toSorted());
});
