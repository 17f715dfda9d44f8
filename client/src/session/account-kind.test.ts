import { expect, test } from 'vitest';
import {
  ANONYMOUS,
  canSeeAgentCentre,
  canSeeMemberCentre,
  isClosedToPlay,
  isTrial,
  loginGate,
  realAccountGate,
} from './account-kind.ts';

const account = (isAgent: number) => ({ token: 'token', isAgent });

test.each([1, 2, 41, 42])('[part of T-02] isAgent %i sees the agent centre', (isAgent) => {
  expect(canSeeAgentCentre(account(isAgent))).toBe(true);
});

test.each([0, 3, 4, 5, 40])('[part of T-02] isAgent %i does not see the agent centre', (isAgent) => {
  expect(canSeeAgentCentre(account(isAgent))).toBe(false);
});

test('[part of T-02] the member centre needs a token and an account that is not a trial', () => {
  expect(canSeeMemberCentre(ANONYMOUS)).toBe(false);
  expect(canSeeMemberCentre(account(0))).toBe(true);
  expect(canSeeMemberCentre(account(2))).toBe(true);
  expect(canSeeMemberCentre(account(4))).toBe(false);
});

test('[part of T-02] an agent flag left over without a token opens nothing', () => {
  expect(canSeeAgentCentre({ token: null, isAgent: 1 })).toBe(false);
  expect(isTrial({ token: null, isAgent: 4 })).toBe(false);
});

test('[T-04] a protected action of a visitor without a token asks for a login', () => {
  expect(loginGate(ANONYMOUS)).toBe('login');
  expect(loginGate(account(4))).toBe('open');
});

test('[part of T-03] a trial account is stopped before a real-account feature, a visitor is asked to log in first', () => {
  expect(realAccountGate(ANONYMOUS)).toBe('login');
  expect(realAccountGate(account(4))).toBe('real-account');
  expect(realAccountGate(account(0))).toBe('open');
});

test('an agent that excluded itself takes its money out and sees no agent centre', () => {
  const excluded = { ...account(1), scope: 'withdraw' } as const;

  expect(isClosedToPlay(excluded)).toBe(true);
  expect(canSeeMemberCentre(excluded)).toBe(true);
  expect(canSeeAgentCentre(excluded)).toBe(false);
  expect(isClosedToPlay(account(1))).toBe(false);
});
