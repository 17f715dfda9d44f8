import { ApiError, createQuestion, plainCall, transportOf } from '@fairground/client/api';
import type { DeskCall } from '@fairground/contract/console/desk';
import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';
import { isAway } from '@fairground/client/presence';
import { endStaffSession, tokenNow } from './store.ts';

const stepUps = createQuestion<void>();

/** Says who shows the step-up dialog. */
export const watchStepUps = stepUps.watch;

/** A call of staff: after a step-up it is made again, and one whose session is over ends the session here too. */
export const staffCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<ValueOf<E>> =>
  guarded(() => transportOf(tokenNow() ?? '')(endpoint, input, { ...(signal && { signal }), isBackground: isAway() }));

export type PlainInput = {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
};

/** A call named by an offer. What it answers stays in the form it travels in. */
export const deskCall = (call: DeskCall, input: PlainInput, signal?: AbortSignal): Promise<unknown> =>
  guarded(() => plainCall(call, input, { token: tokenNow() ?? '', ...(signal && { signal }), isBackground: isAway() }));

/** The same for what nobody waits for: it asks for nothing, and who is refused hears nothing of it. */
export const quietDeskCall = async (call: DeskCall, input: PlainInput): Promise<void> => {
  await plainCall(call, input, { token: tokenNow() ?? '' }).catch(() => undefined);
};

/** The file that a call answers; a refusal is told in its own words. */
export const readFile = (
  { path }: Pick<DeskCall, 'path'>,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Blob> =>
  guarded(async () => {
    const answer = await fetch(`${path}?${new URLSearchParams(query)}`, {
      ...(signal && { signal }),
      headers: { authorization: `Bearer ${tokenNow() ?? ''}` },
    });
    if (!answer.ok) throw await refusalOf(answer);
    return answer.blob();
  });

/** Saves the file that a call answers. */
export const saveFile = async (
  call: Pick<DeskCall, 'path'>,
  query: Readonly<Record<string, string>>,
  name: string,
): Promise<void> => {
  const address = URL.createObjectURL(await readFile(call, query));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const refusalOf = async (answer: Response): Promise<ApiError> => {
  const envelope: unknown = await answer.json().catch(() => undefined);
  const { code, message } = (envelope ?? {}) as { readonly code?: ApiError['code']; readonly message?: string };
  return new ApiError(code ?? 'request.failed', message ?? '');
};

const guarded = async <Value>(make: () => Promise<Value>): Promise<Value> => {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'operators.step-up-required' && (await stepUps.ask())) return make();
    if (error.code === 'access.staff-only') endStaffSession('expired');
    throw error;
  }
};
