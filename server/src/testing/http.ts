import type { ErrorCode } from '@fairground/contract/errors';
import type { MemberId } from '@fairground/contract/ids';
import { createClients } from '../platform/client.ts';
import { createHttp } from '../platform/http/index.ts';
import type { Authenticate, Http, HttpDeps, Session } from '../platform/http/index.ts';
import { silentLog } from '../platform/log.ts';
import { systemRandom } from '../platform/random.ts';

/** Tokens the test server knows, by the account behind them. */
export const TEST_TOKENS = {
  trial: 'token-of-a-trial-account',
  member: 'token-of-a-member-account',
  agent: 'token-of-an-agent-account',
} as const;

export const aSession = (session: Partial<Session> = {}): Session => ({
  sessionId: 1n,
  memberId: 7n as MemberId,
  account: 'member',
  scope: 'full',
  language: undefined,
  expiresAt: new Date('2100-01-01T00:00:00Z'),
  isSteppedUp: true,
  isMoneyLocked: false,
  ...session,
});

const authenticateTestTokens: Authenticate = (token) => {
  const account = (['trial', 'member', 'agent'] as const).find((name) => TEST_TOKENS[name] === token);
  return Promise.resolve(account === undefined ? undefined : aSession({ account }));
};

/** Counts nothing. */
export const noLimits: HttpDeps['limits'] = {
  countCall: () => Promise.resolve(),
  requireStaffAddress: () => Promise.resolve(),
  countStaff: () => Promise.resolve(),
  countNamed: () => Promise.resolve(),
  has: () => true,
};

/** A request pipeline for tests: answers are checked against the contract, messages are the codes themselves. */
export const testHttp = (deps: Partial<HttpDeps> & Pick<HttpDeps, 'routes'>): Http =>
  createHttp({
    authenticate: authenticateTestTokens,
    random: systemRandom,
    log: silentLog,
    clients: createClients([]),
    config: { publicUrl: undefined },
    languages: ['TY', 'EN'],
    messageOf: (code: ErrorCode, language) => `${language} ${code}`,
    openBody: () => Promise.reject(new Error('This test server opens no seals.')),
    limits: noLimits,
    closedFor: () => Promise.resolve(undefined),
    checkAnswers: true,
    ...deps,
  });
