import type { Access, Endpoint } from '@fairground/contract/endpoint';
import { ERROR_STATUS } from '@fairground/contract/errors';
import type { ErrorCode } from '@fairground/contract/errors';

const ANY_CALL: readonly ErrorCode[] = [
  'request.malformed',
  'request.invalid',
  'request.too-many',
  'request.failed',
  'request.unavailable',
];
const WITH_BODY: readonly ErrorCode[] = ['request.malformed-json', 'request.wrong-content-type', 'request.too-large'];
const WITH_FILE: readonly ErrorCode[] = ['request.wrong-content-type', 'request.timed-out'];
const SEALED: readonly ErrorCode[] = [
  'request.not-sealed',
  'request.seal-broken',
  'request.seal-stale',
  'request.seal-replayed',
  'request.seal-key-unknown',
];
const BY_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  session: ['access.login-required'],
  member: ['access.login-required', 'access.real-account-required'],
  agent: ['access.login-required', 'access.real-account-required', 'access.agent-required'],
  // What these refuse stands in their value.
  vendor: [],
  developer: ['access.developer-only'],
  operator: ['access.staff-only', 'access.permission-required'],
};

/** The refusals sessions of a limited scope get from a call that is not for them. */
const limitedCodes = ({ access, scopes = [] }: Endpoint): readonly ErrorCode[] => {
  if (!['session', 'member', 'agent'].includes(access)) return [];
  const codes: readonly ErrorCode[] = scopes.includes('password') ? [] : ['access.password-change-required'];
  return scopes.includes('withdraw') ? codes : [...codes, 'access.withdraw-only'];
};

const bodyCodes = ({ body, upload }: Endpoint): readonly ErrorCode[] => {
  if (upload !== undefined) return WITH_FILE;
  return body === undefined ? [] : WITH_BODY;
};

/** Every code a call can answer with, grouped by its status, lowest first. */
export const codesByStatus = (endpoint: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> => {
  const codes = new Set([
    ...ANY_CALL,
    ...bodyCodes(endpoint),
    ...(endpoint.encrypted === true ? SEALED : []),
    ...BY_ACCESS[endpoint.access],
    ...limitedCodes(endpoint),
    ...endpoint.errors,
  ]);
  const grouped = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return new Map([...grouped].toSorted(([one], [other]) => one - other));
};
