import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures on the disk, each under its key. A key names one picture for ever, so nothing is ever written over. */
export type TileCache = {
  readonly read: (key: string) => Promise<Buffer | undefined>;
  readonly keep: (key: string, picture: Buffer) => Promise<void>;
  /** Takes away what nobody asks for any more: pictures of an older drawing and what a crash left half written. */
  readonly sweep: (isKnown: (key: string) => boolean) => Promise<void>;
};

const ENDING = '.webp';

export const createTileCache = (folder: string): TileCache => {
  let drafts = 0;
  const fileOf = (key: string): string => join(folder, `${key}${ENDING}`);
  return {
    read: async (key) => {
      try {
        const picture = await readFile(fileOf(key));
        // A machine that lost power may leave a name without its bytes.
        return picture.length > 0 ? picture : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    keep: async (key, picture) => {
      await mkdir(folder, { recursive: true });
      // Under its name only when it is whole: a reader never sees half a picture, and of two writers the last one wins.
      drafts += 1;
      const draft = join(folder, `${key}.${process.pid}-${drafts}.part`);
      await writeFile(draft, picture);
      await rename(draft, fileOf(key));
    },
    sweep: async (isKnown) => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const strangers = names.filter((name) => !name.endsWith(ENDING) || !isKnown(name.slice(0, -ENDING.length)));
      for (const name of strangers) await rm(join(folder, name), { force: true, recursive: true });
    },
  };
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
