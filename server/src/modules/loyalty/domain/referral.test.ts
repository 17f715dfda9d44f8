import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { decideReferral } from './referral.ts';

const RULE = { reward: money(20n), needDeposit: money(100n), needValid: money(300n), days: 30, turnover: 1 };
const registeredAt = new Date('2026-01-01T00:00:00Z');
const now = new Date('2026-01-20T00:00:00Z');
const enough = { registeredAt, firstDeposit: 100n, valid: 300n };

test('[part of C-11] an invitation is rewarded when the first deposit and the play are enough within its days', () => {
  expect(decideReferral(RULE, enough, { now, isSamePerson: false })).toBe('REWARDED');
  expect(decideReferral(RULE, { ...enough, firstDeposit: 99n }, { now, isSamePerson: false })).toBe('OPEN');
  expect(decideReferral(RULE, { ...enough, valid: 299n }, { now, isSamePerson: false })).toBe('OPEN');
});

test('[part of C-11] who shares an origin, a bank account or a name with the one invited is rewarded nothing', () => {
  expect(decideReferral(RULE, enough, { now, isSamePerson: true })).toBe('REJECTED');
});

test('[part of C-11] after its days an invitation is over', () => {
  expect(decideReferral(RULE, enough, { now: new Date('2026-02-01T00:00:00Z'), isSamePerson: false })).toBe('EXPIRED');
});
