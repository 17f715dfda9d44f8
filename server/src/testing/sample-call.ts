import type { Endpoint } from '@fairground/contract/endpoint';
import { seal } from '@fairground/contract/sealed';
import type { SealingKey } from '@fairground/contract/sealed';
import { aPicture } from './pictures.ts';
import { sampleOf } from './sample.ts';

/** Fields that a schema alone cannot say right, by the name of the call; one that is undefined is left out. */
export type Overrides = Readonly<Record<string, { readonly query?: object; readonly body?: object }>>;

/** A call's input as it travels. */
export type SampleCall = {
  readonly query?: Record<string, string>;
  readonly payload?: string | Buffer;
  readonly contentType?: string;
};

type SampleParts = { readonly query: object | undefined; readonly body: object | undefined };

type Options = {
  readonly overrides: Overrides;
  readonly sealWith: () => Promise<{ readonly key: SealingKey; readonly at: Date }>;
};

/** Makes the input of any call of the contract: valid in form, sealed where it must be, a real picture where one is sent. */
export const createSampleCalls = ({ overrides, sealWith }: Options) => {
  const samples = new Map<string, SampleParts>();
  const partsOf = (endpoint: Endpoint): SampleParts => {
    const made = samples.get(endpoint.name) ?? {
      query: partOf(endpoint, 'query'),
      body: endpoint.upload === undefined ? partOf(endpoint, 'body') : undefined,
    };
    samples.set(endpoint.name, made);
    return made;
  };
  const partOf = (endpoint: Endpoint, part: 'query' | 'body'): object | undefined => {
    const schema = endpoint[part];
    if (schema === undefined) return undefined;
    const sample = sampleOf(schema, `${endpoint.name} ${part}`);
    if (typeof sample !== 'object' || sample === null) throw new TypeError(`${endpoint.name} takes no named fields.`);
    return Object.fromEntries(
      Object.entries({ ...sample, ...overrides[endpoint.name]?.[part] }).filter(([, value]) => value !== undefined),
    );
  };

  return async (endpoint: Endpoint): Promise<SampleCall> => {
    const { query, body } = partsOf(endpoint);
    const asked = query && {
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    };
    if (endpoint.upload !== undefined) return { ...asked, payload: await aPicture('png'), contentType: 'image/png' };
    if (body === undefined) return { ...asked };
    const { method, path } = endpoint;
    const sent =
      endpoint.encrypted === true ? await seal(body, { ...(await sealWith()), call: { method, path } }) : body;
    return { ...asked, payload: JSON.stringify(sent), contentType: 'application/json' };
  };
};
