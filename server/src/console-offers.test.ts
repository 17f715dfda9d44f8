import { readDesk, search } from '@fairground/contract/console/operator-endpoints';
import type { ConsoleOffer, Offer, Rows } from '@fairground/contract/console/offer';
import { OFFER_KINDS } from '@fairground/contract/console/offer';
import type { Endpoint } from '@fairground/contract/endpoint';
import { OPERATOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { permissionsOf, STAFF_ROLES } from '@fairground/contract/operators/permissions';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import { CONSOLE_LANGUAGES, missingConsoleKeys, readConsolePart } from '@fairground/locales/console-texts';
import { keysOf } from '@fairground/locales/text-tree';
import { afterAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { createConsole } from './modules/console/index.ts';
import { SEARCH_MS } from './modules/console/search-all.ts';
import type { ModuleConsole } from './platform/console.ts';
import type { Module } from './platform/module.ts';
import { silentLog } from './platform/log.ts';
import { fakeClock } from './testing/clock.ts';
import { aCallOf, aPersonOfStaff } from './testing/staff.ts';
import { wholeApp } from './testing/whole-app.ts';

const { app, close } = await wholeApp({ CALLS_PER_MINUTE: '0' });
afterAll(close);

const contributions = app.modules.flatMap(({ console: offered }) => offered ?? []);
const offersOf = <Kind extends keyof ConsoleOffer>(kind: Kind) =>
  contributions.flatMap(({ offers }) => [...(offers[kind] ?? [])]) as unknown as NonNullable<ConsoleOffer[Kind]>;
const every = OFFER_KINDS.flatMap((kind) => [...offersOf(kind)]) as readonly Offer[];

const answerOf = async (module: Module, endpoint: Endpoint, role: StaffRole, query: unknown = undefined) => {
  const route = module.routes?.find((each) => each.endpoint === endpoint);
  const person = aPersonOfStaff('ann', 1n, [...permissionsOf([role])]);
  return route?.handle({ query, body: undefined }, aCallOf(person));
};

/** The fields of an object, or of the rows of a list; nothing where the value is something else. */
const fieldsOf = (schema: z.core.$ZodType | undefined, id = ''): readonly string[] => {
  const definition = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (definition?.type === 'nullable' || definition?.type === 'optional') return fieldsOf(definition.innerType, id);
  if (definition?.type === 'array') return fieldsOf(definition.element, id);
  if (definition?.type !== 'object') return [];
  const [first = '', ...rest] = id.split('.');
  if (first === '') return Object.keys(definition.shape);
  return fieldsOf(definition.shape[first], rest.join('.'));
};

const hasField = (schema: z.core.$ZodType | undefined, id: string): boolean => {
  const steps = id.split('.');
  return fieldsOf(schema, steps.slice(0, -1).join('.')).includes(steps.at(-1) ?? '');
};

const rowSchema = (endpoint: Endpoint | undefined) =>
  (
    endpoint?.value as unknown as {
      readonly _zod: { readonly def: { readonly shape?: Record<string, z.core.$ZodType> } };
    }
  )?._zod.def.shape?.['list'];

describe('the offers of the modules', () => {
  test('every offer has an id of its own', () => {
    const ids = every.map(({ id }) => id);

    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  test('every offer has its texts in both languages of the console, and so has every field', () => {
    for (const language of CONSOLE_LANGUAGES) expect(missingConsoleKeys(language)).toEqual([]);
    const keysIn = (part: string) => new Set(keysOf(readConsolePart('EN', part)));
    const shell = keysIn('shell');
    const lacking = (id: string, group: string, key: string): readonly string[] => {
      const [part = '', what = ''] = id.split('.');
      const own = keysIn(part);
      const written = key.replaceAll('.', '-');
      const isThere =
        own.has(`${what}.${group}.${written}`) || own.has(`${group}.${written}`) || shell.has(`${group}.${written}`);
      return isThere ? [] : [`${id}: ${group}.${written}`];
    };
    const untitled = every.flatMap(({ id }) => {
      const [part = '', what = ''] = id.split('.');
      return keysIn(part).has(`${what}.title`) || offersOf('approvals').some((offer) => offer.id === id) ? [] : [id];
    });
    const rows = [...offersOf('lists'), ...offersOf('queues')];
    const unnamed = [
      ...rows.flatMap(({ id, columns, filters = [] }) =>
        [...columns, ...filters].flatMap((each) => lacking(id, 'fields', each.id)),
      ),
      ...offersOf('records').flatMap(({ id, facts }) => facts.flatMap((each) => lacking(id, 'fields', each.id))),
      ...offersOf('panels').flatMap(({ id, rows: own, facts = [] }) =>
        [...(own?.columns ?? []), ...facts].flatMap((each) => lacking(id, 'fields', each.id)),
      ),
      ...offersOf('actions').flatMap(({ id, fields = [] }) => fields.flatMap((each) => lacking(id, 'fields', each.id))),
    ];

    expect([...untitled, ...unnamed]).toEqual([]);
  });

  test('every call that is offered is one of staff, with the permission of its offer', () => {
    const calls = [
      ...[
        ...offersOf('lists'),
        ...offersOf('queues'),
        ...offersOf('records'),
        ...offersOf('timelines'),
        ...offersOf('tiles'),
      ].map(({ id, needs, read }) => ({ id, needs, call: read })),
      ...offersOf('panels').flatMap(({ id, needs, read }) => (read ? [{ id, needs, call: read }] : [])),
      ...offersOf('actions').map(({ id, needs, call }) => ({ id, needs, call })),
    ];

    expect(calls.filter(({ call }) => !OPERATOR_ENDPOINTS.includes(call)).map(({ id }) => id)).toEqual([]);
    expect(calls.filter(({ needs, call }) => call.permission !== needs).map(({ id }) => id)).toEqual([]);
  });

  test('a list has the fields it shows and asks for', () => {
    const rows: readonly (Rows & { readonly id: string; readonly read: Endpoint | undefined })[] = [
      ...offersOf('lists'),
      ...offersOf('queues'),
      ...offersOf('panels').flatMap(({ id, read, rows: own }) => (own ? [{ ...own, id, read }] : [])),
    ];
    const lacking = rows.flatMap(({ id, key, columns, filters = [], read }) => [
      ...[key, ...columns.map((column) => column.id)]
        .filter((each) => !hasField(rowSchema(read), each))
        .map((each) => `${id}: ${each}`),
      ...filters.filter((filter) => !hasField(read?.query, filter.id)).map((filter) => `${id}: filter ${filter.id}`),
    ]);

    expect(lacking).toEqual([]);
  });

  test('a record is read by its key and has the fields it shows', () => {
    const lacking = offersOf('records').flatMap(({ id, key, heading, state, facts, read }) => [
      ...(hasField(read.query, key) ? [] : [`${id}: ${key} is not asked for`]),
      ...[key, heading, ...(state === undefined ? [] : [state]), ...facts.map((fact) => fact.id)]
        .filter((each) => !hasField(read.value, each))
        .map((each) => `${id}: ${each}`),
    ]);

    expect(lacking).toEqual([]);
  });

  test('a change names every field its call needs, and no other', () => {
    const wrong = offersOf('actions').flatMap(({ id, call, keeps = {}, fields = [], reason = 'reason' }) => {
      const named = [...Object.keys(keeps), ...fields.map((field) => field.id), ...(reason === '' ? [] : [reason])];
      const known = fieldsOf(call.body);
      const shape = (
        call.body as unknown as {
          readonly _zod: { readonly def: { readonly shape: Record<string, z.core.$ZodTypes> } };
        }
      )._zod.def.shape;
      const needed = known.filter((field) => shape[field]?._zod.def.type !== 'optional');
      return [
        ...named.filter((field) => !known.includes(field)).map((field) => `${id}: ${field} is no field of the call`),
        ...needed.filter((field) => !named.includes(field)).map((field) => `${id}: ${field} is missing`),
      ];
    });

    expect(wrong).toEqual([]);
  });

  test('every kind of record that is named is offered, and every search has its function', () => {
    const known = offersOf('records').map(({ record }) => record);
    const named = [
      ...[...offersOf('lists'), ...offersOf('queues')].flatMap(({ record }) => record ?? []),
      ...offersOf('panels').map(({ on }) => on),
      ...offersOf('timelines').map(({ on }) => on),
      ...offersOf('actions').flatMap(({ on }) => on ?? []),
      ...offersOf('searches').map(({ record }) => record),
    ];
    const finds = contributions.flatMap(({ finds: own = {} }) => Object.keys(own));

    expect(named.filter((record) => !known.includes(record))).toEqual([]);
    expect(finds.toSorted()).toEqual(
      offersOf('searches')
        .map(({ id }) => String(id))
        .toSorted(),
    );
    const lists = offersOf('lists').map(({ id }) => String(id));
    expect(offersOf('actions').filter(({ above }) => above !== undefined && !lists.includes(above))).toEqual([]);
  });
});

describe('the desk', () => {
  test.each(STAFF_ROLES)('%s is offered what it may use, and nothing else is named', async (role) => {
    const permissions = permissionsOf([role]);

    const { offers } = (await answerOf(app.console, readDesk, role)) as { offers: Record<string, { id: string }[]> };

    for (const kind of OFFER_KINDS) {
      const wanted = (offersOf(kind) as readonly Offer[])
        .filter(({ needs }) => permissions.has(needs))
        .map(({ id }) => id);
      expect(offers[kind]?.map(({ id }) => id)).toEqual(wanted);
    }
  });
});

describe('the search', () => {
  const found = (key: string) => [{ key, title: key, detail: '', isExact: true }];
  const searching = (one: ModuleConsole) =>
    createConsole({
      clock: fakeClock(),
      log: silentLog,
      brand: {
        name: 'A',
        timeZone: 'UTC',
        numbers: { group: ',', decimal: '.' },
        currency: { code: 'USD', symbol: '$' } as never,
      },
      mode: 'sandbox',
      contributions: [one],
    });
  const offers: ConsoleOffer = {
    searches: [
      { id: 'a.quick', needs: 'staff.read', record: 'staff' },
      { id: 'a.slow', needs: 'staff.read', record: 'staff' },
      { id: 'a.broken', needs: 'staff.read', record: 'staff' },
      { id: 'a.secret', needs: 'withdrawals.pay', record: 'staff' },
    ],
  };

  test('groups what the modules find; one that is slow or fails is named and holds nobody up', async () => {
    const module = searching({
      offers,
      finds: {
        'a.quick': (words) => Promise.resolve(found(words)),
        'a.slow': () => new Promise(() => undefined),
        'a.broken': () => Promise.reject(new Error('broken')),
        'a.secret': () => Promise.resolve(found('secret')),
      },
    });

    const startedAt = performance.now();
    const answer = await answerOf(module, search, 'SUPER', { words: 'lan' });

    expect(answer).toEqual({
      groups: [{ id: 'a.quick', record: 'staff', found: found('lan') }],
      late: ['a.slow', 'a.broken'],
    });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(SEARCH_MS - 20);
  });
});
