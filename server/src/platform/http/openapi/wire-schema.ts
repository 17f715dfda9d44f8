import type { Endpoint } from '@fairground/contract/endpoint';
import * as z from 'zod/mini';

/** A JSON Schema (2020-12) as plain data. */
export type WireSchema = { readonly [keyword: string]: unknown };

/** The form a value has on the wire: ids and amounts as text, moments as ISO dates. */
export const wireSchema = (schema: NonNullable<Endpoint['query']>): WireSchema => {
  const { $schema: _dialect, ...wire } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  return wire;
};

/** Takes out what a reader cannot use: the bounds of every safe integer, the pattern behind a named format. */
const tidy = (schema: z.core.JSONSchema.BaseSchema): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
};

/** The properties of an object's schema, with whether each is required. */
export const propertiesOf = (
  schema: WireSchema,
): readonly { readonly name: string; readonly schema: WireSchema; readonly isRequired: boolean }[] => {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}).flatMap(([name, property]) =>
    isSchema(property) ? [{ name, schema: property, isRequired: required.includes(name) }] : [],
  );
};

export const isSchema = (value: unknown): value is WireSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
