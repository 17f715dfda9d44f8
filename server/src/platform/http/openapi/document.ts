import type { Endpoint } from '@fairground/contract/endpoint';
import { sealedSchema } from '@fairground/contract/sealed';
import type { Dialect } from './dialect.ts';
import { codesByStatus } from './error-codes.ts';
import { propertiesOf, wireSchema } from './wire-schema.ts';
import type { WireSchema } from './wire-schema.ts';

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>;
    readonly schemas: Readonly<Record<string, unknown>>;
  };
};

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, ApiResponse>>;
  readonly 'x-access': string;
  readonly 'x-encrypted'?: true;
  readonly 'x-limit'?: string;
};

type ApiResponse = {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: unknown }>>;
  readonly 'x-code'?: readonly string[];
};

export type DocumentOptions = { readonly title: string; readonly version: string; readonly dialect?: Dialect };

const DESCRIPTION = [
  'Every answer is the envelope `{ success, value, message, code? }`. `message` is in the language of the caller;',
  '`code` is a stable word for machines, and each code has one status.',
  'Amounts and ids are decimal strings, moments ISO 8601 in UTC. Unknown fields are refused.',
].join(' ');

/** Describes every call in OpenAPI 3.1, from the same definitions the server answers by. */
export const openApiDocument = (
  endpoints: readonly Endpoint[],
  { title, version, dialect }: DocumentOptions,
): OpenApiDocument => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = operationOf(endpoint, dialect);
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: dialect?.description ?? DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(moduleOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: dialect?.securitySchemes ?? SECURITY_SCHEMES,
      schemas: dialect ? {} : { Failure: FAILURE, Sealed: wireSchema(sealedSchema) },
    },
  };
};

const SECURITY_SCHEMES = {
  session: { type: 'http', scheme: 'bearer', description: 'The token a login answers with.' },
} as const;

/** `content.list-banners` belongs to content. */
const moduleOf = ({ name }: Endpoint): string => name.split('.', 1)[0] ?? name;

const operationOf = (endpoint: Endpoint, dialect: Dialect | undefined): Operation => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [moduleOf(endpoint)],
  // A public call may have a token as well: some of them then know the caller.
  security: dialect?.security ?? (endpoint.access === 'public' ? [{}, { session: [] }] : [{ session: [] }]),
  parameters: [...queryParameters(endpoint), ...(dialect ? [] : [LANGUAGE_HEADER])],
  ...(endpoint.body === undefined ? {} : { requestBody: requestBodyOf(endpoint, wireSchema(endpoint.body)) }),
  responses: dialect ? plainResponsesOf(endpoint, dialect) : responsesOf(endpoint),
  'x-access': endpoint.access,
  ...(endpoint.scopes === undefined ? {} : { 'x-scopes': endpoint.scopes }),
  ...(endpoint.stepUp === undefined ? {} : { 'x-step-up': endpoint.stepUp }),
  ...(endpoint.movesMoney === undefined ? {} : { 'x-moves-money': endpoint.movesMoney }),
  ...(endpoint.changesSecurity === undefined ? {} : { 'x-changes-security': endpoint.changesSecurity }),
  ...(endpoint.encrypted === true ? { 'x-encrypted': true } : {}),
  ...(endpoint.limit === undefined ? {} : { 'x-limit': endpoint.limit }),
});

const LANGUAGE_HEADER = {
  name: 'language',
  in: 'header',
  required: false,
  description: "A language code such as TY or EN; without it the session's, else the site's own.",
  schema: { type: 'string' },
} as const;

const queryParameters = ({ query }: Endpoint): readonly unknown[] =>
  query === undefined
    ? []
    : propertiesOf(wireSchema(query)).map(({ name, schema, isRequired }) => ({
        name,
        in: 'query',
        required: isRequired,
        schema,
      }));

/** The bytes of a file. */
const BINARY = { type: 'string', format: 'binary' } as const;

const filesOf = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, { schema: BINARY }]));

const requestBodyOf = (endpoint: Endpoint, schema: WireSchema): unknown => {
  if (endpoint.upload !== undefined) {
    const { types, bytesMax } = endpoint.upload;
    return { required: true, description: `One file of at most ${bytesMax} bytes.`, content: filesOf(types) };
  }
  if (endpoint.encrypted === true)
    return {
      required: true,
      description: 'Sealed with the key of security.read-sealing-key; `x-plain` is the body before sealing.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Sealed' } } },
      'x-plain': schema,
    };
  return {
    required: true,
    content: {
      'application/json': { schema },
      ...(endpoint.form === true ? { 'application/x-www-form-urlencoded': { schema } } : {}),
    },
  };
};

const responsesOf = (endpoint: Endpoint): Readonly<Record<string, ApiResponse>> => {
  const success = successOf(wireSchema(endpoint.value));
  const whole = endpoint.file && { description: 'The file, without an envelope.', content: filesOf(endpoint.file) };
  const responses: Record<string, ApiResponse> = { 200: whole ?? answer('The value asked for.', success) };
  for (const [status, codes] of codesByStatus(endpoint)) {
    const failure = { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }] };
    responses[status] =
      status === 200
        ? {
            ...answer('The value asked for, or a refusal by the rules.', { oneOf: [success, failure] }),
            'x-code': codes,
          }
        : { ...answer(codes.join(', '), failure), 'x-code': codes };
  }
  return responses;
};

const plainResponsesOf = (endpoint: Endpoint, { statuses }: Dialect): Readonly<Record<string, ApiResponse>> => {
  const value = wireSchema(endpoint.value);
  return Object.fromEntries(
    [...statuses].map(([status, codes]) => [status, { ...answer(codes.join(', '), value), 'x-code': codes }]),
  );
};

const answer = (description: string, schema: unknown): ApiResponse => ({
  description,
  content: { 'application/json': { schema } },
});

const successOf = (value: WireSchema): WireSchema => ({
  type: 'object',
  required: ['success', 'value', 'message'],
  properties: { success: { const: true }, value, message: { type: 'null' } },
});

const FAILURE: WireSchema = {
  type: 'object',
  required: ['success', 'value', 'message', 'code'],
  properties: {
    success: { const: false },
    value: {
      description: 'What helps to go on: `fields` of an invalid request, `retryAfterSeconds` of a limit, else null.',
    },
    message: { type: 'string' },
    code: { type: 'string' },
  },
};
