import type * as z from 'zod/mini';
import { encoderOf } from './encode-answer.ts';

type Schema = z.core.$ZodType;
export type Write = (value: unknown) => string;

/**
 * Makes the function that writes an answer as JSON text, once per endpoint: the same text that JSON makes of what
 * `encoderOf` gives, without an object in between for every row of a long list.
 */
export const writerOf = (schema: Schema): Write => {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case 'object':
      return objectWriter(definition.shape);
    case 'array':
      return listWriter(writerOf(definition.element));
    case 'nullable': {
      const write = writerOf(definition.innerType);
      return (value) => (value === null ? 'null' : write(value));
    }
    case 'optional':
      // Whether it is there at all is asked by the object around it.
      return writerOf(definition.innerType);
    case 'string':
      return (value) => quoted(value as string);
    case 'enum':
      return enumWriter();
    case 'boolean':
      return (value) => (value === true ? 'true' : 'false');
    default: {
      const encode = encoderOf(schema);
      return (value) => {
        const plain = encode(value);
        return typeof plain === 'string' ? quoted(plain) : JSON.stringify(plain);
      };
    }
  }
};

const objectWriter = (shape: Readonly<Record<string, z.core.$ZodType>>): Write => {
  const fields = Object.entries(shape).map(
    ([name, schema]) => ({ name, label: `${JSON.stringify(name)}:`, write: writerOf(schema) }) as const,
  );
  return (value) => {
    const source = value as Record<string, unknown>;
    let text = '';
    for (const { name, label, write } of fields) {
      const given = source[name];
      if (given !== undefined) text += `${text === '' ? '' : ','}${label}${write(given)}`;
    }
    return `{${text}}`;
  };
};

const listWriter =
  (write: Write): Write =>
  (value) => {
    let text = '';
    for (const entry of value as readonly unknown[]) text += `${text === '' ? '' : ','}${write(entry)}`;
    return `[${text}]`;
  };

/** The same few words again and again. */
const enumWriter = (): Write => {
  const known = new Map<unknown, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) known.set(value, (text = JSON.stringify(value)));
    return text;
  };
};

/** What JSON writes otherwise than it stands: quotes, strokes, control characters and halves of a pair. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for.
const SPECIAL = /["\\\u0000-\u001f\ud800-\udfff]/;

const quoted = (text: string): string => (SPECIAL.test(text) ? JSON.stringify(text) : `"${text}"`);
