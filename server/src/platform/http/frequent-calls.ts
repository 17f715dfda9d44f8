import { successEnvelope } from './answer.ts';
import type { ReadyRoute, WireInput } from './answer.ts';
import { callerFrom, languageOf } from './caller.ts';
import type { CallerDeps } from './caller.ts';
import type { LeanAsked, LeanReply, LeanRequest } from './lean-desk.ts';
import { failureReply } from './replies.ts';
import type { RepliesDeps } from './replies.ts';

export type FrequentDeps = CallerDeps &
  RepliesDeps & {
    readonly ipOf: (request: LeanRequest) => string;
    readonly hostOf: (request: LeanRequest) => string;
    readonly countCall: (ip: string) => Promise<void>;
    readonly wireOf: (request: LeanRequest, bytes: Uint8Array) => WireInput;
  };

/** Answers a call of the contract as the framework's way does: counted, known, read and in the envelope. */
export const answerFrequent =
  ({ route, answer }: ReadyRoute, deps: FrequentDeps) =>
  async ({ request, bytes, requestId: id }: LeanAsked): Promise<LeanReply> => {
    let language = languageOf(request, deps.languages);
    try {
      const ip = deps.ipOf(request);
      // Before the token is looked up: a flood must not reach the database.
      await deps.countCall(ip);
      const caller = await callerFrom({ id, ip, host: deps.hostOf(request), headers: request.headers }, deps);
      ({ language } = caller);
      const value = await answer(deps.wireOf(request, bytes), caller);
      return { status: 200, text: JSON.stringify(successEnvelope(value)) };
    } catch (error) {
      const { status, envelope, retryAfter } = failureReply(error, { id, path: route.endpoint.path, language }, deps);
      const headers = retryAfter === undefined ? [] : ['retry-after', String(retryAfter)];
      return { status, text: JSON.stringify(envelope), headers };
    }
  };
