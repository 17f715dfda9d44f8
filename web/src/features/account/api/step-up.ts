import { beginStepUpByPasskey, stepUp } from '@fairground/contract/identity/endpoints';
import type { StepUpMethod } from '@fairground/contract/identity/step-up';
import { call } from '@fairground/client/api';
import { fromBase64url } from '../model/base64url.ts';
import { signWithPasskey } from './login-by-passkey.ts';

/** Shows by what was typed that it is still the owner who sits here. */
export const stepUpBy = async (method: Exclude<StepUpMethod, 'PASSKEY'>, typed: string): Promise<void> => {
  await call(stepUp, {
    body: method === 'PASSWORD' ? { method, password: typed } : { method, code: typed.trim() },
  });
};

/** The same by one of the account's passkeys. */
export const stepUpByPasskey = async (): Promise<void> => {
  const { challengeId, challenge, rpId, allowCredentials, timeoutMs } = await call(beginStepUpByPasskey, {});
  const signed = await signWithPasskey({
    challenge: fromBase64url(challenge),
    rpId,
    timeout: timeoutMs,
    allowCredentials: allowCredentials.map((id) => ({ type: 'public-key', id: fromBase64url(id) })),
  });
  await call(stepUp, { body: { method: 'PASSKEY', passkey: { challengeId, ...signed } } });
};
