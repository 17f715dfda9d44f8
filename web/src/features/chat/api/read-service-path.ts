import { decryptSeal, newSealPair } from '@fairground/contract/sealed';
import type { Sealed } from '@fairground/contract/sealed';
import { listServicePaths, SEALED_SERVICE_TYPE } from '@fairground/contract/support/endpoints';
import { call } from '../../../shared/api/index.ts';

type Desk = { readonly csType: string; readonly title: string; readonly path: string };

/** The address of the desk that serves this member: sealed for this page alone, and opened here. */
export const readServicePath = async (): Promise<string> => {
  const { publicKey, privateKey } = await newSealPair();
  const { version } = await call(listServicePaths, { query: { key: publicKey } });
  const sealed = version.pathList.find(({ type }) => type === SEALED_SERVICE_TYPE);
  if (sealed === undefined) throw new Error('The list of paths names no desk.');
  const opened = await decryptSeal(JSON.parse(sealed.path) as Sealed, privateKey, listServicePaths);
  const [desk] = (opened as { readonly body: readonly Desk[] }).body;
  if (desk === undefined || !/^https:/i.test(desk.path)) throw new Error('The desk has no address outside.');
  return desk.path;
};
