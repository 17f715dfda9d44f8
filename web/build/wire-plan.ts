import { moneySchema } from '@fairground/contract/money-schema';
import { momentSchema } from '@fairground/contract/time';
import * as z from 'zod/mini';
import type { Plan } from '@fairground/client/light-wire';

type Schema = z.ZodMiniType;

/** Finds the places of a schema where the value that travels is not the value the code sees. */
export const planOf = (schema: Schema): Plan => {
  if (schema === momentSchema) return 'moment';
  if (schema === moneySchema) return 'money';
  if (schema instanceof z.ZodMiniPipe) return planOfCodec(schema);
  if (schema instanceof z.ZodMiniArray) return within('list', planOf(elementOf(schema._zod.def.element)));
  if (schema instanceof z.ZodMiniRecord) return within('map', planOf(elementOf(schema._zod.def.valueType)));
  if (schema instanceof z.ZodMiniObject) return planOfFields(schema._zod.def.shape);
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return planOf(elementOf(schema._zod.def.innerType));
  if (schema instanceof z.ZodMiniUnion) return planOfChoices(schema._zod.def.options.map(elementOf));
  return true;
};

/** Zod types the insides of a schema by its core, whose every instance here is one of the mini ones. */
const elementOf = (inner: z.core.$ZodType): Schema => inner as Schema;

const planOfCodec = (schema: Schema): Plan => {
  const sample = z.safeDecode(schema, '1');
  if (sample.success && typeof sample.data === 'bigint') return 'id';
  throw new TypeError('A codec that is no id, moment or amount has no plan.');
};

const planOfFields = (shape: Readonly<Record<string, z.core.$ZodType>>): Plan => {
  const fields = Object.entries(shape)
    .map(([name, field]) => [name, planOf(elementOf(field))] as const)
    .filter(([, plan]) => plan !== true);
  return fields.length === 0 ? true : { fields: Object.fromEntries(fields) };
};

/**
 * Choices have one plan together where each field travels in one form, whichever choice it belongs to: the choice that
 * was made is not looked for, so nothing may depend on it.
 */
const planOfChoices = (choices: readonly Schema[]): Plan => {
  const [first = true, ...others] = choices.map(planOf);
  if (others.every((plan) => JSON.stringify(plan) === JSON.stringify(first))) return first;
  const shapes = choices.map((choice) => (choice instanceof z.ZodMiniObject ? choice._zod.def.shape : undefined));
  if (shapes.includes(undefined))
    throw new TypeError('A union whose choices travel in a form of their own has no plan.');
  const fields = Map.groupBy(
    shapes.flatMap((shape) => Object.entries(shape ?? {})),
    ([name]) => name,
  );
  const plans = [...fields]
    .map(([name, kinds]) => [name, planOfChoices(kinds.map(([, kind]) => elementOf(kind)))] as const)
    .filter(([, plan]) => plan !== true);
  return plans.length === 0 ? true : { fields: Object.fromEntries(plans) };
};

const within = (kind: 'list' | 'map', plan: Plan): Plan => {
  if (plan === true) return true;
  return kind === 'list' ? { list: plan } : { map: plan };
};
