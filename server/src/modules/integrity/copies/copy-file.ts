import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@fairground/contract/integrity/operator-endpoints';

/** One file of the copy: lines of a log, the first of which names the file before by its digest. */
export type CopyFile = { readonly log: Log; readonly firstLine: bigint; readonly lastLine: bigint };

const NUMBER_LENGTH = 15;
const padded = (line: bigint): string => line.toString().padStart(NUMBER_LENGTH, '0');

export const nameOfCopy = ({ log, firstLine, lastLine }: CopyFile): string =>
  `${log}-${padded(firstLine)}-${padded(lastLine)}.jsonl`;

/** The content follows from the lines alone: written again after a crash it is the same. */
export const contentOfCopy = (previous: Buffer | null, lines: readonly object[]): Buffer =>
  Buffer.from(
    [{ previous: previous?.toString('hex') ?? null }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''),
  );

export const digestOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/** On the disk under its name as a whole, or not at all. */
export const writeCopy = async (folder: string, name: string, content: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  // What a crash left half written lies under the same name, which nobody may write again: it goes first.
  await rm(`${path}.part`, { force: true });
  const file = await open(`${path}.part`, 'wx', 0o400);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
};

/** How a file stands to the digest it had. */
export const checkCopy = async (
  folder: string,
  name: string,
  digest: Buffer,
): Promise<'whole' | 'missing' | 'changed'> => {
  const content = await readFile(join(folder, name)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (content === undefined) return 'missing';
  return digestOf(content).equals(digest) ? 'whole' : 'changed';
};
