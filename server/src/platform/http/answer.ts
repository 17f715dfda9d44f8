import type { FileStream, FileValue } from '@fairground/contract/bytes';
import type { Endpoint, Envelope } from '@fairground/contract/endpoint';
import { ERROR_STATUS } from '@fairground/contract/errors';
import type { ErrorCode } from '@fairground/contract/errors';
import type { LanguageCode } from '@fairground/contract/language';
import * as z from 'zod/mini';
import type { Limits } from '../limits/index.ts';
import { requireAccess } from './access.ts';
import { decodePart } from './decode-input.ts';
import { encoderOf } from './encode-answer.ts';
import { FileAnswer } from './file-answer.ts';
import { ReadyAnswer } from './ready-answer.ts';
import { requireStepUp } from './step-up.ts';
import type { StepUpMethods } from './step-up.ts';
import type { Caller, Route } from './route.ts';
import { WrittenAnswer } from './written-answer.ts';

/** The sentence for a code in a language; every code has one in every language on offer. */
export type MessageOf = (code: ErrorCode, language: LanguageCode) => string;

/** How to read a call's parts off the wire. They are read only once the caller may call at all. */
export type WireInput = { readonly readQuery: () => unknown; readonly readBody: () => unknown };

/** A route made ready once: who may, what goes in, what comes out. */
export type ReadyRoute = {
  readonly route: Route;
  /** Runs the call and gives its value as plain JSON, or as written; throws a Refusal otherwise. Access comes before input. */
  readonly answer: (input: WireInput, caller: Caller) => Promise<unknown>;
};

export type ReadyOptions = {
  readonly countNamed: Limits['countNamed'];
  /** How a member may step up; sent where a call requires it. */
  readonly stepUpMethods?: StepUpMethods | undefined;
  /** Parses every answer against the contract; for tests, where a wrong answer should fail loudly. */
  readonly checkAnswers: boolean;
};

export const readyRoute = (route: Route, { countNamed, stepUpMethods, checkAnswers }: ReadyOptions): ReadyRoute => {
  const { endpoint, handle, gate } = route;
  const encode = endpoint.file === undefined ? encoderOf(endpoint.value) : asFile;
  const checked = (answer: unknown): unknown => {
    if (answer instanceof FileAnswer) return checkedFile(endpoint, answer);
    const result = z.safeDecode(endpoint.value, plainOf(answer));
    if (!result.success) throw new TypeError(`${endpoint.name} broke its contract: ${result.error.message}`);
    return answer;
  };
  return {
    route,
    answer: async (input, caller) => {
      requireAccess(endpoint, caller);
      if (endpoint.stepUp === true) await requireStepUp(endpoint, caller, stepUpMethods);
      const leave = gate?.enter();
      try {
        if (endpoint.limit !== undefined) await countNamed(endpoint.limit, caller);
        const query = decodePart('query', endpoint.query, input.readQuery());
        const sent = await input.readBody();
        // A file is judged by who takes it.
        const body = endpoint.upload === undefined ? decodePart('body', endpoint.body, sent) : sent;
        const given = await handle({ query, body }, caller);
        const value = given instanceof WrittenAnswer || given instanceof ReadyAnswer ? given : encode(given);
        return checkAnswers ? checked(value) : value;
      } finally {
        leave?.();
      }
    },
  };
};

const asFile = (value: unknown): FileAnswer => new FileAnswer(value as FileValue | FileStream);

const checkedFile = ({ name, file = [] }: Endpoint, answer: FileAnswer): FileAnswer => {
  if (!file.includes(answer.type)) throw new TypeError(`${name} broke its contract: a file of ${answer.type}.`);
  return answer;
};

/** The answer as the one who receives it reads it. */
const plainOf = (answer: unknown): unknown => {
  if (answer instanceof ReadyAnswer) return answer.value;
  return JSON.parse(answer instanceof WrittenAnswer ? answer.text : JSON.stringify(answer));
};

export const successEnvelope = (value: unknown): Envelope<unknown> => ({ success: true, value, message: null });

/** The envelope of a failed call with its one status. */
export const failureEnvelope = (
  { code, value }: { readonly code: ErrorCode; readonly value: unknown },
  message: string,
): { readonly status: number; readonly envelope: Envelope<unknown> } => ({
  status: ERROR_STATUS[code],
  envelope: { success: false, value: plainJson(value), message, code },
});

/** A refusal's value is written by hand in many places; an id or an amount in it must not break the answer. */
const plainJson = (value: unknown): unknown =>
  value === undefined
    ? null
    : JSON.parse(JSON.stringify(value, (_key, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry)));
