import type { Access, Endpoint, Method } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

/** A call as it is prescribed. */
export type Prescribed = {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly encrypted?: true;
  readonly form?: true;
  /** Fields of its body or, where it has none, of its query. */
  readonly takes?: readonly string[];
  readonly answers?: readonly string[];
};

/** The same of the contract: the marks of the call, and which of the prescribed fields it has. */
export const asBuilt = ({ method, path, takes, answers }: Prescribed): Prescribed | undefined => {
  const found = ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.path === path);
  if (!found) return undefined;
  const { access, encrypted, form, body, query, value } = found;
  return {
    ...{ method, path, access },
    ...(encrypted && { encrypted }),
    ...(form && { form }),
    ...(takes && { takes: takes.filter((field) => fieldsOf(body ?? query).includes(field)) }),
    ...(answers && { answers: answers.filter((field) => fieldsOf(value).includes(field)) }),
  };
};

const fieldsOf = (schema: Endpoint['body']): readonly string[] =>
  schema !== undefined && 'shape' in schema ? Object.keys(schema.shape ?? {}) : [];
