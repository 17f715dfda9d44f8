import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../server/src/platform/config.ts';

const KEY_BYTES = 18;

/**
 * The key of the sandbox's developers: the one of the settings, else one made for this data folder and kept there. It
 * is not fixed, because with the outbox of a sandbox one can log in to every account of it. Live mode has none.
 */
export const developerKeyOf = async (
  { mode, developerKey }: Pick<Config, 'mode' | 'developerKey'>,
  dataFolder: string,
): Promise<string | undefined> => {
  if (mode !== 'sandbox' || developerKey !== undefined) return developerKey;
  await mkdir(dataFolder, { recursive: true });
  const file = join(dataFolder, 'developer-key');
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const draft = `${file}.${key}`;
  await writeFile(draft, `${key}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // Two that start at once agree on the one that was there first, and nobody reads a file that is half written.
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
};

/** Behind the # no server sees it, and no other page. */
export const outboxUrl = (siteUrl: string, key: string): string => `${siteUrl}/sandbox/outbox#key=${key}`;
