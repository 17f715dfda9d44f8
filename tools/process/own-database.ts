import { rmSync } from 'node:fs';
import { startEmbedded } from '../../server/src/platform/database/index.ts';
import { newDataFolder } from './product.ts';

export type OwnDatabase = {
  readonly url: string;
  readonly dataFolder: string;
  /** Of the database's first process. */
  readonly pid: number;
};

type OwnDatabaseOptions = {
  /** `none` where nothing is killed: the files are thrown away anyway. */
  readonly durability?: 'none';
};

/** Runs work on a database of its own, whose files are removed afterwards, also when the work fails. */
export const onOwnDatabase = async <Result>(
  work: (database: OwnDatabase) => Promise<Result>,
  { durability }: OwnDatabaseOptions = {},
): Promise<Result> => {
  const dataFolder = newDataFolder();
  const { url, pid, stop } = await startEmbedded({ dataFolder, ...(durability && { durability }) });
  try {
    return await work({ url, dataFolder, pid });
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
};
