import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
export type Encode = (value: unknown) => unknown;

const keep: Encode = (value) => value;

/**
 * Makes the function that turns an answer into plain JSON, once per endpoint. It writes ids, money and moments as
 * text and leaves out every field the contract does not name, so that a row handed over whole leaks nothing.
 * It does not check: types do that while compiling, and tests parse every answer.
 */
export const encoderOf = (schema: Schema): Encode => {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case 'object':
      return objectEncoder(definition.shape);
    case 'array':
      return listEncoder(encoderOf(definition.element));
    case 'record':
      return recordEncoder(encoderOf(definition.valueType));
    case 'nullable':
    case 'optional':
      return maybeEncoder(encoderOf(definition.innerType));
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
      return keep;
    default:
      // Unions, codecs of codecs and whatever comes later: the library knows them all, at its own pace.
      return schema instanceof z.ZodMiniCodec ? codecEncoder(schema) : (value) => z.encode(schema, value);
  }
};

const objectEncoder = (shape: Readonly<Record<string, z.core.$ZodType>>): Encode => {
  const fields = Object.entries(shape).map(([name, schema]) => [name, encoderOf(schema)] as const);
  return (value) => {
    const source = value as Record<string, unknown>;
    const answer: Record<string, unknown> = {};
    for (const [name, encode] of fields) if (source[name] !== undefined) answer[name] = encode(source[name]);
    return answer;
  };
};

const listEncoder = (encode: Encode): Encode =>
  encode === keep ? keep : (value) => (value as readonly unknown[]).map((entry) => encode(entry));

const recordEncoder = (encode: Encode): Encode =>
  encode === keep
    ? keep
    : (value) => Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, encode(entry)]));

const maybeEncoder = (encode: Encode): Encode =>
  encode === keep ? keep : (value) => (value === null || value === undefined ? value : encode(value));

/** A codec between plain text and one value of ours needs only its own function, not the checks around it. */
const codecEncoder = (schema: z.ZodMiniCodec): Encode => {
  const { in: wire, out: inner, reverseTransform } = schema._zod.def;
  const isLeaf = encoderOf(wire) === keep && (inner as z.core.$ZodTypes)._zod.def.type === 'custom';
  if (!isLeaf) return (value) => z.encode(schema, value);
  return (value) => reverseTransform(value, { value, issues: [] });
};
