import { beginPasskeyLogin, finishPasskeyLogin } from '@fairground/contract/identity/endpoints';
import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { call } from '@fairground/client/api';
import { readDeviceToken } from '../../../shared/session/device-token.ts';
import { fromBase64url, toBase64url } from '../model/base64url.ts';

/** The visitor closed the browser's own window, or let it time out. */
export class PasskeyDismissed extends Error {}

export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Lets the visitor pick a passkey of theirs and logs in with what it signed. */
export const loginByPasskey = async (): Promise<LoginAnswer> => {
  const { challengeId, challenge, rpId, timeoutMs } = await call(beginPasskeyLogin, {});
  const signed = await signWithPasskey({ challenge: fromBase64url(challenge), rpId, timeout: timeoutMs });
  return call(finishPasskeyLogin, { body: { challengeId, ...signed, deviceToken: readDeviceToken() } });
};

/** What the passkey that was picked signed, as the server wants it. */
export const signWithPasskey = async (publicKey: PublicKeyCredentialRequestOptions) => {
  const credential = await pickPasskey(publicKey);
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new TypeError('The passkey gave no assertion.');
  return {
    credentialId: toBase64url(credential.rawId),
    clientDataJson: toBase64url(response.clientDataJSON),
    authenticatorData: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
    ...(response.userHandle && { userHandle: toBase64url(response.userHandle) }),
  };
};

const pickPasskey = async (publicKey: PublicKeyCredentialRequestOptions): Promise<PublicKeyCredential> => {
  try {
    const credential = await navigator.credentials.get({ publicKey: { ...publicKey, userVerification: 'preferred' } });
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    throw new PasskeyDismissed('No passkey was picked.', { cause: error });
  }
  throw new PasskeyDismissed('No passkey was picked.');
};
