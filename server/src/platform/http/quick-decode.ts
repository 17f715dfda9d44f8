import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Said instead of a value when the schema library has to look: at something wrong, or at something rare. */
export const LOOK_CLOSER = Symbol('look closer');

type Decode = (input: unknown) => unknown;

/**
 * Makes the function that decodes what is plainly right, once per schema; nothing for a schema with parts it does not
 * know. It never says what is wrong: whatever it does not take is left to the library, which words the fault.
 */
export const quickDecoderOf = (schema: Schema): Decode | undefined => {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case 'object':
      return objectDecoder(definition);
    case 'string':
      return stringDecoder(schema);
    case 'boolean':
      return hasNoChecks(schema) ? (input) => (typeof input === 'boolean' ? input : LOOK_CLOSER) : undefined;
    case 'literal':
      return hasNoChecks(schema) ? oneOf(definition.values) : undefined;
    case 'enum':
      return hasNoChecks(schema) ? oneOf(Object.values(definition.entries)) : undefined;
    case 'union':
      return 'discriminator' in definition && hasNoChecks(schema)
        ? unionDecoder(definition as z.core.$ZodDiscriminatedUnionDef)
        : undefined;
    case 'pipe':
      return schema instanceof z.ZodMiniCodec && hasNoChecks(schema) ? codecDecoder(schema) : undefined;
    default:
      return undefined;
  }
};

const hasNoChecks = (schema: Schema): boolean => (schema._zod.def.checks ?? []).length === 0;

const oneOf = (values: readonly unknown[]): Decode => {
  const known = new Set(values);
  return (input) => (known.has(input) ? input : LOOK_CLOSER);
};

/** By the word that tells the options apart; one with parts that are not known is left to the library by itself. */
const unionDecoder = ({ options, discriminator }: z.core.$ZodDiscriminatedUnionDef): Decode | undefined => {
  const decoders = new Map<unknown, Decode>();
  for (const option of options) {
    const decode = quickDecoderOf(option);
    for (const word of option._zod.propValues?.[discriminator] ?? []) if (decode) decoders.set(word, decode);
  }
  if (decoders.size === 0) return undefined;
  return (input) => (isRecord(input) ? (decoders.get(input[discriminator])?.(input) ?? LOOK_CLOSER) : LOOK_CLOSER);
};

type Field = { readonly name: string; readonly decode: Decode; readonly isOptional: boolean };

const objectDecoder = ({ shape, catchall, checks = [] }: z.core.$ZodObjectDef): Decode | undefined => {
  // Only where further fields are refused: then a right input has no others, and none has to be sorted out.
  if (catchall?._zod.def.type !== 'never' || checks.length > 0) return undefined;
  const fields: Field[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const isOptional = schema instanceof z.ZodMiniOptional;
    const decode = quickDecoderOf(isOptional ? schema._zod.def.innerType : schema);
    if (decode === undefined || !hasNoOptionalChecks(schema, isOptional)) return undefined;
    fields.push({ name, decode, isOptional });
  }
  return (input) => (isRecord(input) ? decodeFields(fields, input) : LOOK_CLOSER);
};

const hasNoOptionalChecks = (schema: Schema, isOptional: boolean): boolean => !isOptional || hasNoChecks(schema);

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const decodeFields = (fields: readonly Field[], input: Readonly<Record<string, unknown>>): unknown => {
  const decoded: Record<string, unknown> = {};
  let found = 0;
  for (const { name, decode, isOptional } of fields) {
    const given = input[name];
    if (given === undefined && isOptional) continue;
    const value = decode(given);
    if (value === LOOK_CLOSER) return LOOK_CLOSER;
    decoded[name] = value;
    found += 1;
  }
  // A name more than was taken is one nobody knows.
  for (const _name in input) found -= 1;
  return found === 0 ? decoded : LOOK_CLOSER;
};

type Check = (text: string) => boolean;

const stringDecoder = (schema: Schema): Decode | undefined => {
  const { checks = [], ...definition } = schema._zod.def;
  if ('coerce' in definition && definition.coerce === true) return undefined;
  // A string with a format of its own, such as an address, is one the library knows better.
  if ('format' in definition) return undefined;
  const known = checks.map(checkOf);
  if (!known.every((check) => check !== undefined)) return undefined;
  return (input) => {
    if (typeof input !== 'string') return LOOK_CLOSER;
    for (const check of known) if (!check(input)) return LOOK_CLOSER;
    return input;
  };
};

const checkOf = (check: z.core.$ZodCheck): Check | undefined => {
  const definition = (check as unknown as z.core.$ZodChecks | z.core.$ZodCustom)._zod.def;
  if ('when' in definition && definition.when !== undefined) return undefined;
  switch (definition.check) {
    case 'string_format': {
      const { format, pattern } = definition;
      return format === 'regex' && pattern && !pattern.global && !pattern.sticky
        ? (text) => pattern.test(text)
        : undefined;
    }
    case 'custom': {
      const { fn } = definition;
      return (text) => fn(text) === true;
    }
    default:
      return undefined;
  }
};

/** A codec between text and one value of ours, which is what ids, money and minor units are. */
const codecDecoder = (schema: z.ZodMiniCodec): Decode | undefined => {
  const { in: wire, out: inner, transform } = schema._zod.def;
  const decode = quickDecoderOf(wire);
  const own = (inner as z.core.$ZodTypes)._zod.def;
  if (decode === undefined || own.type !== 'custom' || !hasNoChecks(inner)) return undefined;
  const { fn } = own;
  return (input) => {
    const text = decode(input);
    if (text === LOOK_CLOSER) return LOOK_CLOSER;
    const value: unknown = transform(text, { value: text, issues: [] });
    return fn(value) === true ? value : LOOK_CLOSER;
  };
};
