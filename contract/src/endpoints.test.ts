import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { bytesSchema, fileSchema } from './bytes.ts';
import type { Closure, Endpoint } from './endpoint.ts';
import { ENDPOINTS, OPERATOR_ENDPOINTS, VENDOR_ENDPOINTS } from './endpoints.ts';
import { ERROR_STATUS } from './errors.ts';

const every = [...ENDPOINTS, ...VENDOR_ENDPOINTS, ...OPERATOR_ENDPOINTS];
const all = every.map((endpoint) => [endpoint.name, endpoint] as const);

test('every name is unique, and so is every method with its path', () => {
  const names = every.map(({ name }) => name);
  const calls = every.map(({ method, path }) => `${method} ${path}`);

  expect(new Set(names).size).toBe(names.length);
  expect(new Set(calls).size).toBe(calls.length);
});

test.each(all)('%s opens to limited sessions only where a session is asked for', (_name, { access, scopes = [] }) => {
  expect(scopes.length > 0 && !['session', 'member', 'agent'].includes(access)).toBe(false);
  expect(new Set(scopes).size).toBe(scopes.length);
});

test.each(all)('%s names a permission and stands under /bo/ if it is for staff, and only then', (_name, endpoint) => {
  const isForStaff = OPERATOR_ENDPOINTS.includes(endpoint);
  expect(endpoint.access === 'operator' || endpoint.path.startsWith('/bo/session/')).toBe(isForStaff);
  expect(endpoint.permission !== undefined).toBe(endpoint.access === 'operator');
  expect(endpoint.path.startsWith('/bo/')).toBe(isForStaff);
});

test('every change by staff asks for a step-up, apart from their own session, views of lists, and taking back what they held', () => {
  const changes = OPERATOR_ENDPOINTS.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/bo/session/'));

  expect(changes.filter(({ stepUp }) => stepUp !== true).map(({ name }) => name)).toEqual([
    'approvals.cancel-request',
    'operators.save-view',
    'operators.remove-view',
  ]);
  expect(
    changes.filter(({ stepUp, errors }) => stepUp === true && !errors.includes('operators.step-up-required')),
  ).toEqual([]);
});

test('every change by staff asks for a reason, apart from what is their own, notes, and decisions on a held change, which has one', () => {
  const asksForReason = ({ body }: Endpoint) => body !== undefined && 'reason' in (body as z.ZodMiniObject).shape;
  const changes = OPERATOR_ENDPOINTS.filter(
    ({ method, permission }) => method !== 'GET' && permission !== undefined && permission !== 'session.own',
  );

  expect(changes.filter((endpoint) => !asksForReason(endpoint)).map(({ name }) => name)).toEqual([
    'approvals.approve-request',
    'approvals.reject-request',
    'approvals.cancel-request',
    'members.add-note',
  ]);
});

test('only these calls are answered while the site is closed to the caller; every other one is refused', () => {
  const openDuring = (closure: Closure) =>
    every.flatMap(({ name, openDuring: open = [] }) => (open.includes(closure) ? [name] : [])).toSorted();
  const always = [
    ...['identity.logout', 'identity.update-language', 'vendors.leave-game'],
    // What the page says that stands in the place of a closed site.
    ...['system.read-location', 'system.read-status', 'system.read-whitelabel'],
    // Rounds that are open come to their end.
    ...['studio.leave-crash', 'studio.leave-seat', 'studio.take-step'],
    ...['rooms.act', 'rooms.leave-table'],
    ...['vendors.balance', 'vendors.end-round', 'vendors.rollback', 'vendors.tx-status', 'vendors.win'],
    ...every.flatMap(({ name, access }) => (access === 'developer' ? [name] : [])),
  ];

  // What of the house can be played tells when it opens again.
  expect(openDuring('maintenance')).toEqual([...always, 'catalog.read-health'].toSorted());
  expect(openDuring('region')).toEqual(
    [
      ...always,
      ...['lottery.cancel-order', 'lottery.stop-chase', 'members.read-info'],
      // Money on its way out stays in sight, and its receipt has a deadline.
      ...['cashier.confirm-receipt', 'cashier.confirm-slice', 'cashier.list-bank-accounts', 'cashier.list-receipts'],
      ...['cashier.list-withdrawals', 'cashier.read-withdrawal-settings'],
      ...['wallet.export-transactions', 'wallet.list-transactions', 'wallet.read-balance', 'wallet.read-funds'],
      ...every.flatMap(({ name, access }) =>
        access !== 'operator' && /^(?:support|messages)\./.test(name) ? [name] : [],
      ),
      // Money goes out of a region that is refused, and a withdrawal may need documents.
      ...['pictures.send-picture', 'pictures.read-picture', 'pictures.remove-picture'],
      ...['verification.read-standing', 'verification.send-documents'],
      // The player's region is asked with each stake.
      ...VENDOR_ENDPOINTS.flatMap(({ name }) => (always.includes(name) ? [] : [name])),
    ].toSorted(),
  );
});

test.each(all)('%s is named module.verb-noun and says in one sentence what it does', (_name, endpoint) => {
  expect(endpoint.name).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*$/);
  expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
  expect(endpoint.path).toMatch(/^\/(wps|lgw|lotto|vendor|bo)\/[\w/-]+$/);
});

test.each(all)('%s takes a body only where its method carries one', (_name, { method, body, encrypted, form }) => {
  expect(method === 'GET' && body !== undefined).toBe(false);
  expect((encrypted === true || form === true) && body === undefined).toBe(false);
  expect(encrypted === true && form === true).toBe(false);
});

test.each(all)('%s takes a file or a body in a form of its own, never both', (_name, endpoint) => {
  const { upload, body, encrypted, form, file, value, errors } = endpoint;

  expect(body === bytesSchema).toBe(upload !== undefined);
  expect(upload !== undefined && (encrypted === true || form === true)).toBe(false);
  expect(upload === undefined || errors.includes(upload.tooLarge)).toBe(true);
  expect(value === fileSchema).toBe(file !== undefined);
});

test.each(all)('%s refuses fields it does not know, at every depth of its input', (_name, { query, body }) => {
  expect([query, body].flatMap((schema) => (schema === undefined ? [] : looseObjectsIn(schema)))).toEqual([]);
});

test('every code has a status that fits: a refusal by the rules is no server error', () => {
  for (const [code, status] of Object.entries(ERROR_STATUS)) {
    expect(code).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*$/);
    expect([200, 400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 500, 503]).toContain(status);
  }
});

/** Paths of the objects in a schema that would drop an unknown field without a word. */
const looseObjectsIn = (schema: NonNullable<Endpoint['query']> | z.core.$ZodType, path = 'input'): string[] => {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case 'object': {
      const isStrict = definition.catchall?._zod.def.type === 'never';
      const inside = Object.entries(definition.shape).flatMap(([name, field]) =>
        looseObjectsIn(field, `${path}.${name}`),
      );
      return isStrict ? inside : [path, ...inside];
    }
    case 'array':
      return looseObjectsIn(definition.element, `${path}[]`);
    case 'record':
      return looseObjectsIn(definition.valueType, `${path}{}`);
    case 'optional':
    case 'nullable':
    case 'default':
      return looseObjectsIn(definition.innerType, path);
    case 'union':
      return definition.options.flatMap((option) => looseObjectsIn(option, path));
    case 'pipe':
      return looseObjectsIn(definition.in, path);
    default:
      return [];
  }
};
