import { call } from '@fairground/client/api';
import { beginPasskeyProof } from '@fairground/contract/operators/operator-endpoints';

/** A browser without passkeys, or a page that is not on a safe address, offers none. */
export const canUsePasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

/** Asks for a challenge and lets the person sign it; nothing where the browser's own window was closed. */
export const provePasskey = async () => {
  const { challengeId, challenge, rpId, timeoutMs } = await call(beginPasskeyProof, {});
  const credential = await navigator.credentials
    .get({
      publicKey: { challenge: fromBase64url(challenge), rpId, timeout: timeoutMs, userVerification: 'preferred' },
    })
    .catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return undefined;
  const { response, rawId } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return undefined;
  return {
    challengeId,
    credentialId: toBase64url(rawId),
    clientDataJson: toBase64url(response.clientDataJSON),
    authenticatorData: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
    ...(response.userHandle && { userHandle: toBase64url(response.userHandle) }),
  };
};

const toBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
