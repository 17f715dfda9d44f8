import { ENDPOINTS } from '@fairground/contract/endpoints';
import { endpoint } from '@fairground/contract/endpoint';
import { idSchema } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { moneySchema } from '@fairground/contract/money-schema';
import { momentSchema } from '@fairground/contract/time';
import * as wire from '@fairground/contract/wire';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as lightWire from '@fairground/client/light-wire';
import { planOf } from './wire-plan.ts';

const everything = z.object({
  id: idSchema<'test'>(),
  at: z.nullable(momentSchema),
  prices: z.array(z.object({ amount: moneySchema, name: z.string() })),
  byDay: z.record(z.string(), momentSchema),
  note: z.optional(z.string()),
  kind: z.union([z.literal(1), z.literal(2)]),
});

const call = endpoint({
  name: 'test.everything',
  summary: 'Every form a value can take.',
  method: 'POST',
  path: '/wps/test',
  access: 'public',
  query: z.strictObject({ since: momentSchema, size: z._default(z.string(), '42') }),
  body: everything,
  value: everything,
  errors: [],
});

const light = {
  ...call,
  query: planOf(call.query ?? everything),
  body: planOf(everything),
  value: planOf(everything),
} as unknown as typeof call;

const at = new Date('2026-11-15T09:00:00.000Z');
const value: z.output<typeof everything> = {
  id: 12n as z.output<typeof everything>['id'],
  at,
  prices: [{ amount: money(1_234_567n), name: 'a' }],
  byDay: { monday: at },
  kind: 2,
};

test('the browser writes and reads what the schemas write and read', () => {
  const input = { query: { since: at, size: '7' }, body: value };

  expect(lightWire.encodeInput(light, input)).toEqual(wire.encodeInput(call, input));
  expect(lightWire.encodeValue(light, value)).toEqual(wire.encodeValue(call, value));
  expect(lightWire.decodeValue(light, wire.encodeValue(call, value))).toEqual(value);
});

test('a plan names only the places that differ', () => {
  expect(planOf(everything)).toEqual({
    fields: { id: 'id', at: 'moment', prices: { list: { fields: { amount: 'money' } } }, byDay: { map: 'moment' } },
  });
  expect(planOf(z.object({ name: z.string(), tags: z.array(z.string()) }))).toBe(true);
});

test('every call of the contract has a plan', () => {
  const schemas = ENDPOINTS.flatMap(({ query, body, value: answer }) => [query, body, answer]);

  expect(() => schemas.map((schema) => schema && planOf(schema))).not.toThrow();
});

test('what no plan can tell is refused by the build', () => {
  expect(() => planOf(z.union([momentSchema, z.string()]))).toThrow('union');
  expect(() => planOf(z.codec(z.string(), z.number(), { decode: Number, encode: String }))).toThrow('codec');
});

test('choices that name their fields alike have one plan together', () => {
  const choices = z.union([
    z.object({ kind: z.literal('flat'), multiple: z.int() }),
    z.object({ kind: z.literal('target'), profit: z.object({ amount: moneySchema }) }),
    z.object({ kind: z.literal('target'), profit: z.object({ percent: z.int() }) }),
  ]);

  expect(planOf(choices)).toEqual({ fields: { profit: { fields: { amount: 'money' } } } });
});

test('a field that travels in another form in another choice has no plan', () => {
  const choices = z.union([z.object({ amount: z.int() }), z.object({ amount: moneySchema })]);

  expect(() => planOf(choices)).toThrow('form of their own');
});
