import { readDesk, search } from '@fairground/contract/console/operator-endpoints';
import type { ConsoleOffer, Offer, Rows } from '@fairground/contract/console/offer';
import { OFFER_KINDS } from '@fairground/contract/console/offer';
import type { Endpoint } from '@fairground/contract/endpoint';
import { OPERATOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { PERMISSIONS, permissionsOf, STAFF_ROLES } from '@fairground/contract/operators/permissions';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import { CONSOLE_LANGUAGES, missingConsoleKeys, readConsolePart } from '@fairground/locales/console-texts';
import { keysOf } from '@fairground/locales/text-tree';
import { afterAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { createConsole, SEARCH_MS } from './modules/console/index.ts';
import { everyReport } from './modules/desk/testing/report-rows.ts';
import { offersInLanguages } from './platform/console-languages.ts';
import type { ModuleConsole } from './platform/console.ts';
import type { Module } from './platform/module.ts';
import { silentLog } from './platform/log.ts';
import { fakeClock } from './testing/clock.ts';
import { aCallOf, aPersonOfStaff } from './testing/staff.ts';
import { wholeApp } from './testing/whole-app.ts';

const { app, db, close } = await wholeApp({ CALLS_PER_MINUTE: '0' });
afterAll(close);

const contributions = app.modules.flatMap(({ console: offered }) => offered ?? []);
const offersOf = <Kind extends keyof ConsoleOffer>(kind: Kind) =>
  contributions.flatMap(({ offers }) => [
    ...(offersInLanguages(offers, ['TY', 'EN'])[kind] ?? []),
  ]) as unknown as NonNullable<ConsoleOffer[Kind]>;
const every = OFFER_KINDS.flatMap((kind) => [...offersOf(kind)]) as readonly Offer[];

const answerOf = async (module: Module, endpoint: Endpoint, role: StaffRole, query?: unknown) => {
  const route = module.routes?.find((each) => each.endpoint === endpoint);
  const person = aPersonOfStaff('ann', 1n, [...permissionsOf([role])]);
  return route?.handle({ query, body: undefined }, aCallOf(person));
};

/** The fields of an object, or of the rows of a list; nothing where the value is something else. */
const fieldsOf = (schema: z.core.$ZodType | undefined, id = ''): readonly string[] => {
  const definition = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (definition?.type === 'nullable' || definition?.type === 'optional') return fieldsOf(definition.innerType, id);
  if (definition?.type === 'array') return fieldsOf(definition.element, id);
  if (definition?.type === 'union') return definition.options.flatMap((option) => fieldsOf(option, id));
  if (definition?.type === 'record') return fieldsOfRecord(definition, id);
  if (definition?.type !== 'object') return [];
  const [first = '', ...rest] = id.split('.');
  if (first === '') return Object.keys(definition.shape);
  return fieldsOf(definition.shape[first], rest.join('.'));
};

/** A text in several languages: the codes are its fields. */
const fieldsOfRecord = (
  { keyType, valueType }: { readonly keyType: z.core.$ZodType; readonly valueType: z.core.$ZodType },
  id: string,
): readonly string[] => {
  const [first = '', ...rest] = id.split('.');
  if (first !== '') return fieldsOf(valueType, rest.join('.'));
  const key = (keyType as z.core.$ZodTypes)._zod.def;
  return key.type === 'enum' ? Object.keys(key.entries) : CONSOLE_LANGUAGES;
};

const hasField = (schema: z.core.$ZodType | undefined, id: string): boolean => {
  const steps = id.split('.');
  return fieldsOf(schema, steps.slice(0, -1).join('.')).includes(steps.at(-1) ?? '');
};

/** The words a field may hold, where its schema names them. */
const wordsOf = (schema: z.core.$ZodType | undefined, id: string): readonly string[] => {
  const definition = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (definition?.type === 'nullable' || definition?.type === 'optional') return wordsOf(definition.innerType, id);
  if (definition?.type === 'array') return wordsOf(definition.element, id);
  if (definition?.type === 'enum') return id === '' ? Object.keys(definition.entries) : [];
  if (definition?.type !== 'object') return [];
  const [first = '', ...rest] = id.split('.');
  return wordsOf(definition.shape[first], rest.join('.'));
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

  test('every page of the menu has an address of its own', () => {
    const paths = [...offersOf('pages'), ...offersOf('lists'), ...offersOf('queues')].map(({ path }) => path);

    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
  });

  test('every offer has its texts in both languages of the console, and so has every field', () => {
    for (const language of CONSOLE_LANGUAGES) expect(missingConsoleKeys(language)).toEqual([]);
    const keysIn = (part: string) => new Set(keysOf(readConsolePart('EN', part)));
    const shell = keysIn('shell');
    const lacking = (id: string, group: string, key: string): readonly string[] => {
      const [part = '', what = ''] = id.split('.');
      const own = keysIn(part);
      // A text in several languages has one name: the application adds the language.
      const written = key.replace(/\.(?:EN|TY)(?=\.|$)/, '').replaceAll('.', '-');
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
      ...offersOf('panels').flatMap(({ id, read, list, rows: own }) =>
        own && list === undefined ? [{ ...own, id, read }] : [],
      ),
    ];
    const lacking = rows.flatMap(({ id, key, columns, filters = [], read }) => [
      ...[key, ...columns.map((column) => column.id)]
        .filter((each) => !hasField(rowSchema(read), each))
        .map((each) => `${id}: ${each}`),
      ...filters.filter((filter) => !hasField(read?.query, filter.id)).map((filter) => `${id}: filter ${filter.id}`),
    ]);

    expect(lacking).toEqual([]);
  });

  test('what a queue takes in hand and what a masked field reveals are calls of staff, fed by fields that are there', () => {
    const claims = offersOf('queues').flatMap(({ id, read, claim }) => (claim ? [{ id, read, claim }] : []));
    const lacking = claims.flatMap(({ id, read, claim }) => [
      ...(hasField(rowSchema(read), claim.by) ? [] : [`${id}: ${claim.by}`]),
      ...[claim.take, claim.release].flatMap((call) => [
        ...(OPERATOR_ENDPOINTS.includes(call) ? [] : [`${id}: ${call.name}`]),
        ...(hasField(call.body, claim.as) && hasField(call.body, 'reason') ? [] : [`${id}: body of ${call.name}`]),
      ]),
    ]);
    const shown = [
      ...[...offersOf('lists'), ...offersOf('queues')].map(({ id, read, columns }) => ({
        ...{ id, columns },
        from: rowSchema(read),
      })),
      ...offersOf('records').map(({ id, read, facts }) => ({ id, columns: facts, from: read.value })),
    ];
    const unfed = shown.flatMap(({ id, columns, from }) =>
      columns.flatMap(({ reveal }) =>
        reveal === undefined
          ? []
          : [
              ...Object.keys({ ...reveal.keeps, ...reveal.sends, reason: '' }).filter(
                (name) => !hasField(reveal.call.body, name),
              ),
              ...Object.values(reveal.keeps).filter((field) => !hasField(from, field)),
              ...(hasField(reveal.call.value, reveal.answers) ? [] : [reveal.answers]),
            ].map((field) => `${id}: ${field}`),
      ),
    );

    expect([...lacking, ...unfed]).toEqual([]);
  });

  test('a panel shows fields its record or its own call has', () => {
    const lacking = offersOf('panels').flatMap(({ id, on, read, by, list, rows, facts = [], changes }) =>
      offersOf('records')
        .filter(({ record }) => record === on)
        .flatMap(({ read: ofRecord }) => {
          const from = read?.value ?? ofRecord.value;
          const shown = [
            ...facts.map((fact) => fact.id),
            ...(changes === undefined ? [] : [changes]),
            ...(list === undefined
              ? []
              : [
                  list,
                  ...[rows?.key, ...(rows?.columns ?? []).map((each) => each.id)].map((each) => `${list}.${each}`),
                ]),
          ];
          return [
            ...shown.filter((field) => !hasField(from, field)).map((field) => `${id}: ${field}`),
            ...(read === undefined || hasField(read.query, by ?? 'id') ? [] : [`${id}: ${by} is not asked for`]),
          ];
        }),
    );

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
    const wrong = offersOf('actions').flatMap(
      ({ id, call, keeps = {}, sets = {}, requestKey, fields = [], reason = 'reason' }) => {
        const named = [
          ...Object.keys(keeps),
          ...Object.keys(sets),
          ...(requestKey === undefined ? [] : [requestKey]),
          ...fields.map((field) => field.id.split('.')[0] ?? ''),
          ...(reason === '' ? [] : [reason]),
        ];
        const known = fieldsOf(call.body);
        const inner = fields.filter((field) => !hasField(call.body, field.id));
        const shape = (
          call.body as unknown as {
            readonly _zod: { readonly def: { readonly shape: Record<string, z.core.$ZodTypes> } };
          }
        )._zod.def.shape;
        const needed = known.filter((field) => shape[field]?._zod.def.type !== 'optional');
        return [
          ...inner.map((field) => `${id}: ${field.id} is no field of the call`),
          ...named.filter((field) => !known.includes(field)).map((field) => `${id}: ${field} is no field of the call`),
          ...needed.filter((field) => !named.includes(field)).map((field) => `${id}: ${field} is missing`),
        ];
      },
    );

    expect(wrong).toEqual([]);
  });

  test('a change takes from its record only what the record has', () => {
    const lacking = offersOf('actions').flatMap(({ id, on, keeps = {}, fields = [], when }) =>
      offersOf('records')
        .filter(({ record }) => record === on)
        .flatMap(({ read }) =>
          [
            ...Object.values(keeps),
            ...fields.flatMap(({ from }) => from ?? []),
            ...(when === undefined ? [] : [when.field]),
          ]
            .filter((field) => !hasField(read.value, field))
            .map((field) => `${id}: ${field}`),
        ),
    );

    expect(lacking).toEqual([]);
  });

  test('every choice, state and word has its text in the catalogue', () => {
    const keys = new Map(
      [...new Set(every.map(({ id }) => id.split('.')[0] ?? '')), 'shell'].map((part) => [
        part,
        new Set(keysOf(readConsolePart('EN', part))),
      ]),
    );
    const isNamed = (id: string, field: string, value: string): boolean => {
      const [part = '', what = ''] = id.split('.');
      const written = [`values.${field.replaceAll('.', '-')}.${value}`, `states.${value}`];
      return written.some(
        (key) => keys.get(part)?.has(`${what}.${key}`) || keys.get(part)?.has(key) || keys.get('shell')?.has(key),
      );
    };
    const chosen = [
      ...[...offersOf('lists'), ...offersOf('queues')].flatMap(({ id, filters = [] }) =>
        filters.map((filter) => ({ id, field: filter.id, values: filter.choices ?? [] })),
      ),
      ...offersOf('actions').flatMap(({ id, fields = [] }) =>
        fields.map((field) => ({ id, field: field.id, values: field.choices ?? [] })),
      ),
      ...[...offersOf('lists'), ...offersOf('queues')].flatMap(({ id, columns, read }) =>
        columns
          .filter(({ as }) => as === 'state' || as === 'word')
          .map((column) => ({ id, field: column.id, values: wordsOf(rowSchema(read), column.id) })),
      ),
    ];
    const unnamed = chosen.flatMap(({ id, field, values }) =>
      values.filter((value) => !isNamed(id, field, value)).map((value) => `${id}: ${field} ${value}`),
    );

    expect(unnamed).toEqual([]);
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
        .map(({ id }): string => id)
        .toSorted(),
    );
    const lists = offersOf('lists').map(({ id }): string => id);
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

describe('the pages', () => {
  const superReads = async (endpoint: Endpoint, query: unknown) => {
    for (const module of app.modules) {
      const route = module.routes?.find((each) => each.endpoint === endpoint);
      if (route) return route.handle({ query, body: undefined }, aCallOf(aPersonOfStaff('ann', 1n, [...PERMISSIONS])));
    }
    throw new Error(`${endpoint.name} is not bound.`);
  };
  const opened = [...offersOf('lists'), ...offersOf('queues')].filter(({ record }) => record !== undefined);

  test.each(opened.map((list) => [list.id, list] as const))('a row of %s opens as its record', async (_id, list) => {
    const page = offersOf('records').find(({ record }) => record === list.record);
    if (!page) throw new Error(`Nobody offers ${list.record}.`);

    const { list: rows } = (await superReads(list.read, {})) as { list: Record<string, unknown>[] };
    const [row] = rows;
    if (row === undefined) return;
    const record = (await superReads(page.read, { [page.key]: row[list.key] })) as Record<string, unknown>;

    expect(record[page.key]).toEqual(row[list.key]);
    expect(record[page.heading]).not.toBeUndefined();
  });

  test.each(offersOf('records').map((page) => [page.id, page] as const))(
    '%s refuses a key that nothing has',
    async (_id, page) => {
      if (page.read.errors.length === 0) return;
      const unknown = ['9999-unknown', 'ZZ_NONE.20200101-0001', 9_999_999_999n];
      const answers = await Promise.allSettled(unknown.map((key) => superReads(page.read, { [page.key]: key })));

      expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    },
  );
});

describe('the reports', () => {
  test.each(Object.entries(everyReport()))('a row of %s leads to a page that takes its filter', (_name, { rows }) => {
    const filtersOf = (page: string): readonly string[] | undefined =>
      page === '/reports'
        ? ['name', 'from', 'to']
        : offersOf('lists')
            .find(({ path }) => path === page)
            ?.filters?.map(({ id }) => id);
    const lost = rows.flatMap(({ of }) => {
      if (of === undefined) return [];
      const taken = filtersOf(of.page);
      return Object.keys(of.filter).flatMap((id) => (taken?.includes(id) === true ? [] : [`${of.page}: ${id}`]));
    });

    expect(rows.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
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
        currency: { code: 'USD', symbol: '$' },
      },
      mode: 'sandbox',
      languages: ['EN'],
      contributions: [one],
      ...{ db, audit: app.audit, routes: [] },
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
