import { decryptSeal, newSealPair } from '@fairground/contract/sealed';
import type { Sealed } from '@fairground/contract/sealed';
import { listServicePaths, SEALED_SERVICE_TYPE } from '@fairground/contract/support/endpoints';
import { call } from '@fairground/client/api';

type Desk = { readonly csType: string; readonly title: string; readonly path: string };

/** What a page needs to be answered in a sealed text: a key to ask with, and the way to open what comes. */
type Opener = { readonly publicKey: string; readonly open: (sealed: Sealed) => unknown };

/** The address of the desk that serves this member: sealed for this page alone, and opened here. */
export const readServicePath = async (): Promise<string> => {
  const { publicKey, open } = await newOpener();
  const { version } = await call(listServicePaths, { query: { key: publicKey } });
  const sealed = version.pathList.find(({ type }) => type === SEALED_SERVICE_TYPE);
  if (sealed === undefined) throw new Error('The list of paths names no desk.');
  const opened = await open(JSON.parse(sealed.path) as Sealed);
  const [desk] = (opened as { readonly body: readonly Desk[] }).body;
  if (desk === undefined || !/^https:/i.test(desk.path)) throw new Error('The desk has no address outside.');
  return desk.path;
};

const newOpener = async (): Promise<Opener> => {
  // Browsers give Web Crypto to safe origins only, and to localhost.
  if (typeof crypto.subtle === 'undefined') {
    const { newPairByHand, openByHand } = await import('@fairground/client/sealing');
    const { publicKey, secret } = newPairByHand();
    return { publicKey, open: (sealed) => openByHand(sealed, secret, listServicePaths) };
  }
  const { publicKey, privateKey } = await newSealPair();
  return { publicKey, open: (sealed) => decryptSeal(sealed, privateKey, listServicePaths) };
};
