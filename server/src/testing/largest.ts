import fc from 'fast-check';
import * as z from 'zod/mini';
import { sampleOf } from './sample.ts';

type Schema = z.core.$ZodType;
type Checks = z.core.$ZodTypes['_zod']['def']['checks'];

/** The most items of a list that names no bound; a body has no room for many more. */
const ITEMS_MAX = 1_000;
/** Words of a pattern that are looked at for the longest one. */
const WORDS = 40;

/**
 * The largest value, as it travels, that a schema accepts within about so many characters: texts and lists as long as
 * they may be, numbers as large. Where a rule that only code can say refuses it, a part is the plain sample.
 */
export const largestOf = (schema: Schema, charactersMax: number, where = 'input'): unknown => {
  const largest = build(schema, charactersMax, where);
  return z.safeDecode(schema, largest).success ? largest : sampleOf(schema, where);
};

const build = (schema: Schema, room: number, where: string): unknown => {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case 'object': {
      const fields = Object.entries(definition.shape);
      const each = Math.max(8, Math.floor(room / Math.max(1, fields.length)) - 16);
      return Object.fromEntries(fields.map(([name, field]) => [name, largestOf(field, each, `${where}.${name}`)]));
    }
    case 'array': {
      const most = boundsOf(definition.checks).most ?? ITEMS_MAX;
      // As many as have room: many short items before a few long ones.
      const one = JSON.stringify(largestOf(definition.element, Math.floor(room / most), where)) ?? '';
      const count = Math.max(1, Math.min(most, Math.floor(room / (one.length + 1))));
      return Array.from({ length: count }, (_none, at) =>
        largestOf(definition.element, Math.floor(room / count), `${where}[${at}]`),
      );
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return largestOf(definition.innerType, room, where);
    case 'pipe':
      return build(definition.in, room, where);
    case 'union':
      return widest(definition.options.map((option) => largestOf(option, room, where)));
    case 'enum':
      return widest(Object.values(definition.entries));
    case 'number':
      return boundsOf(definition.checks).most ?? Number.MAX_SAFE_INTEGER;
    case 'string':
      return textOf(schema, room);
    default:
      return sampleOf(schema, where);
  }
};

const widest = (values: readonly unknown[]): unknown =>
  values.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];

const lengthOf = (value: unknown): number => (JSON.stringify(value) ?? '').length;

/** The upper bound among the checks: of a number its value, of a text or a list its length. */
const boundsOf = (checks: Checks = []): { readonly most?: number } => {
  let most: number | undefined;
  for (const check of checks) {
    const rule = (check as z.core.$ZodChecks)._zod.def;
    if (rule.check === 'less_than') most = Number(rule.value) - (rule.inclusive ? 0 : 1);
    if (rule.check === 'max_length') most = rule.maximum;
    if (rule.check === 'length_equals') most = rule.length;
  }
  return most === undefined ? {} : { most };
};

const textOf = (schema: Schema, room: number): unknown => {
  const { checks = [], ...definition } = (schema as z.core.$ZodString)._zod.def;
  const { most = room } = boundsOf(checks);
  const rules = checks.map((check) => (check as z.core.$ZodChecks)._zod.def);
  const pattern = rules.find((rule) => rule.check === 'string_format' && 'pattern' in rule && rule.pattern);
  if ('format' in definition || pattern === undefined) return 'x'.repeat(Math.max(1, Math.min(most, room)));
  if (!('pattern' in pattern) || !(pattern.pattern instanceof RegExp)) return undefined;
  const words = fc.sample(fc.stringMatching(pattern.pattern, { size: 'large' }), { numRuns: WORDS, seed: 1 });
  return widest(words.filter((word) => word.length <= Math.max(room, 64)));
};
