import type { Endpoint, Envelope, InputOf } from '@fairground/contract/endpoint';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { failureEnvelope, successEnvelope } from './answer.ts';
import type { MessageOf, ReadyRoute, WireInput } from './answer.ts';
import { failureOf } from './failure.ts';
import { ReadyAnswer } from './ready-answer.ts';
import type { Caller } from './route.ts';

/** Answers a call without a socket, for pages rendered on the server: same access, same envelope, plain JSON. */
export type Dispatch = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  caller: Caller,
) => Promise<Envelope<unknown>>;

export type DispatchDeps = { readonly log: Log; readonly messageOf: MessageOf };

export const createDispatch = (routes: readonly ReadyRoute[], { log, messageOf }: DispatchDeps): Dispatch => {
  const byName = new Map(routes.map((ready) => [ready.route.endpoint.name, ready]));
  return async (endpoint, input, caller) => {
    try {
      const ready = byName.get(endpoint.name);
      if (ready === undefined) throw new Refusal('request.not-found');
      const answer = await ready.answer(wireOf(endpoint, input), caller);
      return successEnvelope(answer instanceof ReadyAnswer ? answer.value : answer);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.isBug) log.error({ err: error, requestId: caller.requestId, endpoint: endpoint.name }, 'call failed');
      return failureEnvelope(failure, messageOf(failure.code, caller.language)).envelope;
    }
  };
};

/** Goes the way over the wire that a browser goes, so that both are refused the same. */
const wireOf = (endpoint: Endpoint, input: unknown): WireInput => ({
  readQuery: () => encodePart(endpoint.query, input, 'query'),
  readBody: () => encodePart(endpoint.body, input, 'body'),
});

const encodePart = (schema: Endpoint['query'], input: unknown, place: 'query' | 'body'): unknown => {
  if (schema === undefined || typeof input !== 'object' || input === null) return undefined;
  return z.encode(schema, Reflect.get(input, place));
};
