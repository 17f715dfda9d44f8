import type { SigningKey } from '../../server/src/modules/vendors/index.ts';

/** Adds a vendor by the operator's command, in the stage in which it may open players of the sandbox. */
export const addVendor = async (
  admin: (words: readonly string[], print: (line: string) => void) => Promise<0 | 1>,
): Promise<SigningKey> => {
  const said: string[] = [];
  const words = ['vendor', 'add', 'acme', '--name', 'Acme', '--reason', 'attacked by its own makers'];
  const code = await admin(words, (line) => said.push(line));
  const text = said.join('\n');
  const [, keyId] = /^key +(\S+)$/m.exec(text) ?? [];
  const [, secret] = /^secret +(\S+)$/m.exec(text) ?? [];
  if (code !== 0 || keyId === undefined || secret === undefined) throw new Error(text);
  return { keyId, secret };
};
