import fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Checks = z.core.$ZodTypes['_zod']['def']['checks'];

/** How often a part is made again when a rule that only code can say, such as a last id, refuses it. */
const TRIES = 50;

const PLAIN = 'sample';

/**
 * A value as it travels that a schema accepts: the same for the same schema, with every optional field there, so that
 * anyone who sends it is refused for anything but its form. A schema that no value was found for is named in the error.
 */
export const sampleOf = (schema: Schema, where = 'input'): unknown => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const candidate = build(schema, { where, attempt });
    if (z.safeDecode(schema, candidate).success) return candidate;
  }
  throw new Error(`No sample of ${where} is accepted by its schema.`);
};

type At = { readonly where: string; readonly attempt: number };

const build = (schema: Schema, at: At): unknown => {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape).map(([name, field]) => [name, sampleOf(field, `${at.where}.${name}`)]),
      );
    case 'array': {
      const length = Math.max(1, boundsOf(definition.checks).least ?? 1);
      return Array.from({ length }, (_none, index) => sampleOf(definition.element, `${at.where}[${index}]`));
    }
    case 'record':
      return { [String(sampleOf(definition.keyType, at.where))]: sampleOf(definition.valueType, at.where) };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return sampleOf(definition.innerType, at.where);
    case 'pipe':
      // A codec is sent as what goes in; its own rules stand there too.
      return build(definition.in, at);
    case 'union':
      return sampleOf(chosen(definition.options, at), at.where);
    case 'enum':
      return chosen(Object.values(definition.entries), at);
    case 'literal':
      return chosen(definition.values, at);
    case 'boolean':
      return true;
    case 'number':
      return numberWithin(boundsOf(definition.checks), at);
    case 'string':
      return textOf(schema, at);
    default:
      throw new Error(`${at.where} is of type ${definition.type}, of which no sample can be made: hand one over.`);
  }
};

const chosen = <Item>(items: readonly Item[], { where, attempt }: At): Item => {
  const item = items[attempt % items.length];
  if (item === undefined) throw new Error(`${where} has nothing to choose from.`);
  return item;
};

type Bounds = { least?: number; most?: number };

/** The bounds among the checks: of a number its value, of a text or a list its length. */
const boundsOf = (checks: Checks = []): Readonly<Bounds> => {
  const bounds: Bounds = {};
  for (const check of checks) {
    const rule = (check as z.core.$ZodChecks)._zod.def;
    if (rule.check === 'greater_than') bounds.least = Number(rule.value) + (rule.inclusive ? 0 : 1);
    if (rule.check === 'less_than') bounds.most = Number(rule.value) - (rule.inclusive ? 0 : 1);
    if (rule.check === 'min_length') bounds.least = rule.minimum;
    if (rule.check === 'max_length') bounds.most = rule.maximum;
    if (rule.check === 'length_equals') bounds.least = bounds.most = rule.length;
  }
  return bounds;
};

const numberWithin = ({ least, most }: Bounds, { attempt }: At): number => (least ?? Math.min(1, most ?? 1)) + attempt;

const textOf = (schema: Schema, { attempt }: At): string => {
  const { checks = [], ...definition } = (schema as z.core.$ZodString)._zod.def;
  const rules = checks.map((check) => (check as z.core.$ZodChecks)._zod.def);
  if ('format' in definition && definition.format === 'datetime') return '2026-01-05T08:00:00.000Z';
  if ('format' in definition && definition.format === 'date') return '2026-01-05';
  const pattern = rules.find((rule) => rule.check === 'string_format' && 'pattern' in rule && rule.pattern);
  if (pattern !== undefined && 'pattern' in pattern && pattern.pattern instanceof RegExp)
    return wordOf(pattern.pattern, attempt);
  const { least = 0, most = PLAIN.length } = boundsOf(checks);
  return PLAIN.padEnd(least, PLAIN).slice(0, Math.max(least, Math.min(most, PLAIN.length)));
};

/** A word of a pattern: the smallest that is tried first, and another for each attempt. */
const wordOf = (pattern: RegExp, attempt: number): string => {
  const [word = ''] = fc.sample(fc.stringMatching(pattern, { size: 'xsmall' }), { numRuns: 1, seed: attempt });
  return word;
};
