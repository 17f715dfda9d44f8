import type { Id } from '@fairground/contract/ids';
import type { OwnCase, VerificationStanding } from '@fairground/contract/verification/endpoints';
import { expect, test } from 'vitest';
import { stateOf } from './standing.ts';

const aCase = (state: OwnCase['state'], level: 2 | 3 = 2): OwnCase => ({
  caseId: 1n as Id<'verification-case'>,
  level,
  state,
  documents: [],
  fullName: 'An',
  sentAt: new Date(0),
  decidedAt: null,
  reason: null,
  note: '',
  expiresAt: null,
});
const standing = (parts: Partial<VerificationStanding>): VerificationStanding => ({
  level: 1,
  hasConfirmedContact: true,
  payeeName: null,
  minimumAge: 18,
  isSandbox: true,
  cases: [],
  maySend: [2],
  ...parts,
});

test('a level says where its documents stand', () => {
  expect(stateOf(standing({}), 2)).toBe('open');
  expect(stateOf(standing({}), 3)).toBe('closed');
  expect(stateOf(standing({ cases: [aCase('NEW')] }), 2)).toBe('checking');
  expect(stateOf(standing({ cases: [aCase('REJECTED')] }), 2)).toBe('rejected');
  expect(stateOf(standing({ cases: [aCase('EXPIRED')] }), 2)).toBe('expired');
  expect(stateOf(standing({ level: 2, cases: [aCase('ACCEPTED')] }), 2)).toBe('reached');
  expect(stateOf(standing({ level: 2, cases: [aCase('REVIEW')] }), 2)).toBe('checking');
});
