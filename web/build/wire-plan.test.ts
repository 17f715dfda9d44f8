import { moneySchema } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { planOf } from './wire-plan.ts';

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
