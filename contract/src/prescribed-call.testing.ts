import * as z from 'zod/mini';
import type { Access, Endpoint, Method } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

/** A call as it is prescribed. Fields are named to the leaves: `list[].articles[].title`, `rules{}.enabled`. */
export type Prescribed = {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly encrypted?: true;
  readonly form?: true;
  /** Fields of its body or, where it has none, of its query. */
  readonly takes?: readonly string[];
  /** The words that are prescribed for some of them; they are taken together. */
  readonly words?: Readonly<Record<string, unknown>>;
  readonly answers?: readonly string[];
};

/** The same of the contract: the marks of the call, which of the prescribed leaves it has, and which words it takes. */
export const asBuilt = ({ method, path, takes, words, answers }: Prescribed): Prescribed | undefined => {
  const found = ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.path === path);
  if (!found) return undefined;
  const { access, encrypted, form, body, query, value } = found;
  const input = body ?? query;
  return {
    ...{ method, path, access },
    ...(encrypted && { encrypted }),
    ...(form && { form }),
    ...(takes && { takes: takes.filter((leaf) => leavesOf(input).includes(leaf)) }),
    ...(words && {
      words: Object.fromEntries(Object.entries(words).filter(([name, word]) => isTaken(input, name, word))),
    }),
    ...(answers && { answers: answers.filter((leaf) => leavesOf(value).includes(leaf)) }),
  };
};

/** Every leaf of a schema: `[]` for the members of a list, `{}` for those of a table. */
export const leavesOf = (schema: Endpoint['body'] | z.core.$ZodType, path = ''): readonly string[] => {
  if (schema === undefined) return [];
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape).flatMap(([name, field]) =>
        leavesOf(field, path === '' ? name : `${path}.${name}`),
      );
    case 'array':
      return leavesOf(definition.element, `${path}[]`);
    case 'record':
      return leavesOf(definition.valueType, `${path}{}`);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return leavesOf(definition.innerType, path);
    case 'union':
      return [...new Set(definition.options.flatMap((option) => leavesOf(option, path)))];
    case 'pipe':
      return leavesOf(definition.in, path);
    default:
      return [path];
  }
};

const isTaken = (schema: Endpoint['body'], name: string, word: unknown): boolean => {
  const shape = schema !== undefined && 'shape' in schema ? (schema.shape as Record<string, z.ZodMiniType>) : {};
  const field = shape[name];
  return field !== undefined && z.safeDecode(field, word).success;
};
